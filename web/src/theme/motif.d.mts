export function rng(seed: string): () => number;
export function ridge(
  r: () => number,
  w: number,
  h: number,
  y: number,
  amp: number,
  n: number,
  fill: string,
  shade?: boolean,
): string;
export type Motif =
  | 'none'
  | 'plain'
  | 'emperor'
  | 'guild'
  | 'bene-gesserit'
  | 'fremen'
  | 'landsraad'
  | 'combat'
  | 'intrigue'
  | 'city'
  | 'worm'
  | 'storm';
export function scene(
  seed: string,
  options?: {
    w?: number;
    h?: number;
    kind?: Motif;
    dunes?: number;
    horizon?: number;
    sky?: boolean;
    stars?: number;
  },
): string;
