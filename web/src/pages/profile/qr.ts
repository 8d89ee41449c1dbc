// A link as a picture for the camera of a phone. Fetched with the picture: the encoder is the largest part of the page.
import { encode } from 'uqr';

const BORDER = 3;

export function qr(text: string): { size: number; path: string } {
  const code = encode(text, { ecc: 'M', border: BORDER });
  const path = code.data.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size: code.size, path };
}
