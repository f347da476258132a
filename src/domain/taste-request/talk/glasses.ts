/** Hears for how many a drink is ordered: "two glasses", "six of us", 三杯. Source: docs/behaviour/taste-requests.md "Several people". */
import { spell, type Piece } from '../phrase-tokenizer.ts';

const IN_WORDS = 'two,three,four,five,six,seven,eight,nine,ten'.split(',');
const NUMBER = String.raw`(${IN_WORDS.join('|')}|pair|couple|[兩二三四五六七八九十]|\d{1,2})`;
const OF_GLASSES = new RegExp(
  [
    String.raw`\b${NUMBER}(?: of)? (?:\w+ )?(?:glasses|drinks|(?:cock|mock)tails|shots|pints|@)(?! (?:in|already|max|is|makes?|and i|of (?:gin|rum|vodka|tequila|whisky)))`,
    String.raw`\b${NUMBER} (?:of us|people|persons?|friends|guests|girls)\b|\b(?<!eating |drinking )for ${NUMBER}(?=\W*(?:please|$|[,.]))`,
    String.raw`\bwe(?: are|re) ${NUMBER}\b`,
    `(?<!第)${NUMBER} ?(?:個人|個(?:女仔|男仔|朋友|同事|friend)|位|人(?![工生])|人份|個? ?shots?|(?:杯|支)(?!就|已經|後|之後|起))`,
  ].join('|'),
  'i',
);

/** Drunk by now, and not ordered: "I had two glasses of wine", 頭先兩杯. */
const HAD =
  /(?:\b(?:had|drank|drunk|already|after|finished|last|first|previous|these|those)\b[^,.;]{0,16}|(?:頭先|啱啱|已經|之前|上次|尋晚|琴晚|[飲叫]咗|飲過|飲完|頭)[^，。,]{0,6})$/i;

/** "Negroni x2", "2x Mojito". */
const TIMES = /(?:^|[ ,])x ?([2-9])\b|\b([2-9]) ?x(?= [a-z])/i;

/** More than one, or undefined. */
export function glassesIn(pieces: readonly Piece[], said: string): number | undefined {
  const times = TIMES.exec(said);
  if (times) return Number(times[1] ?? times[2]);
  const text = spell(pieces.map((piece) => (piece.kind === 'name' ? { said: '@' } : piece)));
  const found = OF_GLASSES.exec(text);
  const number = HAD.test(text.slice(0, found?.index ?? 0))
    ? undefined
    : found
        ?.slice(1)
        .find((each) => each)
        ?.toLowerCase();
  if (number === undefined) return undefined;
  const many = Math.max(IN_WORDS.indexOf(number), '二三四五六七八九十'.indexOf(number)) + 2;
  return Number(number) > 1 ? Number(number) : Math.max(many, 2);
}
