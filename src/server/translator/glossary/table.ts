/**
 * How the glossary is written down: a line a term, so that whoever knows better can correct a word.
 *
 * `English / other spelling | zh-HK | ja | ko | fr | de | es | it | pt | th`
 *
 * `=` is the English word itself, where that is what people there say; `-` is none: then the term stays untranslated.
 * After a word, where it matters: `~f` its gender (m when left out; n; fp and so on for plurals), `+Zitronen` the form
 * it has at the beginning of a compound. Names are written as they stand within a sentence; the beginning gets its capital later.
 */

export const GLOSSARY_LANGUAGES = ['zh-HK', 'ja', 'ko', 'fr', 'de', 'es', 'it', 'pt', 'th'] as const;
export type GlossaryLanguage = (typeof GLOSSARY_LANGUAGES)[number];

/** A flavour can stand before a drink, a drink behind a flavour; bottles and brews can do both. */
export type TermKind = 'drink' | 'bottle' | 'flavour' | 'brew' | 'thing' | 'place';
export type Gender = 'm' | 'f' | 'n' | 'mp' | 'fp' | 'p';

export interface Word {
  text: string;
  gender: Gender;
  /** The form at the beginning of a compound: Zitronen(saft), 薄荷(糖漿). One that ends in a hyphen keeps it. */
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

/** One spelling for what is written in many: without case, accents, marks or doubled spaces. */
export const spelled = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/['’‘`´"“”.®™]/g, '')
    .replaceAll('&', ' and ')
    .replaceAll(/\s+/g, ' ')
    .trim();
