/** Splits a sentence into the longest known phrases: flavour words, person words, particles, names from the menu. */
import { SIGNS, wordsIn } from './words/lexicon.ts';
import type { Lexicon, Particle, PersonFact } from './words/lexicon.ts';
import { MEANINGS } from './words/meanings.ts';
import { LONG, SWAPPED_FROM, typosBetween } from './misspelling.ts';
import type { FlavourMeaning, MeaningId } from './words/meanings.ts';

/** A word an owner added: its meaning and its spellings. */
export interface FlavourWord extends FlavourMeaning {
  en: readonly string[];
  'zh-HK': readonly string[];
}

/** An ingredient, a kind of drink, a well-known drink or a trait, by its id in the lexicon. */
export interface Named {
  kind: 'ingredient' | 'drink' | 'trait';
  id: string;
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
}

/** `free`: a negation that may also stand after its word. `family`: what an allergy to it reaches. */
type Meaning =
  | { kind: 'flavour'; flavour: FlavourMeaning; named?: Named; family?: string }
  | { kind: 'person'; person: PersonFact }
  | { kind: 'name'; name: string }
  | { kind: Particle; free?: string };
interface Phrase {
  parts: string[];
  meaning: Meaning;
  rank: number;
}
/** `sick`: what is said of it makes the guest sick. */
export type Piece = { said: string; end?: true } & (Meaning | { kind: 'unknown' | 'sick' });

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
export const isHan = (said: string): boolean => said.charCodeAt(0) > LAST_LATIN && HAN.test(said);
const LAST_LATIN = 0x24f;

/** Normalises full-width characters; removes apostrophes and invisible characters. */
export const plainText = (text: string): string => text.normalize('NFKC').replace(/\p{Cf}|\uFE0F|['’‘`´]/gu, '');

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
  return (text) => piecesOf(tokensOf(text, spellings), indexes, careful);
}

/** Of an ingredient or a drink that says nothing of taste by its name. */
export const NO_TASTE: FlavourMeaning = { delta: {} };

type Spelling = readonly [RegExp, string];
type Index = Map<string, { alone: Phrase[]; followed: Map<string, Phrase[]> }>;
/** One-word phrases by their first letter. */
type ByLetter = Map<string, Phrase[]>;
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

function readyOf(lexicon: Lexicon): Known {
  const { flavours, persons = {}, particles, spellings: spelled = {} } = lexicon;
  const spellings = Object.entries(spelled).map(([wrong, right]) => [new RegExp(wrong, 'g'), right] as const);
  const free = new Set(wordsIn(particles.free));
  const named = new Map([
    ...namedIn('trait', lexicon.traits, 1),
    ...namedIn('drink', lexicon.drinks),
    ...namedIn('ingredient', lexicon.ingredients),
  ]);
  const families = new Map(namedIn('ingredient', lexicon.families, 1).map(([said, { id }]) => [said, id] as const));
  const reach = (said: string) => (families.has(said) ? { family: families.get(said)! } : {});
  const phrasesIn = (
    groups: Readonly<Partial<Record<string, readonly string[]>>>,
    meaningOf: (id: string, said: string) => Meaning,
    rank: number,
  ) =>
    Object.entries(groups).flatMap(([id, lines]) =>
      wordsIn(lines).map((said) => phraseOf(said, meaningOf(id, said), rank)),
    );
  const phrases = [
    ...phrasesIn(persons, (id) => ({ kind: 'person', person: id as PersonFact }), 5),
    ...[...families.keys()].map((said) => phraseOf(said, { kind: 'flavour', flavour: NO_TASTE, ...reach(said) }, 0)),
    ...[...named].map(([said, thing]) =>
      phraseOf(said, { kind: 'flavour', flavour: NO_TASTE, named: thing, ...reach(said) }, 1),
    ),
    ...phrasesIn(
      flavours,
      (id, said) => ({
        kind: 'flavour',
        flavour: MEANINGS[id as MeaningId],
        ...(named.has(said) && { named: named.get(said)! }),
        ...reach(said),
      }),
      2,
    ),
    ...phrasesIn(particles, (id, said) => ({ kind: id as Particle, ...(free.has(said) && { free: said }) }), 1),
  ];
  const careful = phrases.filter(isCareful).sort((a, b) => b.rank - a.rank);
  return { index: indexOf(phrases), spellings, careful };
}

const namedIn = (kind: Named['kind'], lines: readonly string[] = [], from = 0): [said: string, named: Named][] =>
  lines.flatMap((line) => {
    const [id = '', ...names] = line.split(',');
    return [id, ...names].slice(from).map((said): [string, Named] => [said, { kind, id }]);
  });

/** Words that are recognised misspelt. Short ones have look-alikes: "butter" and "better". */
function isCareful(phrase: Phrase): boolean {
  const { parts, meaning } = phrase;
  const [word = ''] = parts;
  if (parts.length > 1 || !/^[a-z]+$/.test(word)) return false;
  if (isOfRisk(phrase)) return word.length >= LONG - 1;
  if (meaning.kind === 'flavour' || meaning.kind === 'name') return word.length >= SWAPPED_FROM;
  return isFiller(meaning.kind) && word.length >= LONG;
}

const isFiller = (kind: string): boolean => ['plain', 'wish', 'clause'].includes(kind);

/** Allergens, allergies, alcohol, and whatever rules alcohol out: before all others, a misspelt allergen stays one. */
function isOfRisk({ meaning }: Phrase): boolean {
  if (meaning.kind === 'person') return ['age', 'pregnancy', 'medicine'].includes(meaning.person);
  if (meaning.kind !== 'flavour') return meaning.kind === 'allergy';
  const { allergens, alcohol, zeroProof, delta = {} } = meaning.flavour;
  return (alcohol ?? zeroProof) === true || (allergens !== undefined && Object.keys(delta).length === 0);
}

/** @param spellings none for a word list: it is written as they correct it */
const phraseOf = (said: string, meaning: Meaning, rank: number, spellings: readonly Spelling[] = []): Phrase => ({
  parts: wordsOf(said, spellings).map((word) => atMostDoubled(lowerOf(word))),
  meaning,
  rank,
});

/** One-word phrases by their first letter, which a typo rarely changes. */
function byLetter(phrases: readonly Phrase[]): ByLetter {
  const index: ByLetter = new Map();
  for (const phrase of phrases) {
    const letter = phrase.parts[0]![0]!;
    index.set(letter, [...(index.get(letter) ?? []), phrase]);
  }
  return index;
}

/** Phrases by their first two words, so that hundreds that begin with 唔 are not compared at each 唔. */
function indexOf(phrases: readonly Phrase[]): Index {
  const index: Index = new Map();
  for (const phrase of phrases) {
    const [first, second] = phrase.parts;
    if (first === undefined) continue;
    const entry = index.get(first) ?? { alone: [], followed: new Map() };
    index.set(first, entry);
    const list = second === undefined ? entry.alone : (entry.followed.get(second) ?? []);
    if (second !== undefined) entry.followed.set(second, list);
    list.push(phrase);
  }
  return index;
}

/** The text's words and punctuation, spelled as the lexicons spell them. */
function wordsOf(text: string, spellings: readonly Spelling[]): string[] {
  const corrected = spellings.reduce((sentence, [wrong, right]) => sentence.replace(wrong, right), plainText(text));
  return corrected.match(TOKEN) ?? [];
}

const tokensOf = (text: string, spellings: readonly Spelling[]): Token[] =>
  wordsOf(text, spellings).map((said) => {
    if (isHan(said)) return { said, spelled: [said], plain: [said], forms: [said] };
    const lower = lowerOf(said);
    const spelled = [...new Set([atMostDoubled(lower), lower.replace(/([a-z])\1{2,}/g, '$1')])];
    const plain = spelled.flatMap((each) => formsOf(each, PLAIN_ENDINGS));
    return { said, spelled, plain, forms: spelled.flatMap((each) => formsOf(each, ENDINGS)) };
  });

/** Without accents. */
const lowerOf = (said: string): string => said.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const atMostDoubled = (lower: string): string => lower.replace(/([a-z])\1{2,}/g, '$1$1');

function piecesOf(tokens: readonly Token[], indexes: readonly Index[], careful: ByLetter): Piece[] {
  const pieces: Piece[] = [];
  const meant = new Map<string, Phrase | undefined>();
  const misspelt = ({ said, forms }: Token): Phrase | undefined => {
    if (!meant.has(said)) {
      const near = careful.get(forms[0]![0]!);
      meant.set(said, nearestOf(forms, near ?? []));
    }
    return meant.get(said);
  };
  let at = 0;
  while (at < tokens.length) {
    const { said } = tokens[at]!;
    const phrase = longest(tokens, at, indexes) ?? misspelt(tokens[at]!);
    const length = phrase?.parts.length ?? 1;
    if (phrase) pieces.push({ said: spell(tokens.slice(at, at + length)), ...phrase.meaning });
    else if (IS_PUNCTUATION.test(said))
      pieces.push({ said, kind: 'clause', ...(IS_FULL_STOP.test(said) && { end: true }) });
    else pieces.push({ said, kind: 'unknown' });
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
function nearestOf(forms: readonly string[], phrases: readonly Phrase[]): Phrase | undefined {
  let nearest: Phrase[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (const phrase of phrases) {
    const isRisk = isOfRisk(phrase);
    const distance = Math.min(...forms.map((form) => typosBetween(form, phrase.parts[0]!, isRisk)));
    if (isRisk && distance < Number.POSITIVE_INFINITY) return phrase;
    if (distance < least) [nearest, least] = [[], distance];
    if (distance === least && distance < Number.POSITIVE_INFINITY) nearest.push(phrase);
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

function longest(tokens: readonly Token[], at: number, indexes: readonly Index[]): Phrase | undefined {
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
  const entries = tokens[at]!.forms.flatMap((form) => indexes.flatMap((index) => index.get(form) ?? []));
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
  ['iest', ''],
  ['ier', 'y'],
  ['ier', ''],
  ['iness', 'y'],
  ['ness', ''],
  ['est', ''],
  ['est', 'e'],
  ['er', ''],
  ['er', 'e'],
  ['es', ''],
  ['s', ''],
  ['ing', ''],
  ['ing', 'e'],
  ['ish', ''],
  ['y', ''],
  ['y', 'e'],
] as const;

/** Joins words with the spaces they were written with. */
export const spell = (tokens: readonly { said: string }[]): string =>
  tokens.map(({ said }, i) => (i > 0 && !isHan(said) && !isHan(tokens[i - 1]!.said) ? ` ${said}` : said)).join('');
