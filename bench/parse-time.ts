/**
 * How long the sommelier takes to read 2,000 characters, ten times what the guest's field takes: words that are said
 * again and again must not cost more than in proportion. Fails where one costs more than a number of times what ordinary
 * sentences of the same length do in the same run, so that other work on the machine decides nothing.
 */
import { readFileSync } from 'node:fs';
import { BOTH } from '#domain/taste-request/words/both.ts';
import { indexMenu } from '#domain/taste-request/menu-index.ts';
import { createTasteParser } from '#domain/taste-request/parse-taste-request.ts';
import { DEMO_BAR } from '../test/demo-bar.ts';
import { report } from './load.ts';

const MOST_TIMES = 2;
const CHARACTERS = 2_000;
const ROUNDS = 30;
/** Of all rounds of a text. */
const LONGEST_MS = 20_000;
const TRIES = 3;
const REPEATED = [
  '敏感',
  '奶',
  '奶敏感，',
  '唔要奶',
  '唔',
  '飲咗',
  'milk allergy ',
  'no milk ',
  'Negroni ',
  'quux ',
  'I had ',
  'Mojito with gin instead of rum ',
  'is the Negroni sweet ',
  '一杯莫吉托，',
];

/** What follows a drink that was named. */
const REPEATED_AFTER = ['仲要', '咁', 'way ', 'too '];

const parse = createTasteParser(BOTH, indexMenu(DEMO_BAR, BOTH).vocabulary);

/** The quickest of many, in ms: what the machine does beside it is not measured. One that hangs is not waited for. */
function quickestMs(text: string): number {
  let quickest = Infinity;
  let spent = 0;
  for (let round = 0; round < ROUNDS && spent < LONGEST_MS; round++) {
    const start = performance.now();
    parse(text);
    const ms = performance.now() - start;
    quickest = Math.min(quickest, ms);
    spent += ms;
  }
  return quickest;
}

const textOf = (said: string, characters: number): string =>
  said.repeat(Math.ceil(characters / said.length)).slice(0, characters);
const ORDINARY = JSON.parse(readFileSync(new URL('lists/sentences-1.json', import.meta.url), 'utf8')) as string[];
const isHan = (said: string): boolean => /\p{Script=Han}/u.test(said);
/** Chinese has more words in as many characters. */
const ordinaryMs = (isOf: (said: string) => boolean): number =>
  quickestMs(textOf(ORDINARY.filter(isOf).join('\n'), CHARACTERS));
const [inChinese, inEnglish] = [ordinaryMs(isHan), ordinaryMs((said) => !isHan(said))];
const figures = [
  ...REPEATED.map((said) => [said.trim(), textOf(said, CHARACTERS)] as const),
  ...REPEATED_AFTER.map((said) => [`Negroni ${said.trim()}`, `Negroni ${textOf(said, CHARACTERS)}`] as const),
].map(([said, text]) => [said, text, quickestMs(text)] as const);
report('reading 2,000 characters of sentences, ms', { inChinese, inEnglish });
report('reading 2,000 characters of one word, ms', Object.fromEntries(figures.map(([said, , ms]) => [said, ms])));
/** Over the bound it is measured again beside the sentences: other work may have come in between. */
function timesOf(said: string, text: string, ms: number): number {
  let times = ms / (isHan(said) ? inChinese : inEnglish);
  for (let again = 0; again < TRIES && times > MOST_TIMES; again++)
    times = Math.min(times, quickestMs(text) / ordinaryMs(isHan(said) ? isHan : (one) => !isHan(one)));
  return times;
}
const times = figures.map(([said, text, ms]) => [said, timesOf(said, text, ms)] as const);
report('times the sentences', Object.fromEntries(times));
if (times.some(([, one]) => one > MOST_TIMES)) process.exitCode = 1;
