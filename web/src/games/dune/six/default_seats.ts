// Who sits where at a table for six: known before there is a table, so that a form can say it.
export const TEAMS = ['muad_dib', 'shaddam'] as const;
export type TeamName = (typeof TEAMS)[number];

export interface Chair {
  team: TeamName;
  leader: string; // of a commander, who is always the same; an ally has whoever is chosen
}

/** Clockwise from seat A: teams alternate, and the commanders face each other. */
const CHAIRS: Chair[] = [
  { team: 'muad_dib', leader: 'muad_dib' },
  { team: 'shaddam', leader: '' },
  { team: 'muad_dib', leader: '' },
  { team: 'shaddam', leader: 'shaddam_corrino_iv' },
  { team: 'muad_dib', leader: '' },
  { team: 'shaddam', leader: '' },
];

/** The chairs of a table in teams, or none: then everybody plays alone. */
export function chairs(game: string, players: number): Chair[] {
  return game === 'uprising' && players === CHAIRS.length ? CHAIRS : [];
}

export const EMBLEM: Record<TeamName, string> = { muad_dib: 'fremen', shaddam: 'emperor' };
