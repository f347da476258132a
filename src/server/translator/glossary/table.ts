/**
 * Format of the glossary: one line per term, so that anyone can correct a word.
 * `English / other spelling | zh-HK | ja | ko | fr | de | es | it | pt | th`
 * `=` is the English word itself, if it is used in that language; `-` is none: then the term stays untranslated. After
 * a word, if it matters: `~f` its gender (m by default; n; fp and so on for plurals), `+Zitronen` its form at the
 * beginning of a compound. Names are written as within a sentence; the first letter is capitalised later.
 */

export const GLOSSARY_LANGUAGES = ['zh-HK', 'ja', 'ko', 'fr', 'de', 'es', 'it', 'pt', 'th'] as const;
export type GlossaryLanguage = (typeof GLOSSARY_LANGUAGES)[number];

/** A flavour can precede a drink, a drink can follow a flavour; bottles and brews can do both. */
export type TermKind = 'drink' | 'bottle' | 'flavour' | 'brew' | 'thing' | 'place';
export type Gender = 'm' | 'f' | 'n' | 'mp' | 'fp' | 'p';

export interface Word {
  text: string;
  gender: Gender;
  /** The form at the beginning of a compound: Zitronen(saft), 薄荷(糖漿). A trailing hyphen is kept. */
  stem: string;
}
export interface Term {
  english: string[];
  kind: TermKind;
  words: Record<GlossaryLanguage, Word | null>;
}

/** @throws Error naming the line that has too few or too many columns */
export function readTerms(kind: TermKind, table: string): Term[] {
  return table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [names = '', ...cells] = line.split('|').map((cell) => cell.trim());
      if (cells.length !== GLOSSARY_LANGUAGES.length) throw new Error(`The glossary cannot be read: ${line}`);
      const english = names.split(' / ').map((name) => name.trim());
      const words = Object.fromEntries(
        GLOSSARY_LANGUAGES.map((language, i) => [language, readWord(cells[i] ?? '-', english[0] ?? '')]),
      ) as Term['words'];
      return { english, kind, words };
    });
}

export function readWord(cell: string, english: string): Word | null {
  if (cell === '-') return null;
  const [, written = '', gender = 'm', stem] = /^(.*?)(?:~(m|f|n|mp|fp|p))?(?:\+(.+))?$/.exec(cell) ?? [];
  const text = written === '=' ? english : written;
  return { text, gender: gender as Gender, stem: stem ?? text };
}

/** Normalises spellings: without case, accents, punctuation or double spaces. */
export const spelled = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/['’‘`´"“”.®™]/g, '')
    .replaceAll('&', ' and ')
    .replaceAll(/\s+/g, ' ')
    .trim();
