/** The interface texts in the catalogues: finds the Chinese of the English a journey looks for. */
import { readFileSync } from 'node:fs';
import { formatter } from '@lingui/format-po';
import * as sommelierWords from '#experiences/voice-sommelier/words.ts';
import { experiences } from '#experiences/registry.ts';
import { HOUSE_CHARACTERS } from '#domain/games/bot-personas.ts';
import { demoMenu } from '#server/seed/demo-menu.ts';
import type { Text } from '#domain/messages/text.ts';
import { OUTCOMES } from '#domain/messages/outcomes.ts';
import { PROBLEMS } from '#domain/messages/problems.ts';

/** One variant of a message: literal text, and the names of its placeholders. */
type Wording = (string | { name: string })[];
interface Message {
  english: Wording[];
  chinese: Wording[];
}

const PARTS = ['join', 'play', 'later', 'console'];
/** Sample value of a placeholder when a regular expression is tried: a word, a number and a display id at once. */
const SAMPLE = '7';

const messages: Message[] = [...(await catalogued()), ...(await contents())];

/**
 * What to look for on a Chinese page: the Chinese of every English text that matches, with the placeholder values kept
 * (and translated if they are texts themselves). Texts in no catalogue stay unchanged.
 * @param isExact the whole text, not a part of it
 */
export function inChinese(wanted: string | RegExp, isExact = false): string | RegExp {
  const key = `${typeof wanted} ${isExact} ${String(wanted)}`;
  const known = looked.get(key) ?? translatedOnce(wanted, isExact);
  looked.set(key, known);
  return known;
}

/** A journey looks for the same few texts again and again. */
const looked = new Map<string, string | RegExp>();

function translatedOnce(wanted: string | RegExp, isExact: boolean): string | RegExp {
  const found = typeof wanted === 'string' ? fitting(wanted, isExact) : messages.flatMap((one) => fits(one, wanted));
  if (found.length === 0) return wanted;
  const own = typeof wanted === 'string' ? escaped(wanted) : wanted.source;
  const any = `(?:${[...new Set([own, ...found])].join('|')})`;
  const isWhole = isExact || (typeof wanted !== 'string' && /^\^.*\$$/.test(wanted.source));
  // Parts of a longer text are delimited: no letter touches them.
  return new RegExp(isWhole ? `^${any}$` : `(?<![\\p{L}\\p{N}])${any}(?![\\p{L}\\p{N}])`, 'iu');
}

/** The Chinese of a text without placeholders; the text itself if there is none. */
export function chineseOf(text: string): string {
  const found = messages.find(({ english }) => english.some((wording) => wording.length === 1 && wording[0] === text));
  const [wording] = found?.chinese ?? [];
  return wording ? sample(wording) : text;
}

/** The message with the longest literal match; if none, every message that contains the text. */
function fitting(wanted: string, isExact: boolean): string[] {
  const whole = messages.flatMap(({ english, chinese }) =>
    english.flatMap((wording) => {
      const values = filledIn(wording, wanted);
      return values ? [{ said: letters(wording), ways: chinese.map((one) => pattern(one, values)) }] : [];
    }),
  );
  const most = Math.max(...whole.map(({ said }) => said));
  if (whole.length > 0) return whole.flatMap(({ said, ways }) => (said === most ? ways : []));
  if (isExact) return [];
  const part = new RegExp(escaped(wanted), 'i');
  return messages.flatMap((one) => fits(one, part));
}

const letters = (wording: Wording): number => wording.filter((piece) => typeof piece === 'string').join('').length;

const fits = ({ english, chinese }: Message, wanted: RegExp): string[] =>
  english.some((one) => wanted.test(sample(one))) ? chinese.map((one) => pattern(one, {})) : [];

/** @returns the placeholder values if the text is a variant of this message */
function filledIn(wording: Wording, text: string): Record<string, string> | null {
  const whole = wholes.get(wording) ?? wholeOf(wording);
  wholes.set(wording, whole);
  const found = whole === 'no letters' ? null : whole.exec(text);
  if (!found) return null;
  const names = wording.flatMap((piece) => (typeof piece === 'string' ? [] : [piece.name]));
  return Object.fromEntries(names.map((name, i) => [name, found[i + 1]!]));
}

/** What a text must be to be this wording. */
const wholes = new WeakMap<Wording, RegExp | 'no letters'>();

function wholeOf(wording: Wording): RegExp | 'no letters' {
  if (!wording.some((piece) => typeof piece === 'string' && /\p{L}/u.test(piece))) return 'no letters';
  const source = wording.map((piece) => (typeof piece === 'string' ? escaped(piece) : '(.+?)')).join('');
  return new RegExp(`^${source}$`, 'iu');
}

const sample = (wording: Wording): string =>
  wording.map((piece) => (typeof piece === 'string' ? piece : SAMPLE)).join('');

const pattern = (wording: Wording, values: Record<string, string>): string =>
  wording
    .map((piece) => (typeof piece === 'string' ? escaped(piece) : valuePattern(values[piece.name])))
    .join('')
    .replaceAll(/\s+/g, '\\s+');

function valuePattern(value: string | undefined): string {
  if (value === undefined) return '.*?';
  const own = inChinese(value, true);
  return typeof own === 'string' ? escaped(own) : `(?:${own.source.slice(1, -1)})`;
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

async function catalogued(): Promise<Message[]> {
  const po = formatter();
  return PARTS.flatMap((part) => {
    const filename = new URL(`../src/web/locales/${part}/zh-HK.po`, import.meta.url).pathname;
    const catalogue = po.parse(readFileSync(filename, 'utf8'), { locale: 'zh-HK', sourceLocale: 'en', filename });
    return Object.values(catalogue as Record<string, { message?: string; translation?: string }>).flatMap(
      ({ message, translation }) =>
        message && translation ? [{ english: wordings(message), chinese: wordings(translation) }] : [],
    );
  });
}

/** Default settings, the demo menus' drinks and server texts: not in the catalogues, but in both languages too. */
async function contents(): Promise<Message[]> {
  const pairs = new Map<string, string>();
  const collect = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { en, 'zh-HK': zh } = value as { en?: unknown; 'zh-HK'?: unknown };
    if (typeof en === 'string' && typeof zh === 'string' && en && zh) pairs.set(en, zh);
    for (const part of Object.values(value)) collect(part);
  };
  collect([HOUSE_CHARACTERS, { ...sommelierWords }]);
  for (const { pack } of experiences) collect((await pack?.())?.default);
  for (const { name, name_translations: names } of [...demoMenu('demo-bar'), ...demoMenu('demo-tea')])
    if (names?.['zh-HK']) pairs.set(name, names['zh-HK']);
  collect(PROBLEMS);
  const said = Object.values<Text>(OUTCOMES).map(({ en, one, 'zh-HK': chinese }) => ({
    english: [en, ...(one === undefined ? [] : [one])].map(gapped),
    chinese: [gapped(chinese)],
  }));
  return [...said, ...[...pairs].map(([english, chinese]) => ({ english: [[english]], chinese: [[chinese]] }))];
}

/** The server's messages: `Deleted {shops} and {kiosks}.` */
function gapped(template: string): Wording {
  const pieces = template.split(/(\{[^}]*\})/).filter((piece) => piece !== '');
  return pieces.map((piece) => (piece.startsWith('{') ? { name: /\w+/.exec(piece)![0] } : piece));
}

/** All variants of an ICU message: a plural or select has one for each of its cases. */
function wordings(message: string, count?: string): Wording[] {
  let all: Wording[] = [[]];
  const add = (ways: Wording[]) => void (all = all.flatMap((one) => ways.map((way) => [...one, ...way])));
  let literal = '';
  const flush = () => {
    // What a component stands for at an end, with its space, is another text.
    if (literal) add([[literal.replaceAll(/^<\d+\/>\s*|\s*<\d+\/>$|<\/?\d+\/?>/g, '')]]);
    literal = '';
  };
  for (let i = 0; i < message.length; i += 1) {
    const char = message[i]!;
    if (char === '#' && count) {
      flush();
      add([[{ name: count }]]);
    } else if (char === '{') {
      flush();
      const end = closing(message, i);
      const [name = '', kind, ...cases] = message.slice(i + 1, end).split(',');
      if (kind === undefined) add([[{ name: name.trim() }]]);
      else add(casesOf(cases.join(',')).flatMap((one) => wordings(one, name.trim())));
      i = end;
    } else literal += char;
  }
  flush();
  return all;
}

/** `one {…} other {…}` → the contents of the braces. */
function casesOf(text: string): string[] {
  const cases: string[] = [];
  for (let i = text.indexOf('{'); i >= 0; i = text.indexOf('{', i)) {
    const end = closing(text, i);
    cases.push(text.slice(i + 1, end));
    i = end;
  }
  return cases;
}

function closing(text: string, from: number): number {
  let depth = 0;
  for (let i = from; i < text.length; i += 1) {
    if (text[i] === '{') depth += 1;
    if (text[i] === '}') depth -= 1;
    if (depth === 0) return i;
  }
  throw new Error(`a brace stays open: ${text}`);
}
