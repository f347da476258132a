/** Converts the Hong Kong text to other written Chinese: words first, then characters by OpenCC. */
import { HONG_KONG_WORDS, SPOKEN_MARKS, SPOKEN_WORDS } from './hong-kong-words.ts';

const rowsOf = (table: string): string[][] =>
  table
    .split('\n')
    .filter((line) => line.includes('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()));

/** Replaces all words in one pass, the longest first, so that replacements are not replaced again. */
function replacer(pairs: readonly (readonly [from: string, to: string])[]): (text: string) => string {
  const words = new Map(pairs);
  const matcher = new RegExp([...words.keys()].sort((a, b) => b.length - a.length).join('|'), 'g');
  return (text) => text.replaceAll(matcher, (word) => words.get(word) ?? word);
}

const spokenOut = replacer(rowsOf(SPOKEN_WORDS).map(([from = '', to = '']) => [from, to]));
/** The Cantonese "and" (同), if it is not part of a word. */
const writtenOut = (text: string) => spokenOut(text).replaceAll(/(?<![相不共一如合連])同(?![時樣意一步學類])/g, '和');
const rows = rowsOf(HONG_KONG_WORDS);
const inWordsOf = {
  'zh-TW': replacer(rows.map(([hongKong = '', taiwan = '']) => [hongKong, taiwan])),
  'zh-CN': replacer(rows.map(([hongKong = '', , mainland = '']) => [hongKong, mainland])),
};

// The dictionaries have about a megabyte: loaded for the first text that needs them.
let converters: Promise<Record<'zh-TW' | 'zh-CN', (text: string) => string>> | undefined;
const loadConverters = async () => {
  const { Converter } = await import('opencc-js');
  return { 'zh-TW': Converter({ from: 'hk', to: 'tw' }), 'zh-CN': Converter({ from: 'hk', to: 'cn' }) };
};

/** @returns null for spoken Cantonese: converting its characters does not change the language */
export async function fromHongKong(text: string, language: 'zh-TW' | 'zh-CN'): Promise<string | null> {
  const written = writtenOut(inWordsOf[language](text));
  if (SPOKEN_MARKS.test(written)) return null;
  converters ??= loadConverters();
  return (await converters)[language](written);
}
