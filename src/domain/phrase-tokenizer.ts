/** Cuts a sentence into the longest phrases that are known: words of flavour, particles, and names of the menu. */
import { SIGNS, wordsIn } from './flavour-words/lexicon.ts';
import type { Lexicon, Particle } from './flavour-words/lexicon.ts';
import { MEANINGS } from './flavour-words/meanings.ts';
import type { FlavourMeaning, MeaningId } from './flavour-words/meanings.ts';

/** A word of the house: what it means, and how it is said. */
export interface FlavourWord extends FlavourMeaning {
  en: readonly string[];
  'zh-HK': readonly string[];
}

/** What may be said besides the words everybody has. */
export interface Vocabulary {
  /** The house's own words; they go before the built-in ones. */
  words?: readonly FlavourWord[];
  /** Drinks on the menu by what they may be called. */
  names?: readonly { id: string; said: string }[];
}

interface Token {
  text: string;
  said: string;
}

/** `free`: a "no" that may also stand behind what it keeps out. */
type Meaning = { flavour: FlavourMeaning } | { name: string } | { particle: Particle; free?: string };
interface Phrase {
  parts: string[];
  meaning: Meaning;
  rank: number;
}
export type Piece = { said: string; tokens: number; end?: true } & (Meaning | { unknown: true });

const TOKEN = /\p{Script=Han}|[a-z0-9]+|\p{Extended_Pictographic}|[\n.,;:!?()[\]{}"“”–—，。；：！？、/（）「」…~～]/gu;
const LATIN = /^[a-z0-9]/i;
const IS_END = /^[^\p{L}\p{N}\p{Extended_Pictographic}]$/u;
/** Ends a sentence, so that an allergy does not spread into the next one. */
const IS_FULL_STOP = /^[\n.;!?。；！？]$/;

export const isLatin = (said: string): boolean => LATIN.test(said);

/** Makes ready to cut with these words: make it once, use it for every sentence. */
export function createTokenizer(
  lexicons: readonly Lexicon[],
  { words = [], names = [] }: Vocabulary,
): (text: string) => Piece[] {
  const known = [SIGNS, ...lexicons].map(knownOf);
  const spellings = known.flatMap((each) => each.spellings);
  const own = indexOf([
    ...names.map(({ id, said }) => phraseOf(said, { name: id }, 4, spellings)),
    ...words.flatMap((flavour) =>
      [...flavour.en, ...flavour['zh-HK']].map((said) => phraseOf(said, { flavour }, 3, spellings)),
    ),
  ]);
  const indexes = [own, ...known.map(({ index }) => index)];
  return (text) => piecesOf(tokensOf(text, spellings), indexes);
}

type Spelling = readonly [RegExp, string];
type Index = Map<string, Phrase[]>;
interface Known {
  index: Index;
  spellings: readonly Spelling[];
}

const KNOWN = new WeakMap<Lexicon, Known>();

/** A lexicon made ready, once. */
function knownOf(lexicon: Lexicon): Known {
  const ready = KNOWN.get(lexicon) ?? readyOf(lexicon);
  KNOWN.set(lexicon, ready);
  return ready;
}

function readyOf({ flavours, particles, spellings: spelled = {} }: Lexicon): Known {
  const spellings = Object.entries(spelled).map(([wrong, right]) => [new RegExp(wrong, 'g'), right] as const);
  const free = new Set(wordsIn(particles.free));
  const phrases = [
    ...Object.entries(flavours).flatMap(([id, lines]) =>
      wordsIn(lines).map((said) => phraseOf(said, { flavour: MEANINGS[id as MeaningId] }, 2, spellings)),
    ),
    ...Object.entries(particles).flatMap(([particle, lines]) =>
      wordsIn(lines).map((said) =>
        phraseOf(said, { particle: particle as Particle, ...(free.has(said) && { free: said }) }, 1, spellings),
      ),
    ),
  ];
  return { index: indexOf(phrases), spellings };
}

const phraseOf = (said: string, meaning: Meaning, rank: number, spellings: readonly Spelling[]): Phrase => ({
  parts: tokensOf(said, spellings).map(({ text }) => text),
  meaning,
  rank,
});

/** Phrases by their first word, the longest first. */
function indexOf(phrases: Phrase[]): Index {
  const index: Index = new Map();
  for (const phrase of phrases) {
    const first = phrase.parts[0];
    if (first !== undefined) index.set(first, [...(index.get(first) ?? []), phrase]);
  }
  for (const list of index.values()) list.sort(longestFirst);
  return index;
}

const longestFirst = (a: Phrase, b: Phrase): number => b.parts.length - a.parts.length || b.rank - a.rank;

function tokensOf(text: string, spellings: readonly Spelling[]): Token[] {
  const spelled = spellings.reduce(
    (sentence, [wrong, right]) => sentence.replace(wrong, right),
    text.normalize('NFKC').replace(/['’‘`´]|\uFE0F/g, ''),
  );
  return Array.from(spelled.matchAll(/\p{Script=Han}|[a-zA-Z0-9\u00c0-\u024f]+|[^\s]/gu), ([said]) => ({
    said,
    text: said.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase(),
  })).filter(({ text: token }) => token.search(TOKEN) === 0);
}

function piecesOf(tokens: readonly Token[], indexes: readonly Index[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  while (at < tokens.length) {
    const { text, said } = tokens[at]!;
    const phrase = longest(tokens, at, indexes);
    const length = phrase?.parts.length ?? 1;
    const whole = phrase ? spell(tokens.slice(at, at + length)) : said;
    if (phrase) pieces.push({ said: whole, tokens: length, ...phrase.meaning });
    else if (IS_END.test(text))
      pieces.push({ said, tokens: 1, particle: 'clause', ...(IS_FULL_STOP.test(text) && { end: true }) });
    else pieces.push({ said, tokens: 1, unknown: true });
    at += length;
  }
  return pieces;
}

function longest(tokens: readonly Token[], at: number, indexes: readonly Index[]): Phrase | undefined {
  const first = formsOf(tokens[at]!.text);
  const found = first.flatMap((form) => indexes.flatMap((index) => index.get(form) ?? []));
  return found.sort(longestFirst).find(({ parts, meaning }) =>
    parts.every((part, i) => {
      const token = tokens[at + i]?.text;
      if (token === undefined) return false;
      return token === part || (!('particle' in meaning) && formsOf(token).includes(part));
    }),
  );
}

/** A word and what it may be a form of: plurals, "sweeter", "lemony", "fizziness". */
function formsOf(token: string): string[] {
  if (!isLatin(token) || token.length < 4) return [token];
  const forms = [token];
  for (const [ending, instead] of ENDINGS) {
    const base = token.slice(0, -ending.length) + instead;
    if (token.endsWith(ending) && base.length >= 3) forms.push(base);
  }
  const doubled = /^(.*?)([a-z])\2(?:er|est|y|ish)$/.exec(token);
  if (doubled) forms.push(doubled[1]! + doubled[2]!);
  return forms;
}

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

/** Words with the spaces that stood between them in writing. */
const spell = (tokens: readonly Token[]): string =>
  tokens
    .map(({ said, text }, i) => (i > 0 && isLatin(text) && isLatin(tokens[i - 1]!.text) ? ` ${said}` : said))
    .join('');
