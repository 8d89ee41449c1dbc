// How the games look on the first page: a tint, a scene and a sign for each.
import type { Motif } from '../theme/motif.mjs';

const FACES: Record<string, { tint: string; kind: Motif; icon: string }> = {
  imperium: { tint: 'var(--c-landsraad)', kind: 'landsraad', icon: 'landsraad' },
  uprising: { tint: 'var(--c-spice)', kind: 'worm', icon: 'sandworm' },
  arrakis: { tint: 'var(--c-fremen)', kind: 'storm', icon: 'storm' },
};

export const face = (game: string): { tint: string; kind: Motif; icon: string } =>
  FACES[game] ?? { tint: 'var(--c-card)', kind: 'none', icon: 'layers' };
