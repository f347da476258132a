/** The word lists of each language, downloaded on demand or slightly ahead. */
import cantonese from '#domain/taste-request/words/cantonese.json?url';
import english from '#domain/taste-request/words/english.json?url';
import type { Language, Lexicon } from '#domain/taste-request/words/lexicon.ts';

/** As data, not as a module: most browsers do not retry a failed module import until the page is reloaded. */
const ADDRESSES: Record<Language, string> = { en: english, 'zh-HK': cantonese };
const PATIENCE_MS = 10_000;

const known = new Map<Language, Lexicon>();

/** @returns undefined while one of them is not loaded */
export function lexiconsOf(languages: readonly Language[]): Lexicon[] | undefined {
  const lexicons = languages.flatMap((language) => known.get(language) ?? []);
  return lexicons.length === languages.length ? lexicons : undefined;
}

/** Downloads the word list of a language, once. Rejects if it cannot be loaded; can be retried. */
export async function learn(language: Language): Promise<void> {
  if (known.has(language)) return;
  const answer = await fetch(ADDRESSES[language], { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!answer.ok) throw new Error(`The words answered ${answer.status}`);
  known.set(language, (await answer.json()) as Lexicon);
}
