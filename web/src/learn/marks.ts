// The marks in the texts of lessons and of the guide: `:city:` is an icon, `*Arrakeen*` is bold, `[IMP-END-01]` a rule.
export interface Segment {
  kind: 'text' | 'bold' | 'icon' | 'rule';
  value: string;
}

export function segmentsOf(text: string): Segment[] {
  return text
    .split(/(:[a-z][a-z0-9-]*:|\*[^*]+\*|\[[A-Z][A-Z-]*-\d+\])/)
    .filter((part) => part !== '')
    .map((part): Segment => {
      if (part.startsWith('[') && part.endsWith(']')) return { kind: 'rule', value: part.slice(1, -1) };
      if (/^:[a-z]/.test(part) && part.endsWith(':')) return { kind: 'icon', value: part.slice(1, -1) };
      if (part.startsWith('*')) return { kind: 'bold', value: part.slice(1, -1) };
      return { kind: 'text', value: part };
    });
}
