/**
 * Sentences as templates. `{name}` stands for any words, taken over as they are; `{n, number}` for a figure; `{field, word}` for one
 * word; `{known, list}` for things with commas or bars between; `{problem, text}` for what is a sentence of the tables itself; `{place, path}` for a place in a request.
 */
export type Entries = readonly (readonly [english: string, chinese: string])[];

export type Kind = 'any' | 'number' | 'word' | 'list' | 'text' | 'path';
export interface Template {
  pattern: RegExp;
  /** What the sentence begins and ends with: most are told apart by that alone. */
  head: string;
  tail: string;
  gaps: readonly { name: string; kind: Kind }[];
  chinese: string;
}

const GAP = /\{(\w+)(?:, (\w+))?\}/g;
const PATTERNS: Readonly<Record<Kind, string>> = {
  any: '([^]*?)',
  number: String.raw`(-?\d+(?:\.\d+)?)`,
  word: String.raw`([\p{L}\p{N}_.\-]+)`,
  list: '([^]+?)',
  text: '([^]+?)',
  path: String.raw`([\p{L}\p{N}_.,\- ]+?)`,
};

export function templateOf([english, chinese]: Entries[number]): Template {
  const gaps = [...english.matchAll(GAP)].map(([, name = '', kind = 'any']) => ({ name, kind: kind as Kind }));
  const fixed = english.split(/\{[^}]*\}/);
  const source = fixed.map((words, i) => escaped(words) + (gaps[i] ? PATTERNS[gaps[i].kind] : '')).join('');
  return { pattern: new RegExp(`^${source}$`, 'u'), head: fixed[0] ?? '', tail: fixed.at(-1) ?? '', gaps, chinese };
}

const escaped = (words: string): string => words.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** The Chinese with its gaps filled. */
export const filled = ({ chinese }: Template, values: ReadonlyMap<string, string>): string =>
  chinese.replaceAll(GAP, (_gap, name: string) => values.get(name) ?? '');
