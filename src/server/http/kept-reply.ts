import type { z } from 'zod';

/** A reply that is sent more than once: it is checked and serialised the first time, for each kind of reader. */
export class KeptReply {
  readonly value: object;
  readonly texts = new Map<z.ZodType, string>();
  constructor(value: object) {
    this.value = value;
  }
}

export function textOf(schema: z.ZodType, output: unknown): string {
  if (!(output instanceof KeptReply)) return JSON.stringify(schema.parse(output));
  const known = output.texts.get(schema) ?? textOf(schema, output.value);
  output.texts.set(schema, known);
  return known;
}
