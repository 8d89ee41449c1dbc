declare module 'hyphen' {
  export default function create(
    patterns: unknown,
    options?: { async?: boolean; minWordLength?: number },
  ): (text: string) => string;
}
declare module 'hyphen/patterns/*' {
  const patterns: unknown;
  export default patterns;
}
