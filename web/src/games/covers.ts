// How the games look on the first page: a tint, a scene and a sign for each.
import type { Motif } from '../theme/motif.mjs';

const COVERS: Record<string, { tint: string; kind: Motif; icon: string }> = {
  imperium: { tint: 'var(--c-landsraad)', kind: 'landsraad', icon: 'landsraad' },
  uprising: { tint: 'var(--c-spice)', kind: 'worm', icon: 'sandworm' },
  arrakis: { tint: 'var(--c-fremen)', kind: 'storm', icon: 'storm' },
};

export const coverOf = (game: string): { tint: string; kind: Motif; icon: string } =>
  COVERS[game] ?? { tint: 'var(--c-card)', kind: 'none', icon: 'layers' };
