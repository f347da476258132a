/** Replies in the language of whoever asked: the fields that the contract calls a Sentence, and no others. */
import { z } from 'zod';
import { Sentence } from '#contract/fields.ts';
import type { InterfaceLocale } from '#domain/text/interface-locale.ts';
import { inChinese } from '#server/texts/in-chinese.ts';

type Schema = z.core.$ZodType;

/** @param reply as `schema` gives it; a sentence without Chinese stays as it is, which says more than nothing */
export const localizeReply = (locale: InterfaceLocale, schema: Schema, reply: unknown): unknown =>
  locale === 'zh-HK' ? inTheirWords(schema, reply) : reply;

function inTheirWords(schema: Schema, value: unknown): unknown {
  if (!holdsSentences(schema)) return value;
  if (typeof value === 'string') return inChinese(value) ?? value;
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return inTheirWords(schema.unwrap(), value);
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((each: unknown) => inTheirWords(schema.element, each));
  if (!(schema instanceof z.ZodObject) || typeof value !== 'object' || value === null) return value;
  const fields: Readonly<Record<string, Schema | undefined>> = schema.shape;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, fields[key] ? inTheirWords(fields[key], each) : each]),
  );
}

const known = new WeakMap<Schema, boolean>();

function holdsSentences(schema: Schema): boolean {
  const before = known.get(schema);
  if (before !== undefined) return before;
  const holds = schema === Sentence || partsOf(schema).some(holdsSentences);
  known.set(schema, holds);
  return holds;
}

function partsOf(schema: Schema): Schema[] {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return [schema.unwrap()];
  if (schema instanceof z.ZodArray) return [schema.element];
  return schema instanceof z.ZodObject ? Object.values(schema.shape) : [];
}
