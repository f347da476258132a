/** What is told by one word though it is several tastes: "refreshing" is a little sour and a few bubbles. */
import type { BilingualText, FlavourAxis } from '#domain/recipe/recipe.ts';
import type { TasteWord } from '#domain/taste-request/taste-word.ts';
import { MEANINGS } from '#domain/taste-request/words/meanings.ts';
import { text } from '#domain/text/bilingual.ts';

const AXES: readonly FlavourAxis[] = ['acidity', 'fizzy'];
export const REFRESHING = text('refreshing', '清爽');

/** @returns the words, and the axes that nothing else speaks of */
export function saidAs(words: readonly TasteWord[]): { told: BilingualText[]; axes: readonly FlavourAxis[] } {
  const isFresh = ({ word, named, factor }: TasteWord) => word === MEANINGS.refreshing && !named && factor > 0;
  // 熱嘅: of a drink, and not of the weather.
  if (!words.some(isFresh) || words.some(({ named }) => named?.id === 'hot drink')) return { told: [], axes: [] };
  return {
    told: [REFRESHING],
    axes: AXES.filter((axis) => words.every(({ word }) => !word.delta?.[axis] || word === MEANINGS.refreshing)),
  };
}
