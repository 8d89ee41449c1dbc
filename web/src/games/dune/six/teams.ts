// The two teams of a table for six.
import type { Team } from '../../../generated/views';

export type TeamName = Team;
export const TEAMS: TeamName[] = ['muad_dib', 'shaddam'];
export const EMBLEM: Record<TeamName, string> = { muad_dib: 'fremen', shaddam: 'emperor' };
