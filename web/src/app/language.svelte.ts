// The language of the page: Fluent catalogues, each loaded when it is first wanted.
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from '../api/client';
import { writeStored, readStored } from './storage';

export const LANGUAGES: { id: Language; short: string; name: string }[] = [
  { id: 'en', short: 'EN', name: 'English' },
  { id: 'uk', short: 'УК', name: 'Українська' },
  { id: 'ru', short: 'РУ', name: 'Русский' },
  { id: 'cs', short: 'ČE', name: 'Čeština' },
];

const catalogues = import.meta.glob<string[]>('../locales/*.ts', { import: 'default' });
// Topics of single pages and games, fetched with them.
const topics = import.meta.glob<string>('../locales/*/pages/*.ftl', { query: '?raw', import: 'default' });
const loaded = new Map<Language, FluentBundle>();
const wantedTopics = new Set<string>();
const brought = new Set<string>();

function isLanguage(word: string | null | undefined): word is Language {
  return LANGUAGES.some((l) => l.id === word);
}

function wanted(): Language {
  const chosen = readStored<string | null>('lang', null);
  if (isLanguage(chosen)) return chosen;
  for (const tag of navigator.languages) {
    const short = tag.slice(0, 2).toLowerCase();
    if (isLanguage(short)) return short;
  }
  return 'en';
}

class LanguageState {
  lang = $state<Language>('en');
  private bundles = $state.raw<FluentBundle[]>([]);

  async start(): Promise<void> {
    await this.speak(wanted());
  }

  async choose(lang: Language): Promise<void> {
    writeStored('lang', lang);
    await this.speak(lang);
  }

  private async speak(lang: Language): Promise<void> {
    const found = [await bundle(lang), lang === 'en' ? null : await english(lang)].filter((b) => b !== null);
    this.bundles = found;
    this.lang = lang;
    document.documentElement.lang = lang;
    if (import.meta.env.PROD) useManifest(lang);
  }

  /** Brings the messages of one page or game, in this language and in those that are chosen later. */
  async use(topic: string): Promise<void> {
    wantedTopics.add(topic);
    await this.speak(this.lang);
  }

  say(id: string, args?: Record<string, FluentVariable>): string {
    for (const one of this.bundles) {
      const message = one.getMessage(id);
      if (message?.value) return one.formatPattern(message.value, args ?? null, []);
    }
    return id;
  }
}

/** What the system shows of the installed app is in the language of the page, too. */
function useManifest(lang: Language): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]') ?? document.createElement('link');
  link.rel = 'manifest';
  link.href = `/manifest-${lang}.webmanifest`;
  document.head.append(link);
}

/** English behind a language whose catalogue is not there yet. */
async function english(lang: Language): Promise<FluentBundle | null> {
  return catalogues[`../locales/${lang}.ts`] === undefined ? bundle('en') : null;
}

async function bundle(lang: Language): Promise<FluentBundle | null> {
  const found = await catalogue(lang);
  for (const topic of wantedTopics) {
    const file = `../locales/${lang}/pages/${topic}.ftl`;
    if (found === null || brought.has(file)) continue;
    const text = await topics[file]?.();
    if (text !== undefined && !brought.has(file)) found.addResource(new FluentResource(text));
    brought.add(file);
  }
  return found;
}

async function catalogue(lang: Language): Promise<FluentBundle | null> {
  const known = loaded.get(lang);
  if (known !== undefined) return known;
  const load = catalogues[`../locales/${lang}.ts`];
  if (load === undefined) return null;
  const made = new FluentBundle(lang, { useIsolating: false });
  for (const text of await load()) made.addResource(new FluentResource(text));
  loaded.set(lang, made);
  return made;
}

export const language = new LanguageState();
/** A message of the page in its language now. */
export const t = (id: string, args?: Record<string, FluentVariable>): string => language.say(id, args);
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase(language.lang) + text.slice(1);
/** A message, or another text if the page does not have it: a set may bring kinds of things that the page never met. */
export const tOr = (id: string, text: string): string => (language.say(id) === id ? capital(text) : t(id));
/** What a kind of component is called. */
export const kindName = (kind: string): string => tOr(`kind-${kind.replaceAll(' ', '-')}`, kind);
