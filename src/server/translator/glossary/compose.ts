/**
 * Translates a name: one in the glossary, or one composed of its words. A name with an unknown word stays untranslated:
 * half a name would be worse than none. Source: docs/decisions/0013.
 */
import { once } from '#server/once.ts';
import { capitalised, fill, listed } from './grammar.ts';
import { findTerm } from './lookup.ts';
import { DESCRIBED, FLAVOURED, FROM_PLACE, IN_STYLE, INFUSED, MADE_OF, PIECE_OF, WITH } from './patterns.ts';
import { readTerms, spelled, type GlossaryLanguage, type Term, type TermKind, type Word } from './table.ts';

interface Pattern {
  /** The text before and after `{x}` or `{y}`, or around both. */
  matcher: RegExp;
  words: Term['words'];
}

const patternsOf = (...tables: string[]): (() => Pattern[]) =>
  once(() =>
    tables
      .flatMap((table) => readTerms('thing', table))
      .flatMap(({ english, words }) =>
        english.map((name) => ({
          matcher: new RegExp(`^${spelled(name).replaceAll('{x}', '(?<x>.+)').replaceAll('{y}', '(?<y>.+)')}$`),
          words,
        })),
      ),
  );

const madeOf = patternsOf(MADE_OF);
const described = patternsOf(DESCRIBED);
const infused = patternsOf(INFUSED, WITH);
const pieceOf = patternsOf(PIECE_OF);
const inStyle = patternsOf(IN_STYLE);
const fromPlace = patternsOf(FROM_PLACE);
const flavoured = patternsOf(FLAVOURED);

const FLAVOUR_KINDS: readonly TermKind[] = ['flavour', 'brew', 'bottle'];
const HEAD_KINDS: readonly TermKind[] = ['drink', 'brew', 'bottle'];
/** Longer texts are sentences, not names. */
const MOST_WORDS = 12;
const SEPARATOR = /,\s*(?:and\s+)?|\s+and\s+|\s+with\s+|\s*\+\s*/;

/** @returns undefined if the glossary has no complete translation of the name */
export function composeName(name: string, language: GlossaryLanguage): string | undefined {
  const whole = spelled(name);
  const plain = whole.replace(/\s*\([^)]*\)$/, '').replace(/[!?*]+$/, '');
  if (plain === '' || plain.split(' ').length > MOST_WORDS) return undefined;
  const word = wordOf(whole, language) ?? wordOf(plain, language);
  return word && capitalised(word.text);
}

function wordOf(key: string, language: GlossaryLanguage): Word | undefined {
  const term = findTerm(key);
  if (term) return term.words[language] ?? undefined;
  for (const read of READERS) {
    const word = read(key, language);
    if (word) return word;
  }
  return undefined;
}

type Reader = (key: string, language: GlossaryLanguage) => Word | undefined;

/** The first pattern that matches the key and whose parts are all known. */
const readBy =
  (
    patterns: () => readonly Pattern[],
    parts: (groups: Record<string, string>, language: GlossaryLanguage) => Parameters<typeof fill>[2] | undefined,
  ): Reader =>
  (key, language) => {
    for (const { matcher, words } of patterns()) {
      const groups = matcher.exec(key)?.groups;
      const known = groups && words[language] && parts(groups, language);
      if (known) return fill(words[language]!, language, known);
    }
    return undefined;
  };

/** An adjective describes one thing, never a list. */
const readDescribed = readBy(described, ({ y = '' }, language) => {
  const base = SEPARATOR.test(y) ? undefined : wordOf(y, language);
  return base ? { base } : undefined;
});

const readInfused = readBy(infused, ({ x = '', y = '' }, language) => {
  const flavours = flavoursOf(x, language);
  const base = flavours && wordOf(y, language);
  return base ? { flavours, base } : undefined;
});

const readMadeOf = readBy(madeOf, ({ x = '' }, language) => {
  const flavours = flavoursOf(x, language);
  return flavours && { flavours };
});

const readPieceOf = readBy(pieceOf, ({ x = '' }, language) => {
  const flavours = flavoursOf(x, language);
  return flavours?.length === 1 ? { flavours } : undefined;
});

const readInStyle = readBy(inStyle, ({ x = '', y = '' }, language) => {
  const place = placeOf(x, language);
  const base = place && wordOf(y, language);
  return base ? { flavours: [place], base } : undefined;
});

/** A place before a name. */
const readPlaced: Reader = (key, language) => {
  for (const [before, after] of splits(key)) {
    const place = placeOf(before, language);
    const base = place && wordOf(after, language);
    const pattern = fromPlace()[0]?.words[language];
    if (base && pattern)
      return fill(pattern, language, { flavours: [dotted(place, base, language)], base: joined(base, language) });
  }
  return undefined;
};

const placeOf = (key: string, language: GlossaryLanguage): Word | undefined => {
  const term = findTerm(key);
  return (term?.kind === 'place' && term.words[language]) || undefined;
};

/**
 * Flavours before the name of a drink, the longest name first.
 * @param least minimum number of words of the name
 */
const readHeaded =
  (least: number): Reader =>
  (key, language) => {
    for (const [before, after] of splits(key)) {
      if (after.split(' ').length < least) continue;
      const head = findTerm(after);
      const word = head && HEAD_KINDS.includes(head.kind) ? head.words[language] : undefined;
      const flavours = word && flavoursOf(before, language);
      const pattern = flavoured()[0]?.words[language];
      if (!word || !flavours || !pattern) continue;
      const base = joined(head?.kind === 'drink' ? { ...word, text: word.stem } : word, language);
      return fill(pattern, language, { flavours, base });
    }
    return undefined;
  };

/** Every split of a name in two between its words, the longest second part first. */
function splits(key: string): [before: string, after: string][] {
  const parts = key.split(' ');
  return parts.slice(1).map((_part, i) => [parts.slice(0, i + 1).join(' '), parts.slice(i + 1).join(' ')]);
}

/** Inside a longer Japanese name its parts are written without the middle dot. */
const joined = (word: Word, language: GlossaryLanguage): Word =>
  language === 'ja' ? { ...word, text: word.text.replaceAll('・', '') } : word;

/** A place in katakana is separated from a name in katakana. */
const dotted = (place: Word, name: Word, language: GlossaryLanguage): Word =>
  language === 'ja' && /\p{Script=Katakana}$|ー$/u.test(place.text) && /^\p{Script=Katakana}/u.test(name.text)
    ? { ...place, stem: `${place.text}・` }
    : place;

/** One or more flavours that use up every word. */
function flavoursOf(key: string, language: GlossaryLanguage): Word[] | undefined {
  const parts = key.split(/ and | /).filter(Boolean);
  for (let to = parts.length; to > 0; to--) {
    const term = findTerm(parts.slice(0, to).join(' '));
    const word = term && FLAVOUR_KINDS.includes(term.kind) ? term.words[language] : undefined;
    if (!word) continue;
    if (to === parts.length) return [word];
    const rest = flavoursOf(parts.slice(to).join(' '), language);
    if (rest) return [word, ...rest];
  }
  return undefined;
}

function readList(key: string, language: GlossaryLanguage): Word | undefined {
  const parts = key.split(SEPARATOR).filter(Boolean);
  if (parts.length < 2) return undefined;
  const words = parts.map((part) => wordOf(part, language));
  return words.every((word) => word !== undefined) ? listed(words, language) : undefined;
}

/** Flavours alone, as in “Mango Pomelo Jasmine”. */
function readMix(key: string, language: GlossaryLanguage): Word | undefined {
  const flavours = flavoursOf(key, language);
  return flavours && flavours.length > 1 ? listed(flavours, language) : undefined;
}

/** In this order: rules that consume more of the name come first. */
const READERS: readonly Reader[] = [
  readDescribed,
  readInfused,
  readInStyle,
  readPlaced,
  readHeaded(2),
  readMadeOf,
  readPieceOf,
  readHeaded(1),
  readList,
  readMix,
];
