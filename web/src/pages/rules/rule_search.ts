// The search of the rules: every word must occur, whatever its case and accents.
import type { GuidePage, RuleInfo } from '../../api/client';
import { language } from '../../app/language.svelte';
import { segmentsOf } from '../../learn/marks';

export const plain = (text: string): string =>
  text.toLocaleLowerCase(language.lang).normalize('NFD').replace(/\p{M}/gu, '');

export const wordsOf = (query: string): string[] => plain(query).match(/[\p{L}\p{N}-]+/gu) ?? [];

export function rulesWith(rules: RuleInfo[], words: string[]): RuleInfo[] {
  if (words.length === 0) return rules;
  return rules.filter((rule) => {
    const text = plain(`${rule.id} ${rule.topic_title} ${rule.text} ${rule.reading}`);
    return words.every((word) => text.includes(word));
  });
}

export interface Answer {
  page: GuidePage;
  question: string; // the one that was found; empty: the words are in the text
}

/** The pages that answer a question: first those that ask it themselves, as far as most of its words go. */
export function answersTo(pages: GuidePage[], words: string[]): Answer[] {
  if (words.length === 0) return [];
  const found = pages.map((page) => {
    const asked = [page.title, ...page.questions].map((question) => ({ question, hits: hits(question, words) }));
    const best = asked.reduce((a, b) => (b.hits > a.hits ? b : a));
    const inText = hits(page.blocks.map((block) => unmarked(block.text)).join(' '), words);
    const all = inText === words.length ? 0.9 : 0;
    const question = best.hits >= words.length * 0.6 ? best.question : '';
    return { page, question: question === page.title ? '' : question, rank: question ? best.hits + 1 : all };
  });
  return found.filter((one) => one.rank > 0).sort((a, b) => b.rank - a.rank);
}

function hits(text: string, words: string[]): number {
  const there = plain(text);
  return words.filter((word) => there.includes(word)).length;
}

export const unmarked = (text: string): string =>
  segmentsOf(text)
    .map((part) => (part.kind === 'icon' || part.kind === 'rule' ? '' : part.value))
    .join('');
