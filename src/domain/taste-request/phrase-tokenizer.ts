/** Splits a sentence into the longest known phrases: flavour words, person words, particles, names from the menu. */
import {
  byLetter,
  indexOf,
  isCareful,
  isFiller,
  isOfRisk,
  knownOf,
  NO_TASTE,
  phraseOf,
  type ByLetter,
  type Index,
  type Meaning,
  type Phrase,
} from './known-phrases.ts';
import { SIGNS } from './words/lexicon.ts';
import type { Lexicon } from './words/lexicon.ts';
import { lettersOf, LONG, mayBeNear, soundsLike, typosBetween } from './misspelling.ts';
import { remembered } from './remembered.ts';
import type { FlavourMeaning } from './words/meanings.ts';
import {
  atMostDoubled,
  ENDINGS,
  formsOf,
  isHan,
  isLatin,
  lowerOf,
  PLAIN_ENDINGS,
  VERBS,
  wordsOf,
} from './word-forms.ts';

/** A word an owner added: its meaning and its spellings. */
export interface FlavourWord extends FlavourMeaning {
  en: readonly string[];
  'zh-HK': readonly string[];
}

/** Words known in addition to the built-in ones. */
export interface Vocabulary {
  /** The shop's own words; they take precedence over built-in ones, except over person words. */
  words?: readonly FlavourWord[];
  /** Drinks on the menu by the names they may be called. */
  names?: readonly { id: string; said: string }[];
  /** Ingredients on the menu by the names they may be called. */
  ingredients?: readonly { id: string; said: string }[];
}

interface Token {
  said: string;
  /** Spellings for particles: lower case, without accents; "noooo" as "noo" and "no". */
  spelled: readonly string[];
  /** Those, and without a plural or "-ing". */
  plain: readonly string[];
  /** Those, and base forms the token may be derived from. */
  forms: readonly string[];
  /** Those without an ending of ordinary words: "waited", "quietly". */
  common: readonly string[];
  /** What is known that begins with it. */
  entries: readonly Entry[];
  /** What it probably means if nothing known begins with it. */
  misspelt: () => Phrase | undefined;
  isCommon: () => boolean;
}
type Entry = NonNullable<ReturnType<Index['get']>>;

/** `sick`: what is said of it makes the guest sick. */
export type Piece = { said: string; end?: true } & (Meaning | { kind: 'unknown'; isCommon?: true } | { kind: 'sick' });

/** The meaning of a flavour word; undefined for other pieces. */
export const flavourOf = (piece: Piece | undefined): FlavourMeaning | undefined =>
  piece?.kind === 'flavour' ? piece.flavour : undefined;

const IS_PUNCTUATION = /^[^\p{L}\p{N}\p{Extended_Pictographic}]$/u;
/** Ends a sentence; an allergy does not reach past it. */
const IS_FULL_STOP = /^[\n.;!?。；！？]$/;

/** Creates a tokenizer; reuse it for all sentences. */
export function createTokenizer(
  lexicons: readonly Lexicon[],
  { words = [], names = [], ingredients = [] }: Vocabulary,
): (text: string) => Piece[] {
  const known = [SIGNS, ...lexicons].map(knownOf);
  const spellings = known.flatMap((each) => each.spellings);
  const own = [
    ...names.map(({ id, said }) => phraseOf(said, { kind: 'name', name: id }, 4, spellings)),
    ...words.flatMap((flavour) =>
      [...flavour.en, ...flavour['zh-HK']].map((said) => phraseOf(said, { kind: 'flavour', flavour }, 3, spellings)),
    ),
    ...ingredients.map(({ id, said }) =>
      phraseOf(said, { kind: 'flavour', flavour: NO_TASTE, named: { kind: 'ingredient', id } }, 1, spellings),
    ),
  ];
  const indexes = [indexOf(own), ...known.map(({ index }) => index)];
  const careful = byLetter([
    ...known.flatMap((each) => each.careful.filter(isOfRisk)),
    ...own.filter(isCareful),
    ...known.flatMap((each) => each.careful),
  ]);
  const written = new Set(names.map(({ said }) => said));
  const foreign = names.flatMap(({ said }) => {
    const pattern = soundsLike(said);
    return pattern ? [[pattern, said] as const] : [];
  });
  const parts = new Set(own.filter(isOfSeveral).flatMap((phrase) => phrase.parts.filter(isSpelled)));
  const inNames = (word: Spelled): Spelled => {
    if (!isSpelled(word.forms[0]!) || word.forms.some((form) => indexes.some((index) => index.has(form)))) return word;
    const near = [...parts].filter((part) => typosBetween(word.forms[0]!, part, false) < Number.POSITIVE_INFINITY);
    return { ...word, forms: [...word.forms, ...near] };
  };
  const tokenOf = remembered((said): Token => {
    const word = inNames(spelledAs(said));
    const isCommon = once(() =>
      word.common.some(
        (form) =>
          known.some((lexicon) => lexicon.common.has(form)) ||
          indexes.some((index) => index.get(form)?.alone.some(({ meaning }) => IS_FUNCTION.test(meaning.kind))),
      ),
    );
    const misspelt = once(() => {
      const probable = nearestOf(word.forms, careful);
      return probable && isCommon() && !isOfRisk(probable) ? undefined : probable;
    });
    const entries = word.forms.flatMap((form) => indexes.flatMap((index) => index.get(form) ?? []));
    return { ...word, entries, misspelt, isCommon };
  });
  // "Eggless", of whatever is known.
  const isThing = (word: string) =>
    indexes.some((index) =>
      index
        .get(word)
        ?.alone.some(
          ({ meaning }) =>
            meaning.kind === 'flavour' && (meaning.flavour.allergens ?? meaning.named?.kind === 'ingredient'),
        ),
    );
  const withoutLess = (text: string) =>
    text.replace(/\b([a-z]{3,})less\b/gi, (said, of: string) => (isThing(of.toLowerCase()) ? `no ${of}` : said));
  return (text) => {
    const spelled = foreign.reduce(
      (so, [pattern, said]) => so.replace(pattern, (heard) => (written.has(heard) ? heard : said)),
      withoutLess(text),
    );
    return piecesOf(wordsOf(spelled, spellings).map(tokenOf));
  };
}

function once<T>(find: () => T): () => T {
  let found: { value: T } | undefined;
  return () => (found ??= { value: find() }).value;
}

/** Of words that mean nothing by themselves; no misspelling of them is looked for in their other forms. */
const IS_FUNCTION = /^(?:plain|no|clause|wish)$/;

/** A word of a name of several: "collada" in "pina collada". */
const isOfSeveral = ({ parts, meaning }: Phrase): boolean => parts.length > 1 && meaning.kind === 'name';
const isSpelled = (word: string): boolean => word.length >= LONG - 2 && /^[a-z]+$/.test(word);

type Spelled = Omit<Token, 'entries' | 'misspelt' | 'isCommon'>;

function spelledAs(said: string): Spelled {
  if (isHan(said)) return { said, spelled: [said], plain: [said], forms: [said], common: [] };
  const lower = lowerOf(said);
  const spelled = [...new Set([atMostDoubled(lower), lower.replace(/([a-z])\1{2,}/g, '$1')])];
  const plain = spelled.flatMap((each) => formsOf(each, PLAIN_ENDINGS));
  const forms = spelled.flatMap((each) => formsOf(each, ENDINGS));
  const common = isLatin(said) ? [...forms, ...spelled.flatMap((each) => formsOf(each, VERBS))] : [];
  return { said, spelled, plain, forms, common };
}

function piecesOf(tokens: readonly Token[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  while (at < tokens.length) {
    const token = tokens[at]!;
    const { said } = token;
    const phrase = longest(tokens, at) ?? token.misspelt();
    const length = phrase?.parts.length ?? 1;
    if (phrase) pieces.push({ said: spell(tokens.slice(at, at + length)), ...phrase.meaning });
    else if (IS_PUNCTUATION.test(said))
      pieces.push({ said, kind: 'clause', ...(IS_FULL_STOP.test(said) && { end: true }) });
    else pieces.push({ said, kind: 'unknown', ...(token.isCommon() && { isCommon: true }) });
    at += length;
  }
  return pieces;
}

/** Not what is said of a person, nor a family that only an allergy names. */
const mayBeExact = ({ meaning, rank }: Phrase): boolean => meaning.kind !== 'person' && rank > 0;

/**
 * The word that was probably meant: one that keeps from harm first, then the nearest, of several as near a word without
 * meaning. Undefined if several with different meanings are as near.
 */
function nearestOf(forms: readonly string[], known: ByLetter): Phrase | undefined {
  const said = forms.map((form) => [form, lettersOf(form)] as const);
  let nearest: Phrase[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const { word, letters, isRisk, phrase } of known.get(forms[0]![0]!) ?? []) {
    for (const [form, itsLetters] of said) {
      const distance = mayBeNear(itsLetters, letters) ? typosBetween(form, word, isRisk) : Number.POSITIVE_INFINITY;
      if (distance === Number.POSITIVE_INFINITY) continue;
      if (isRisk) return phrase;
      if (distance > least) continue;
      if (distance < least) [nearest, least] = [[], distance];
      if (nearest.at(-1) !== phrase) nearest.push(phrase);
    }
  }
  const filler = nearest.find(({ meaning }) => isFiller(meaning.kind));
  const isOne = (of: (phrase: Phrase) => unknown) => new Set(nearest.map(of)).size === 1;
  const isUnique = isOne(({ parts }) => parts[0]) || isOne(({ meaning }) => idOf(meaning));
  return filler ?? (isUnique ? nearest[0] : undefined);
}

const idOf = (meaning: Meaning): unknown =>
  meaning.kind === 'flavour'
    ? (meaning.named?.id ?? meaning.flavour)
    : meaning.kind === 'name'
      ? meaning.name
      : meaning.kind;

function longest(tokens: readonly Token[], at: number): Phrase | undefined {
  let best: Phrase | undefined;
  let isBestExact = false;
  /** At the same length what is said of a person first, then the word as it was said: "crisps" are not "crisp". */
  const isBetter = (phrase: Phrase, isExact: boolean) => {
    if (!best || phrase.parts.length !== best.parts.length) return phrase.parts.length > (best?.parts.length ?? 0);
    const isAsSaid = isExact !== isBestExact && mayBeExact(phrase) && mayBeExact(best);
    return isAsSaid ? isExact : phrase.rank > best.rank;
  };
  const consider = (phrase: Phrase) => {
    if (phrase.parts.length < (best?.parts.length ?? 0) || !isSaid(phrase, tokens, at)) return;
    const isExact = phrase.parts.every((part, i) => tokens[at + i]!.spelled.includes(part));
    if (isBetter(phrase, isExact)) [best, isBestExact] = [phrase, isExact];
  };
  const { entries } = tokens[at]!;
  for (const next of tokens[at + 1]?.forms ?? [])
    for (const { followed } of entries) followed.get(next)?.forEach(consider);
  if (!best) for (const { alone } of entries) alone.forEach(consider);
  return best;
}

const FORMS: Readonly<Partial<Record<Piece['kind'], 'plain' | 'forms'>>> = {
  flavour: 'forms',
  name: 'forms',
  person: 'plain',
  plain: 'plain',
};

/** Negating particles must match exactly; other words may be inflected. */
const isSaid = ({ parts, meaning }: Phrase, tokens: readonly Token[], at: number): boolean =>
  parts.every((part, i) => tokens[at + i]?.[FORMS[meaning.kind] ?? 'spelled'].includes(part));

/** Joins words with the spaces they were written with. */
export const spell = (tokens: readonly { said: string }[]): string =>
  tokens.map(({ said }, i) => (i > 0 && !isHan(said) && !isHan(tokens[i - 1]!.said) ? ` ${said}` : said)).join('');
