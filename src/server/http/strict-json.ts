/** JSON as the server accepts it: no keys that reach into prototypes, no depth or number of keys that only an attack has. */

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
const MAX_DEPTH = 16;
/** One key for every so many bytes a body may have. */
const BYTES_PER_KEY = 32;

/** @throws SyntaxError when the text is not JSON, or not acceptable JSON */
export function parseStrictJson(text: string, maxBytes: number): unknown {
  const parsed: unknown = JSON.parse(text);
  let keys = 0;
  const visit = (value: unknown, depth: number): void => {
    if (typeof value !== 'object' || value === null) return;
    if (depth > MAX_DEPTH) throw new SyntaxError('too deep');
    if (Array.isArray(value)) {
      for (const item of value) visit(item, depth + 1);
      return;
    }
    for (const key of Object.keys(value)) {
      if (FORBIDDEN_KEYS.has(key)) throw new SyntaxError('forbidden key');
      if (++keys > maxBytes / BYTES_PER_KEY) throw new SyntaxError('too many keys');
      visit((value as Record<string, unknown>)[key], depth + 1);
    }
  };
  visit(parsed, 1);
  return parsed;
}
