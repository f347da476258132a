/**
 * Compares what the sommelier hears and pours with a list of sentences for which somebody wrote down, in plain words,
 * every wish and the drinks that may come first. The wishes are read by the same parser, so that figure only points at
 * sentences to read; the first drink is compared as it is.
 */
import { readFileSync } from 'node:fs';
import { answerTo } from '../test/answer-to.ts';
import { inShort } from '../src/experiences/voice-sommelier/wishes-in-short.ts';
import { interpret } from '../src/experiences/voice-sommelier/hearing/interpret.ts';
import { BOTH } from '#domain/taste-request/words/both.ts';
import { demoDrinks } from '../test/demo-bar.ts';
import type { DemoShopId } from '../src/server/seed/demo-shops.ts';

export interface Expected {
  sentence: string;
  /** Of a list in several lots. */
  lot?: string;
  wishes: readonly string[];
  /** English names of the drinks that may come first, and `ask` where asking is as good; none where only asking is. */
  first: readonly string[];
  note?: string;
}

export interface Compared extends Expected {
  /** The drink that comes first, or the question that is asked. */
  poured: string;
  heard: string;
  unknown: readonly string[];
  isFirstRight: boolean;
  isHeardAlike: boolean;
}

export const readList = (file: string): Expected[] => JSON.parse(readFileSync(file, 'utf8')) as Expected[];

export const compare = (list: readonly Expected[], shop: DemoShopId): Compared[] =>
  list.map((each) => compareOne(each, shop));

function compareOne(expected: Expected, shop: DemoShopId): Compared {
  const { sentence, wishes, first } = expected;
  const answer = answerTo(sentence, shop);
  const menu = demoDrinks(shop);
  const nameOf = (id: string) => menu.find((recipe) => recipe.id === id)?.name ?? id;
  const codesOf = (text: string) =>
    inShort(interpret(text, BOTH, [], menu))
      .split(' ')
      .filter(Boolean);
  const heard = codesOf(sentence);
  const meant = wishes.map(codesOf);
  const all = new Set(meant.flat());
  const isHeardAlike =
    answer.understood.unknown.length === 0 &&
    meant.every((codes) => codes.length === 0 || codes.some((code) => heard.includes(code))) &&
    heard.every((code) => all.has(code));
  const poured = answer.drinks[0] ?? answer.question ?? '';
  return {
    ...expected,
    poured: answer.drinks.join(' > ') || (answer.question ?? `nothing: ${answer.reply}`),
    heard: heard
      .map((code) => code.replace(/^(like|not):(.*)$/, (_all, kind: string, id: string) => `${kind}:${nameOf(id)}`))
      .join(' '),
    unknown: answer.understood.unknown,
    isFirstRight: answer.drinks.length === 0 ? first.length === 0 || first.includes('ask') : first.includes(poured),
    isHeardAlike,
  };
}

/** Undefined of lists in which every sentence has a drink. */
export const shareOf = (list: readonly Compared[], is: (each: Compared) => boolean): string =>
  `${list.filter(is).length} of ${list.length}, ${((100 * list.filter(is).length) / Math.max(1, list.length)).toFixed(1)} %`;

export const lineOf = ({ sentence, wishes, first, note, poured, heard, unknown, isFirstRight }: Compared): string =>
  [
    `${isFirstRight ? ' ' : '✗'} ${sentence}`,
    `    meant ${wishes.join('; ') || 'nothing'}${note ? ` (${note})` : ''}`,
    `    heard ${heard || 'nothing'}${unknown.length > 0 ? `; unknown: ${unknown.join(' | ')}` : ''}`,
    `    first ${first.join(', ') || 'none'}; poured ${poured}`,
  ].join('\n');
