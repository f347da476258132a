/** What the types do not show: every message is said by somebody, and whatever a schema refuses is a message. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#contract/all.ts';
import { check, faultsOf } from '#contract/fault.ts';
import { CATALOGUE } from '#domain/messages/catalogue.ts';
import { render } from '#domain/messages/render.ts';
import { experiences } from '#experiences/registry.ts';
import { SavedConfig } from '#server/settings/stored-settings.ts';

const SRC = new URL('../src/', import.meta.url).pathname;

describe('the catalogue of messages', () => {
  it('has no code that nobody uses', () => {
    const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^domain\/messages\/|^contract\/problem\.ts$/.test(file),
    );
    const source = files.map((file) => readFileSync(SRC + file, 'utf8')).join('\n');
    expect(Object.keys(CATALOGUE).filter((code) => !source.includes(`'${code}'`))).toEqual([]);
  });
});

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

/** What each part of a schema says, rendered in both languages. */
function saidBy(schema: Schema | undefined, seen = new Set<Schema>()): string[][] {
  if (!schema || seen.has(schema)) return [];
  seen.add(schema);
  // A transform only ever gets what the schema before it lets through.
  const isAsked = schema._zod.def.type !== 'transform';
  const values = schema._zod.def.type === 'array' ? [...ANYTHING, MUCH] : ANYTHING;
  const own = values.flatMap((value) => {
    const { error } = isAsked ? check(schema as z.ZodType, value) : { error: undefined };
    return error ? faultsOf(new z.ZodError(error.issues.slice(0, 50))) : [];
  });
  const said = own.map(({ message }) => [render(message, 'en'), render(message, 'zh-HK')]);
  return [...said, ...partsOf(schema).flatMap((part) => saidBy(part, seen))];
}

describe('what schemas refuse is a message with all its gaps filled', () => {
  const schemas: [string, Schema | undefined][] = endpoints.flatMap(({ method, path, params, query, body }) =>
    [params, query, body].map((schema): [string, Schema | undefined] => [`${method} ${path}`, schema]),
  );

  it('of requests', () => {
    const seen = new Set<Schema>();
    const said = schemas.flatMap(([, schema]) => saidBy(schema, seen));
    expect(new Set(said.map(([english]) => english)).size).toBeGreaterThan(60);
    expectWhole(said);
  });

  it('of a kiosk’s settings', () => expectWhole(saidBy(SavedConfig)));

  it.each(experiences.map(({ id, config }) => [id, config] as const))('of the settings of %s', async (_id, config) => {
    const said = saidBy((await config?.())?.default);
    expect(new Set(said.map(([english]) => english)).size).toBeGreaterThan(2);
    expectWhole(said);
  });

  function expectWhole(said: string[][]) {
    expect(said.flat().filter((text) => text === '' || /\{\w+\}|undefined,|: $/.test(text))).toEqual([]);
    expect(said.filter(([, chinese]) => !/\p{Script=Han}/u.test(chinese ?? ''))).toEqual([]);
  }
});
