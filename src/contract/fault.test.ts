import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { render } from '#domain/messages/render.ts';
import { check, fault, faultsOf } from './fault.ts';

const said = (schema: z.ZodType, value: unknown) => {
  const { error } = check(schema, value);
  return error
    ? faultsOf(error).map(({ path, message }) => [path, render(message, 'en'), render(message, 'zh-HK')])
    : [];
};

describe('what a schema refuses', () => {
  it.each<[string, z.ZodType, unknown, string, string]>([
    ['nothing', z.string(), undefined, 'Invalid input: expected string, received undefined', '必須填寫。'],
    ['no text', z.string(), 5, 'Invalid input: expected string, received number', '必須是文字。'],
    ['no number', z.number(), 'x', 'Invalid input: expected number, received string', '必須是數字。'],
    ['NaN', z.number(), NaN, 'Invalid input: expected number, received NaN', '必須是數字。'],
    ['a fraction', z.int(), 1.5, 'Invalid input: expected int, received number', '必須是整數。'],
    ['no flag', z.boolean(), null, 'Invalid input: expected boolean, received null', '必須是「是」或「否」。'],
    ['no list', z.array(z.string()), {}, 'Invalid input: expected array, received object', '必須是清單。'],
    ['no object', z.object({}), [], 'Invalid input: expected object, received array', '格式不正確。'],
    ['another value', z.literal(1), 2, 'Invalid input: expected 1', '必須是 1。'],
    [
      'none of the values',
      z.enum(['a', 'b']),
      'c',
      'Invalid option: expected one of "a"|"b"',
      '必須是以下其中一項：a、b。',
    ],
    [
      'none of the kinds',
      z.discriminatedUnion('type', [z.object({ type: z.literal('a') }), z.object({ type: z.literal('b') })]),
      { type: 'c' },
      "Invalid discriminator value. Expected 'a' | 'b'",
      '必須是以下其中一項：a、b。',
    ],
    ['nothing of a union', z.union([z.string(), z.number()]), true, 'Invalid input', '內容無效。'],
    ['an empty text', z.string().min(1), '', 'Too small: expected string to have >=1 characters', '必須填寫。'],
    ['a short text', z.string().min(3), 'a', 'Too small: expected string to have >=3 characters', '最少 3 個字。'],
    ['a long text', z.string().max(2), 'abc', 'Too big: expected string to have <=2 characters', '最多 2 個字。'],
    ['a short list', z.array(z.int()).min(2), [1], 'Too small: expected array to have >=2 items', '最少 2 項。'],
    ['a long list', z.array(z.int()).max(1), [1, 2], 'Too big: expected array to have <=1 items', '最多 1 項。'],
    ['a big number', z.number().max(5), 6, 'Too big: expected number to be <=5', '最大為 5。'],
    ['a number not below', z.number().lt(5), 5, 'Too big: expected number to be <5', '必須小於 5。'],
    ['a small number', z.number().min(5), 4, 'Too small: expected number to be >=5', '最小為 5。'],
    ['a number not above', z.number().gt(5), 5, 'Too small: expected number to be >5', '必須大於 5。'],
    ['a wrong pattern', z.string().regex(/^a$/), 'b', 'Invalid string: must match pattern /^a$/', '格式不正確。'],
    ['a wrong id', z.uuid(), 'b', 'Invalid UUID', '識別碼無效。'],
    ['one key too many', z.strictObject({}), { a: 1 }, 'Unrecognized key: "a"', '不可有以下各欄：a。'],
    ['keys too many', z.strictObject({}), { a: 1, b: 2 }, 'Unrecognized keys: "a", "b"', '不可有以下各欄：a、b。'],
    ['a wrong key', z.record(z.string().max(1), z.int()), { ab: 1 }, 'Invalid key in record', '欄的名稱無效。'],
    [
      'its own message',
      z.string().min(1, fault('drink-name-missing')),
      '',
      'A drink needs a name.',
      '飲品必須有名稱。',
    ],
  ])('%s', (_case, schema, value, english, chinese) => {
    expect(said(schema, value)).toEqual([[expect.any(String), english, chinese]]);
  });

  it('has its place', () => {
    const schema = z.object({ list: z.array(z.object({ name: z.string().min(1, fault('drink-name-missing')) })) });
    expect(said(schema, { list: [{ name: 'A' }, { name: '' }] })).toEqual([
      ['list.1.name', 'A drink needs a name.', '飲品必須有名稱。'],
    ]);
  });
});
