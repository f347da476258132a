/** Every name of an ingredient, a drink, and a way to serve or to feel is heard when it is refused, in both languages. */
import { describe, expect, it } from 'vitest';
import { byTurns } from '#test/by-turns.ts';
import { createTasteParser } from './parse-taste-request.ts';
import { BOTH } from './words/both.ts';
import cantonese from './words/cantonese.json';
import english from './words/english.json';
import type { Lexicon } from './words/lexicon.ts';

const parse = createTasteParser(BOTH);

/** Traits that a guest may refuse by any of their words; of the others many say what happened: "got promoted". */
const REFUSABLE: ReadonlySet<string> = new Set([
  'frozen',
  'crushed ice',
  'large ice cube',
  'ice',
  'wakes you up',
  'cooling',
  'fruit tea',
  'plain tea',
  'regular sugar',
  'whipped cream',
  'energy drink',
]);
/** What the guest suffers from: to refuse it asks for what helps. Some words form other phrases with those of a pattern, and no alcohol is never taken back. */
const IS_COMPLAINT = /^(?:heat(?:y|iness)|sleep.*|sticky toffee|lemon squash|熱氣|燥熱|上火|精神.*)$/;
/** Words that already say "no", "less" or "too": to refuse them asks for more; and statements, which nobody refuses. */
const SAYS_NO =
  /^(?:no|not|out of|low|lack|i cant|cant|need|so|too|very|stay|in|falling|nodding|dozing|brain|long|all|study|deadline|pull|keep|second|snap|shake|i|am|im)\b|^[冇唔無未欠少缺]|冇|唔|^(?:好|頂|捱|返|開|趕|坐|飛|食|生|爆|眼|紅眼|瞓|攰|疲|想|長途|時差|夜更|喊|恰|瞌|頭)|咗|完|緊|死/i;

const namesIn = ({ ingredients = [], brands = [], drinks = [], traits = [] }: Lexicon) => [
  ...[...ingredients, ...brands, ...drinks].flatMap((line) =>
    line.split(',').map((said) => ({ id: line.split(',')[0]!, said })),
  ),
  ...traits.flatMap((line) => {
    const [id = '', ...words] = line.split(',');
    return REFUSABLE.has(id) ? words.filter((said) => !SAYS_NO.test(said)).map((said) => ({ id, said })) : [];
  }),
];

/** Ids of what a sentence wishes for. */
const wishedIn = (sentence: string): string[] =>
  parse(sentence).words.flatMap(({ named, factor, isRefused }) =>
    named && factor > 0 && !isRefused ? [named.id] : [],
  );

const ENGLISH = [
  'no X',
  'not X',
  'without X',
  "I don't want X",
  'anything but X',
  'no X please',
  'never X',
  'X? no thanks',
];
const CHINESE = ['唔要X', '走X', '唔好X', '冇X嘅', '唔想要X', '千祈唔好X', 'X唔要', '我唔鍾意X'];

describe.each([
  ['English', english as Lexicon, ENGLISH, /[a-z]/],
  ['Chinese', cantonese as Lexicon, CHINESE, /\p{Script=Han}/u],
])('every %s name', (_language, lexicon, patterns, script) => {
  const names = namesIn(lexicon).filter(({ said }) => script.test(said) && !IS_COMPLAINT.test(said));

  it('is known', () => expect(names.length).toBeGreaterThan(1000));

  it.each([...patterns.entries()])('is not wished for by: %d, %s', (turn, pattern) => {
    const wished = byTurns(names, turn).filter(({ id, said }) => wishedIn(pattern.replace('X', said)).includes(id));
    expect(wished.map(({ said }) => said)).toEqual([]);
  });
});
