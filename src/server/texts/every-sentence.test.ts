/** Nothing that the server can say is without Chinese: its sources and its schemas are walked for sentences. */
import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#contract/all.ts';
import { experiences } from '#experiences/registry.ts';
import { ENTRIES, inChinese } from './in-chinese.ts';

const SRC = new URL('../../', import.meta.url).pathname;

/** Texts that stand there in both languages, are data, or are for others than people at a screen. */
const NOT_SAID = [
  /^contract\/(openapi|client|endpoint)\.ts$/, // for developers; the client has its texts from its page
  /^domain\/(recipe\/glass(ware)?|text\/languages|games\/bot-personas|kiosk\/voice-cues|flavour\/flavour-phrases|machine\/machine-qr)\.ts$/,
  /^domain\/(taste-request|ingredient)\//,
  /^experiences\/[^/]+\/(guest|admin)\//,
  /^experiences\/[^/]+\/(content|index|rules|types|words|call-sets)\.ts$/,
  /^server\/(seed|db|testing|texts)\/|^server\/features\/dead-ends\/check-kiosk\.ts$/,
  /^server\/(main|welcome|config|data-dir)\.ts$|^server\/http\/metrics\.ts$/, // for whoever runs the server
  /^server\/translator\/|^server\/features\/ez-pairing\/effects-from-model\.ts$|\/job-items\.ts$/, // for language models
];
/** Sentences put together of smaller parts than these; `in-chinese.test.ts` has them whole. */
const PUT_TOGETHER = ['{}{} is not {}.', '{} is not yes or no.'];

/** And what is whole in the tables alone. */
const WHOLE_IN_TABLES = [
  'Restored {shops, text} and {kiosks, text}.',
  'Ingredient {n, number} ({name}) has a negative amount.',
];

const skeleton = (english: string): string => english.replaceAll(/\{[^}]*\}/g, '{}');
const skeletons = new Set([...ENTRIES.map(([english]) => skeleton(english)), ...PUT_TOGETHER]);

interface Said {
  place: string;
  text: string;
  isWhole: boolean;
}

function sentencesOf(file: string): Said[] {
  const source = ts.createSourceFile(file, readFileSync(SRC + file, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Said[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || isForOthers(node)) return;
    const isWhole = ts.isStringLiteralLike(node);
    if (isWhole || ts.isTemplateExpression(node)) {
      const text = isWhole
        ? node.text
        : node.head.text + node.templateSpans.map((span) => `{}${span.literal.text}`).join('');
      if (/^[A-Z{“].*\w[.,:!]* .*[a-z]|^[A-Z].* \{\}\.$/.test(text)) found.push({ place: file, text, isWhole });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** What describes an endpoint or a field, what goes to the log, and what is thrown as a bug. */
function isForOthers(node: ts.Node): boolean {
  if (ts.isPropertyAssignment(node)) return node.name.getText() === 'summary';
  if (ts.isNewExpression(node)) return /^(Syntax)?Error$|^WrongSetting$/.test(node.expression.getText());
  return ts.isCallExpression(node) && /(\.describe|\.log\.\w+)$/.test(node.expression.getText());
}

const files = ['contract', 'domain', 'server', 'experiences']
  .flatMap((room) => readdirSync(SRC + room, { recursive: true, encoding: 'utf8' }).map((file) => `${room}/${file}`))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !NOT_SAID.some((some) => some.test(file)));

describe('every sentence', () => {
  const said = files.flatMap(sentencesOf);

  it('of the sources has Chinese', () => {
    expect(said.length).toBeGreaterThan(200);
    const missing = said.filter(({ text, isWhole }) =>
      isWhole ? inChinese(text) === undefined : !skeletons.has(text),
    );
    expect(missing).toEqual([]);
  });

  it('of the tables is still said by somebody', () => {
    const sources = new Set(said.map(({ text }) => text));
    const isSaid = (english: string) =>
      sources.has(skeleton(english)) ||
      said.some(({ text, isWhole }) => isWhole && patternOf(english).test(text)) ||
      /^(Invalid|Too |Unrecognized)/.test(english);
    const sentences = ENTRIES.map(([english]) => english).filter((english) => /^[A-Z].* .*[.!]$/.test(english));
    expect(sentences.filter((english) => !isSaid(english))).toEqual(WHOLE_IN_TABLES);
  });
});

const patternOf = (english: string) =>
  new RegExp(`^${english.replaceAll(/[\\^$.*+?()[\]|/]/g, String.raw`\$&`).replaceAll(/\{[^}]*\}/g, '.+')}$`);

/** Of every kind that somebody might send instead. */
const ANYTHING: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'x'.repeat(30_000),
  -1e9,
  1e9,
  1.5,
  NaN,
  true,
  [],
  {},
  { 'a strange key': 1, another: 2 },
  new Uint8Array(),
];

/** More than any list may hold. */
const MUCH = Array.from({ length: 6000 }, () => 'x');

type Schema = z.core.$ZodType;
const partsOf = (schema: Schema): Schema[] => {
  const def = schema._zod.def as z.core.$ZodTypeDef & Record<string, unknown>;
  const { shape, element, innerType, options, items, keyType, valueType } = def;
  const one = [element, innerType, keyType, valueType, def.in, def.out].filter((part) => part !== undefined);
  return [...one, ...Object.values(shape ?? {}), ...((options ?? []) as []), ...((items ?? []) as [])] as Schema[];
};

function complaintsOf(schema: Schema | undefined, seen = new Set<Schema>()): string[] {
  if (!schema || seen.has(schema)) return [];
  seen.add(schema);
  // A transform only ever gets what the schema before it lets through.
  const isAsked = schema._zod.def.type !== 'transform';
  const values = schema._zod.def.type === 'array' ? [...ANYTHING, MUCH] : ANYTHING;
  const own = values.flatMap((value) => (isAsked && z.safeParse(schema, value).error?.issues.slice(0, 50)) || []);
  return [...own.map(({ message }) => message), ...partsOf(schema).flatMap((part) => complaintsOf(part, seen))];
}

describe('what the schemas refuse', () => {
  const withoutChinese = (said: readonly string[]) =>
    [...new Set(said)].filter((text) => inChinese(text) === undefined);

  it('of a request', () => {
    const seen = new Set<Schema>();
    const schemas = endpoints.flatMap(({ params, query, body }) => [params, query, body]);
    const said = schemas.flatMap((schema) => complaintsOf(schema, seen));
    expect(new Set(said).size).toBeGreaterThan(60);
    expect(withoutChinese(said)).toEqual([]);
  });

  it.each(experiences.map(({ id, config }) => [id, config] as const))('of the settings of %s', async (_id, config) => {
    const said = complaintsOf((await config?.())?.default);
    expect(new Set(said).size).toBeGreaterThan(2);
    expect(withoutChinese(said)).toEqual([]);
  });
});
