// Where long names may break: by the patterns of the language, fetched when it is spoken. English fits as it is.
import type { Language } from '../api/client';
import { language } from './language.svelte';

type Break = (text: string) => string;
const LOAD: Partial<Record<Language, () => Promise<{ default: unknown }>>> = {
  uk: () => import('hyphen/patterns/uk.js'),
  ru: () => import('hyphen/patterns/ru.js'),
  cs: () => import('hyphen/patterns/cs.js'),
};

class Hyphens {
  private known = $state.raw<Partial<Record<Language, Break>>>({});
  private asked = new Set<Language>();
  private made = new Map<string, string>();

  of(text: string): string {
    const lang = language.lang;
    const split = this.known[lang];
    if (split === undefined) {
      if (LOAD[lang] !== undefined && !this.asked.has(lang)) void this.load(lang);
      return text;
    }
    const key = `${lang}/${text}`;
    let hyphenate = this.made.get(key);
    if (hyphenate === undefined) this.made.set(key, (hyphenate = split(text)));
    return hyphenate;
  }

  private async load(lang: Language): Promise<void> {
    this.asked.add(lang);
    try {
      const [{ default: create }, { default: patterns }] = await Promise.all([import('hyphen'), LOAD[lang]!()]);
      this.known = { ...this.known, [lang]: create(patterns, { async: false, minWordLength: 7 }) };
    } catch {
      /* then names break where they must */
    }
  }
}

const hyphens = new Hyphens();
/** A name with soft hyphens. For the eye only: what is read aloud has none. */
export const hyphenate = (text: string): string => hyphens.of(text);
