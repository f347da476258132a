/** Splits a sentence into the longest known phrases: flavour words, person words, particles, names from the menu. */
import { SIGNS, wordsIn } from './words/lexicon.ts';
import type { Lexicon, Particle, PersonFact } from './words/lexicon.ts';
import { MEANINGS } from './words/meanings.ts';
import type { FlavourMeaning, MeaningId } from './words/meanings.ts';

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
}

interface Token {
  said: string;
  /** Spellings for particles: lower case, without accents; "noooo" as "noo" and "no". */
  spelled: readonly string[];
  /** Those, and without a plural or "-ing". */
  plain: readonly string[];
  /** Those, and base forms the token may be derived from. */
  forms: readonly string[];
}

/** `free`: a negation that may also stand after its word. */
type Meaning =
  | { kind: 'flavour'; flavour: FlavourMeaning }
  | { kind: 'person'; person: PersonFact }
  | { kind: 'name'; name: string }
  | { kind: Particle; free?: string };
interface Phrase {
  parts: string[];
  meaning: Meaning;
  rank: number;
}
export type Piece = { said: string; end?: true } & (Meaning | { kind: 'unknown' });

/** The meaning of a flavour word; undefined for other pieces. */
export const flavourOf = (piece: Piece | undefined): FlavourMeaning | undefined =>
  piece?.kind === 'flavour' ? piece.flavour : undefined;

const LATIN = /^[a-z0-9]/i;
const HAN = /^\p{Script=Han}/u;
const TOKEN =
  /\p{Script=Han}|[a-zA-Z0-9\u00c0-\u024f]+|(?:(?!\p{Script=Han})\p{L})+|\p{Extended_Pictographic}|[\n.,;:!?()[\]{}"“”–—，。；：！？、/（）「」…~～]/gu;
const IS_PUNCTUATION = /^[^\p{L}\p{N}\p{Extended_Pictographic}]$/u;
/** Ends a sentence; an allergy does not reach past it. */
const IS_FULL_STOP = /^[\n.;!?。；！？]$/;

export const isLatin = (said: string): boolean => LATIN.test(said);
export const isHan = (said: string): boolean => HAN.test(said);

/** Normalises full-width characters; removes apostrophes and invisible characters. */
export const plainText = (text: string): string => text.normalize('NFKC').replace(/\p{Cf}|\uFE0F|['’‘`´]/gu, '');

/** Creates a tokenizer; reuse it for all sentences. */
export function createTokenizer(
  lexicons: readonly Lexicon[],
  { words = [], names = [] }: Vocabulary,
): (text: string) => Piece[] {
  const known = [SIGNS, ...lexicons].map(knownOf);
  const spellings = known.flatMap((each) => each.spellings);
  const own = indexOf([
    ...names.map(({ id, said }) => phraseOf(said, { kind: 'name', name: id }, 4, spellings)),
    ...words.flatMap((flavour) =>
      [...flavour.en, ...flavour['zh-HK']].map((said) => phraseOf(said, { kind: 'flavour', flavour }, 3, spellings)),
    ),
  ]);
  const indexes = [own, ...known.map(({ index }) => index)];
  const careful = known.flatMap((each) => each.careful);
  return (text) => piecesOf(tokensOf(text, spellings), indexes, careful);
}

type Spelling = readonly [RegExp, string];
type Index = Map<string, Phrase[]>;
interface Known {
  index: Index;
  spellings: readonly Spelling[];
  /** Words that are recognised with one typo too, because missing them is dangerous. */
  careful: readonly Phrase[];
}

const KNOWN = new WeakMap<Lexicon, Known>();

/** Indexes a lexicon, once. */
function knownOf(lexicon: Lexicon): Known {
  const ready = KNOWN.get(lexicon) ?? readyOf(lexicon);
  KNOWN.set(lexicon, ready);
  return ready;
}

function readyOf({ flavours, persons = {}, particles, spellings: spelled = {} }: Lexicon): Known {
  const spellings = Object.entries(spelled).map(([wrong, right]) => [new RegExp(wrong, 'g'), right] as const);
  const free = new Set(wordsIn(particles.free));
  const phrasesIn = (
    groups: Readonly<Partial<Record<string, readonly string[]>>>,
    meaningOf: (id: string, said: string) => Meaning,
    rank: number,
  ) =>
    Object.entries(groups).flatMap(([id, lines]) =>
      wordsIn(lines).map((said) => phraseOf(said, meaningOf(id, said), rank, spellings)),
    );
  const phrases = [
    ...phrasesIn(persons, (id) => ({ kind: 'person', person: id as PersonFact }), 5),
    ...phrasesIn(flavours, (id) => ({ kind: 'flavour', flavour: MEANINGS[id as MeaningId] }), 2),
    ...phrasesIn(particles, (id, said) => ({ kind: id as Particle, ...(free.has(said) && { free: said }) }), 1),
  ];
  return { index: indexOf(phrases), spellings, careful: phrases.filter(isCareful) };
}

/**
 * Allergens, allergies, alcohol, and whatever rules alcohol out. Other words have look-alikes: "butter" and "better".
 */
function isCareful({ parts, meaning }: Phrase): boolean {
  if (parts.length > 1 || !/^[a-z]{6,}$/.test(parts[0]!)) return false;
  if (meaning.kind === 'person') return ['age', 'pregnancy', 'medicine'].includes(meaning.person);
  if (meaning.kind !== 'flavour') return meaning.kind === 'allergy';
  const { allergens, alcohol, delta = {} } = meaning.flavour;
  return alcohol === true || (allergens !== undefined && Object.keys(delta).length === 0);
}

const phraseOf = (said: string, meaning: Meaning, rank: number, spellings: readonly Spelling[]): Phrase => ({
  parts: tokensOf(said, spellings).map(({ spelled }) => spelled[0]!),
  meaning,
  rank,
});

/** Phrases by their first word, longest first. */
function indexOf(phrases: Phrase[]): Index {
  const index: Index = new Map();
  for (const phrase of phrases) {
    const first = phrase.parts[0];
    if (first === undefined) continue;
    const list = index.get(first);
    if (list) list.push(phrase);
    else index.set(first, [phrase]);
  }
  return index;
}

function tokensOf(text: string, spellings: readonly Spelling[]): Token[] {
  const corrected = spellings.reduce((sentence, [wrong, right]) => sentence.replace(wrong, right), plainText(text));
  return Array.from(corrected.matchAll(TOKEN), ([said]) => {
    const lower = said.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
    const spelled = [...new Set([lower.replace(/([a-z])\1{2,}/g, '$1$1'), lower.replace(/([a-z])\1{2,}/g, '$1')])];
    const plain = spelled.flatMap((each) => formsOf(each, PLAIN_ENDINGS));
    return { said, spelled, plain, forms: spelled.flatMap((each) => formsOf(each, ENDINGS)) };
  });
}

function piecesOf(tokens: readonly Token[], indexes: readonly Index[], careful: readonly Phrase[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  while (at < tokens.length) {
    const { said, forms } = tokens[at]!;
    const phrase =
      longest(tokens, at, indexes) ?? careful.find(({ parts }) => forms.some((form) => isOneEdit(form, parts[0]!)));
    const length = phrase?.parts.length ?? 1;
    if (phrase) pieces.push({ said: spell(tokens.slice(at, at + length)), ...phrase.meaning });
    else if (IS_PUNCTUATION.test(said))
      pieces.push({ said, kind: 'clause', ...(IS_FULL_STOP.test(said) && { end: true }) });
    else pieces.push({ said, kind: 'unknown' });
    at += length;
  }
  return pieces;
}

function longest(tokens: readonly Token[], at: number, indexes: readonly Index[]): Phrase | undefined {
  let best: Phrase | undefined;
  const isBetter = ({ parts, rank }: Phrase) =>
    !best || parts.length > best.parts.length || (parts.length === best.parts.length && rank > best.rank);
  for (const form of tokens[at]!.forms)
    for (const index of indexes)
      for (const phrase of index.get(form) ?? []) if (isBetter(phrase) && isSaid(phrase, tokens, at)) best = phrase;
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

/** A word and its possible base forms: plurals, "sweeter", "lemony", "fizziness". */
function formsOf(token: string, endings: readonly (readonly [string, string])[]): string[] {
  if (!isLatin(token) || token.length < 4) return [token];
  const forms = [token];
  for (const [ending, instead] of endings) {
    const base = token.slice(0, -ending.length) + instead;
    if (token.endsWith(ending) && base.length >= 3) forms.push(base);
  }
  const doubled = endings === ENDINGS && /^(.*?)([a-z])\2(?:er|est|y|ish)$/.exec(token);
  if (doubled) forms.push(doubled[1]! + doubled[2]!);
  return forms;
}

const PLAIN_ENDINGS = [
  ['es', ''],
  ['s', ''],
  ['ing', ''],
  ['ing', 'e'],
] as const;
const ENDINGS = [
  ['ies', 'y'],
  ['iest', 'y'],
  ['ier', 'y'],
  ['iness', 'y'],
  ['ness', ''],
  ['est', ''],
  ['er', ''],
  ['es', ''],
  ['s', ''],
  ['ing', ''],
  ['ing', 'e'],
  ['ish', ''],
  ['y', ''],
  ['y', 'e'],
] as const;

/** True for one letter too many, too few or wrong, or two swapped. */
function isOneEdit(said: string, word: string): boolean {
  if (said.length < 5 || said[0] !== word[0] || Math.abs(said.length - word.length) > 1) return false;
  let from = 0;
  while (from < word.length && said[from] === word[from]) from += 1;
  const rest = (text: string, skip: number) => text.slice(from + skip);
  return (
    rest(said, 1) === rest(word, 1) ||
    rest(said, 0) === rest(word, 1) ||
    rest(said, 1) === rest(word, 0) ||
    (said[from] === word[from + 1] && said[from + 1] === word[from] && rest(said, 2) === rest(word, 2))
  );
}

/** Joins words with the spaces they were written with. */
export const spell = (tokens: readonly { said: string }[]): string =>
  tokens.map(({ said }, i) => (i > 0 && !isHan(said) && !isHan(tokens[i - 1]!.said) ? ` ${said}` : said)).join('');
