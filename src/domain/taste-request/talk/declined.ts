/**
 * Finds what a guest declines behind its name: "alcohol, no thanks", "my ex always had the Negroni, so not that one",
 * 嗰杯就 no thanks. Source: docs/behaviour/taste-requests.md "Refused in other words".
 */
import { flavourOf, type Piece } from '../phrase-tokenizer.ts';
import { markedText } from './marked-text.ts';

const NO_THANKS = 'no,? (?:thanks?|thank you|thx|way)';
const THAT = '(?:that|this|it)(?: (?:one|drink))?';
const HAN_THAT = '[嗰呢][杯隻款種個]';
/** Of what was named at any place before. */
const OF_THAT = String.raw`(?:not (?:that|this) (?:one|drink)|(?:anything|something|everything) (?:but|except|other than) ${THAT}|${THAT},? ${NO_THANKS}|(?:dont|do not) want (?:to copy (?:him|her|them)|the same(?: as (?:him|her|them))?)|唔(?:要|飲|好)${HAN_THAT}|唔(?:想|要|好)(?:撞(?:[佢你哋]{1,2})?|同[佢你哋]{1,2}(?:一樣|撞))|${HAN_THAT}(?:[ 就真係我都]*)(?:${NO_THANKS}|唔(?:要|使|飲|好)|免|pass)[嘞喇啦嘅]?)`;
/** Of what is said right before. */
const OF_LAST = String.raw`${NO_THANKS}|thanks but no|(?<!say )(?:please |hard )?no(?!\W*\?)|nah|nope|(?:i(?:ll|d| will| would) (?:rather )?)?pass|not (?:today|tonight|for me|my thing)|(?:has )?never been my thing|never again|yuck|out please|唔[要使]|唔 ?ok|(?<!(?:nt|not|never) )say no`;
const ENDS = String.raw`(?=,? ?(?:please|though|mate|tonight|today|again|now|for me|but|[喇啦嘞囉呀])?(?:[\s\p{P}]*$|[,.;!?，。；！？]| (?:but|and)\b))`;
const DECLINES = new RegExp(`(?<![a-z])(?:(?<that>${OF_THAT})|${OF_LAST})${ENDS}`, 'giu');
const LEAD = /(?:\b(?:so|but|and|well|then|oh|sorry|honestly)\b|所以|不過|但係|咁|就|我|都|[, -])+$/i;
const BETWEEN_CLAUSES = /[,.;!?，。；！？\n]|\b(?:but|and|so|because)\b|但係?|不過|所以/i;

/** @returns the indexes of what is declined */
export function declinedIn(pieces: readonly Piece[]): number[] {
  const text = markedText(pieces);
  return [...text.matchAll(DECLINES)].flatMap(({ index, groups }) => {
    const clauses = text
      .slice(0, index)
      .replace(LEAD, '')
      .split(BETWEEN_CLAUSES)
      .filter((clause) => /\p{L}|\d/u.test(clause));
    const clause = groups?.['that'] ? clauses.findLast((each) => each.includes('<')) : clauses.at(-1);
    const at = [...(clause ?? '').matchAll(/<(\d+)>/g)].map(([, each]) => Number(each));
    const names = at.filter((each) => pieces[each]!.kind === 'name');
    return (names.length > 0 ? names : at).filter(
      (each) =>
        (mayHarm(pieces[each]!) || !isSaidAgain(pieces, each)) &&
        // "A mocktail please dairy is a no for me".
        !(flavourOf(pieces[each])?.zeroProof && at.length > 1),
    );
  });
}
const mayHarm = (piece: Piece): boolean => (flavourOf(piece)?.allergens ?? flavourOf(piece)?.alcohol) !== undefined;
/** "Brunch tomorrow? No, brunch now". */
const isSaidAgain = (pieces: readonly Piece[], at: number): boolean =>
  pieces.slice(at + 1).some(({ said }) => said.toLowerCase() === pieces[at]!.said.toLowerCase());
