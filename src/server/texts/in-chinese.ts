/**
 * What the server says in English, in Hong Kong Chinese. By template and not where it is written: so English stays as the
 * specification has it, and what was stored long ago is read in the language of whoever reads it. Decision 0033.
 */
import { PROBLEMS, type ProblemCode } from '#contract/problem.ts';
import { CHECKS } from './checks-zh-hk.ts';
import { FILES } from './files-zh-hk.ts';
import { OUTCOMES } from './outcomes-zh-hk.ts';
import { placeInChinese } from './places-zh-hk.ts';
import { PROBLEMS_ZH_HK } from './problems-zh-hk.ts';
import { SETTINGS } from './settings-zh-hk.ts';
import { filled, templateOf, type Entries, type Kind, type Template } from './template.ts';
import { ZOD } from './zod-zh-hk.ts';

const REFUSALS: Entries = Object.entries(PROBLEMS_ZH_HK).map(([code, chinese]) => [
  PROBLEMS[code as ProblemCode][1],
  chinese,
]);

/** Those that take any words come last. */
export const ENTRIES: Entries = [...OUTCOMES, ...CHECKS, ...REFUSALS, ...SETTINGS, ...FILES, ...ZOD];
const templates = ENTRIES.map(templateOf);

/** A file can make a text of any length; what is longer than this stays as it is. */
const LONGEST = 20_000;
/** One sentence of the tables may hold so many full stops, its own and those of the words in its gaps. */
const MOST_STOPS = 6;
/** Sentences within sentences. */
const DEEPEST = 3;

/** The sentence, or the sentences one after another; undefined when one of them is not known. */
export const inChinese = (text: string): string | undefined => sentencesInChinese(text, 0);

function sentencesInChinese(text: string, depth: number): string | undefined {
  if (text === '' || text.length > LONGEST || depth > DEEPEST) return undefined;
  const parts = text.split(/(?<=[.!?]) (?=\S)/u);
  /** By where it begins: the Chinese of the rest of the text. */
  const rests: (string | undefined)[] = [];
  rests[parts.length] = '';
  for (let start = parts.length - 1; start >= 0; start--) {
    // The shortest first: a gap must not swallow the sentences after its own.
    for (let end = start + 1; end <= Math.min(parts.length, start + MOST_STOPS); end++) {
      const rest = rests[end];
      const said = rest === undefined ? undefined : sentenceInChinese(parts.slice(start, end).join(' '), depth);
      if (said === undefined) continue;
      rests[start] = `${said}${rest}`;
      break;
    }
  }
  return rests[0];
}

function sentenceInChinese(text: string, depth: number): string | undefined {
  for (const template of templates) {
    const { head, tail, pattern } = template;
    const isLike = text.startsWith(head) && text.endsWith(tail);
    const values = isLike ? valuesOf(template, pattern.exec(text), depth) : undefined;
    if (values) return filled(template, values);
  }
  return undefined;
}

/** undefined when the words do not fit into the gaps */
function valuesOf({ gaps }: Template, found: RegExpExecArray | null, depth: number): Map<string, string> | undefined {
  if (!found) return undefined;
  const values = new Map<string, string>();
  for (const [i, { name, kind }] of gaps.entries()) {
    const words = found[i + 1] ?? '';
    const value = wordsInGap(kind, words, depth);
    if (value === undefined) return undefined;
    values.set(name, value);
  }
  return values;
}

function wordsInGap(kind: Kind, words: string, depth: number): string | undefined {
  if (kind === 'text') return sentencesInChinese(words, depth + 1);
  if (kind === 'path') return placeInChinese(words);
  return kind === 'list' ? words.replaceAll(/['"]/g, '').replaceAll(/, | ?\| ?/g, '、') : words;
}
