/** Whether the sommelier understood a sentence: every wish as meant, and no other. For the benchmark and a test. */
import { BOTH } from '#domain/taste-request/words/both.ts';
import { interpret } from '../src/experiences/voice-sommelier/hearing/interpret.ts';
import { FLAVOUR_AXES } from '#domain/recipe/recipe.ts';
import type { Wishes } from '../src/experiences/voice-sommelier/wishes.ts';
import { inShort } from '../src/experiences/voice-sommelier/wishes-in-short.ts';
import { DEMO_BAR } from './demo-bar.ts';

const menu = DEMO_BAR;

export interface Judged {
  text: string;
  expected: string;
  heard: string;
  isUnderstood: boolean;
}

/**
 * @param meant wishes in the notation of wishes-in-short.ts; those in brackets are optional. Where it names no
 *   ingredient or superlative, a heard one counts as the tastes it stands for.
 */
export function judge([text, meant]: readonly [string, string]): Judged {
  const wishes = interpret(text, BOTH, [], menu);
  const heard = inShort(wishes);
  const got = [
    ...heard.split(' ').filter((part) => part && (/(?:with|without|most|least):/.test(meant) || !OF_THINGS.test(part))),
    ...impliedBy(wishes.named, meant),
  ];
  const words = meant.split(' ').filter(Boolean);
  const needed = words.filter((word) => !word.startsWith('('));
  const allowed = words.map((word) => word.replace(/[()]/g, ''));
  const isUnderstood = needed.every((word) => got.includes(word)) && got.every((word) => allowed.includes(word));
  return { text, expected: meant, heard, isUnderstood };
}

const OF_THINGS = /^(?:with|without|most|least):/;

/** The meant tastes that what was named stands for. */
const impliedBy = (named: Wishes['named'], meant: string): string[] =>
  named.flatMap(({ taste, isRefused }) =>
    FLAVOUR_AXES.filter((axis) => taste[axis])
      .map((axis) => `${axis}${taste[axis]! > 0 !== isRefused ? '+' : '-'}`)
      .filter((part) => meant.includes(part)),
  );
