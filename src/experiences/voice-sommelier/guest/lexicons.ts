/** The words of each language, downloaded when they are needed or a little before. */
import cantonese from '#domain/taste-request/words/cantonese.json?url';
import english from '#domain/taste-request/words/english.json?url';
import type { Language, Lexicon } from '#domain/taste-request/words/lexicon.ts';

/** As data: a script that once could not be had is not asked for again by most browsers until the page is loaded anew. */
const ADDRESSES: Record<Language, string> = { en: english, 'zh-HK': cantonese };
const PATIENCE_MS = 10_000;

const known = new Map<Language, Lexicon>();

/** @returns undefined while one of them is not here */
export function lexiconsOf(languages: readonly Language[]): Lexicon[] | undefined {
  const lexicons = languages.flatMap((language) => known.get(language) ?? []);
  return lexicons.length === languages.length ? lexicons : undefined;
}

/** Downloads the words of a language, once. Fails where they cannot be had; it can be tried again. */
export async function learn(language: Language): Promise<void> {
  if (known.has(language)) return;
  const answer = await fetch(ADDRESSES[language], { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!answer.ok) throw new Error(`The words answered ${answer.status}`);
  known.set(language, (await answer.json()) as Lexicon);
}
