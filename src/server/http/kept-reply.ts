import type { z } from 'zod';

/** A reply that is sent more than once: it is checked and serialised the first time, for each kind of reader. */
export class KeptReply {
  readonly value: object;
  readonly texts = new Map<z.ZodType, string>();
  /** The same at this moment, for what changes with the time of day; asks no database. */
  readonly asNow: () => KeptReply;
  constructor(value: object, asNow?: () => object) {
    this.value = value;
    this.asNow = () => (asNow ? new KeptReply(asNow()) : this);
  }
}

/** A reply serialised before: its bytes are sent unchanged. */
export class PreparedReply {
  readonly variants: { encoding: 'br' | 'gzip' | undefined; bytes: Buffer }[];
  /** Undefined for what nobody is to keep. */
  readonly etag: string | undefined;
  constructor(variants: PreparedReply['variants'], etag: string | undefined) {
    this.variants = variants;
    this.etag = etag;
  }
}

export function textOf(schema: z.ZodType, output: unknown): string {
  if (!(output instanceof KeptReply)) return JSON.stringify(schema.parse(output));
  const known = output.texts.get(schema) ?? textOf(schema, output.value);
  output.texts.set(schema, known);
  return known;
}
