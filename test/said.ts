/** Messages as readers see them, for tests. */
import type { z } from 'zod';
import { check, faultsOf } from '#contract/fault.ts';
import type { ImportError } from '#domain/menu-import/recipe-import.ts';
import { render, renderAll } from '#domain/messages/render.ts';

/** What a schema says of a value, in English. */
export function saidOf(schema: z.ZodType, value: unknown): string[] {
  const { error } = check(schema, value);
  return error ? faultsOf(error).map(({ message }) => render(message, 'en')) : [];
}

/** Problems of a file, in English. */
export const inEnglish = ({ problems, ...at }: ImportError) => ({ ...at, message: renderAll(problems, 'en') });
