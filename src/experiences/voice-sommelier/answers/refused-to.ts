/** Who may have alcohol: "can he have a beer?", of whoever must not have alcohol: no, and what there is instead. */
import { isZeroProof } from '#domain/recipe/recipe.ts';
import { isOfAdult } from '#domain/taste-request/stated-age.ts';
import { ASKS_ID } from '#domain/taste-request/talk/asked-back.ts';
import type { Spoken } from '#domain/taste-request/taste-request.ts';
import type { Piece } from '#domain/taste-request/phrase-tokenizer.ts';
import { statedAbv } from '#domain/taste-request/usual-abv.ts';
import { bilingual, type Answer, type Asked } from './asked-drink.ts';
import { freeOf } from './drink-holds.ts';
import { meetingBest, NEAREST } from './drinks-there.ts';
import { namesOf } from './menu-asked.ts';
import { ASKS } from './menu-questions.ts';
import { consistsOf, FROM_18, hasNoAlcohol, notFor, WITHOUT_ALCOHOL } from './words.ts';

const ASKS_LEAVE = /[?？]|可唔可以|得唔得|[飲食]得|俾佢/;
const ASKS_EXACTLY = /\b0?\.[05]\b|\b(?:really|truly|completely|totally|sure|trace)|[真完]|一啲|0\.[05]/i;
const MAY =
  /\b(?:can|could|may|should|allowed|ok(?:ay)?|fine|alright|safe|one|just|little|drop|sip)\b|可唔可以|得唔得|[飲食]得|俾佢|掂唔掂|少少|一[杯啖]/i;
const ASKS_WHAT = /\b(?:what|which|anything|something)\b|[咩乜邊]/i;
/** Asks for what has none, and not for leave: "can you do it without?", "what should I get her instead?" */
const ASKS_FREE =
  /\b(?:without|instead(?! of)|virgin|mocktails?|(?:alcohol|booze) free|non alcoholic|0 ?%|zero)\b|[冇無零][酒]精|代替|換/i;

const isAlcoholic = (piece: Piece): boolean =>
  piece.kind === 'flavour' &&
  (piece.flavour.alcohol === true || (piece.named !== undefined && (statedAbv(piece.named.id) ?? 0) > 0));

export function refusedTo({ text, pieces }: Spoken, asked: Asked): Answer[] {
  const { noAlcohol, asked: back } = asked.wishes;
  if (!noAlcohol || noAlcohol === 'choice' || back === 'water' || !ASKS_LEAVE.test(text)) return [];
  const ids = pieces.flatMap((piece) => (piece.kind === 'name' ? [piece.name] : []));
  const named = asked.recipes.filter(({ id }) => ids.includes(id));
  if (named.length > 0 && named.every(isZeroProof))
    return [
      {
        told: named.flatMap((drink) => (ASKS_EXACTLY.test(text) ? freeOf(drink) : [hasNoAlcohol(bilingual(drink))])),
        toldOf: ['like', 'zero-proof'],
      },
    ];
  const asksFree = ASKS_FREE.test(text.replaceAll('-', ' ')) || /\bwhat\b.*\binstead\b/i.test(text);
  if (named.length === 0 && (asksFree || ASKS_WHAT.test(text))) return [];
  // "Is there something for a hangover?" asks for no alcohol.
  const isLeave = named.length > 0 || pieces.some(isAlcoholic) || MAY.test(text);
  const best = meetingBest(asked);
  // "The Basil Smash without": what is nearest.
  const there = namesOf(asksFree ? best.slice(0, NEAREST) : best);
  return [
    {
      told: [
        ...(asksFree || !isLeave ? [] : [notFor(noAlcohol)]),
        ...(there.en ? [consistsOf(WITHOUT_ALCOHOL, there)] : []),
      ],
      toldOf: ['zero-proof', 'like'],
    },
  ];
}

const ASKS_AGE = /\bold enough\b|\b(?:legal|drinking|minimum) (?:drinking )?age\b|夠(?:秤|年齡|歲數?)|幾多?歲.{0,4}飲/i;
/** Whether they may, of a guest who says how old they are. */
const ASKS_IF_MAY =
  /\b(?:am i|are we|can i|can we|may i|could i|is (?:it|that))\b(?: \w+){0,3}? (?:ok(?:ay)?|allowed|permitted|fine|alright|able|problem|enough|legal|order|drink|have (?:a|one|alcohol)|be served|buy)\b|(?:[飲叫買][唔得]+|可唔可以|得唔得|ok唔ok)[^，。]{0,4}(?:[飲叫買]|未|$|[?？㗎])|[飲叫買]得(?:酒|嘢)?(?:未|嗎|㗎|咩)/i;
const IS_GROWN = /\bturned (?:18|19|[2-9]\d|eighteen|nineteen|\w+ty)\b/i;
/** "I'm 19, is that old enough?", "do you check ID?" */
export const fromWhatAge = ({ text }: Spoken, { wishes }: Asked): Answer[] =>
  !wishes.noAlcohol &&
  (ASKS_ID.test(text) ||
    (ASKS.test(text) && (ASKS_AGE.test(text) || ((isOfAdult(text) || IS_GROWN.test(text)) && ASKS_IF_MAY.test(text)))))
    ? [{ told: [FROM_18], toldOf: ['named alcohol', 'anything'] }]
    : [];
