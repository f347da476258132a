/**
 * Strict JSON: no keys that reach prototypes, limited depth and number of keys, only texts that can be stored. Source:
 * docs/behaviour/security.md "Input".
 */
import { isStorable } from './storable-text.ts';

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
const MAX_DEPTH = 16;
/** One key per this many bytes of the maximum body. Bytes. */
const BYTES_PER_KEY = 32;

/** The JSON holds a text that no database keeps. */
export class UnstorableText extends SyntaxError {}

/** @throws SyntaxError if the text is not JSON, or not acceptable JSON */
export function parseStrictJson(text: string, maxBytes: number): unknown {
  const parsed: unknown = JSON.parse(text);
  let keys = 0;
  const checkText = (said: string): void => {
    if (!isStorable(said)) throw new UnstorableText('text that cannot be stored');
  };
  const visit = (value: unknown, depth: number): void => {
    if (typeof value === 'string') return checkText(value);
    if (typeof value !== 'object' || value === null) return;
    if (depth > MAX_DEPTH) throw new SyntaxError('too deep');
    if (Array.isArray(value)) {
      for (const item of value) visit(item, depth + 1);
      return;
    }
    for (const key of Object.keys(value)) {
      checkText(key);
      if (FORBIDDEN_KEYS.has(key)) throw new SyntaxError('forbidden key');
      if (++keys > maxBytes / BYTES_PER_KEY) throw new SyntaxError('too many keys');
      visit((value as Record<string, unknown>)[key], depth + 1);
    }
  };
  visit(parsed, 1);
  return parsed;
}
