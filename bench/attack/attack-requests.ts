/** Requests made up from the API's own description: values of the right form, and among them hostile ones. */
import type { Asked } from './attack-findings.ts';

interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
}
interface Operation {
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}
type Paths = Record<string, Record<string, Operation>>;

const HOSTILE: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  2 ** 53,
  0.1,
  '',
  ' ',
  'a\u0000b',
  '\ud83c',
  '__proto__',
  "'; drop table orders; --",
  '<script>alert(1)</script>',
  '../../secret.key',
  '%',
  '％00',
  '\u202eevil',
  'é'.repeat(3000),
  '\u0301\u0316'.repeat(4000),
  '👩‍👩‍👧‍👦'.repeat(400),
  '('.repeat(5000),
  '1e999',
  'NaN',
  'http://[',
  '//',
  'vbscript:x',
  [],
  {},
  [[[[[[[[]]]]]]]],
  Array.from({ length: 3000 }, () => 'x'),
  { constructor: 1 },
  { toString: 1, length: -1 },
];
const HEADERS = ['idempotency-key', 'if-match', 'accept-language', 'x-session-id', 'range', 'if-none-match', 'origin'];
/** Would end what the attack stands on. */
const LEFT_OUT = /\/logout$|nuke|bulk-delete|refresh-tokens|^DELETE \/v1\/(admin\/shops\/\{\w+\}|setup\/demo)$/;

export function generator(
  openApi: string,
  known: { owner: Record<string, string>; admin: Record<string, string>; code: string },
  seed = 1,
): () => Asked {
  const { paths } = JSON.parse(openApi) as { paths: Paths };
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .map(([method, operation]) => ({ path, method: method.toUpperCase(), operation }))
      .filter((each) => !LEFT_OUT.test(`${each.method} ${path}`)),
  );
  let state = seed;
  /** Mulberry32: the same requests every time. */
  const random = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const device = () => `00000000-0000-4000-8000-${String(Math.floor(random() * 1e12)).padStart(12, '0')}`;

  const right = (name: string): unknown => {
    if (/shop/i.test(name)) return 'demo-bar';
    if (/code/i.test(name)) return known.code;
    if (/recipe/i.test(name)) return 'bar-negroni';
    return pick(['a', 'bar-negroni', 'en', 'gin', 'sizeM', '1', known.code]);
  };
  const valueOf = (schema: Schema, name: string, depth = 0): unknown => {
    if (random() < 0.12) return pick(HOSTILE);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return pick(schema.enum);
    const options = schema.anyOf ?? schema.oneOf;
    if (options) return valueOf(pick(options), name, depth + 1);
    switch (Array.isArray(schema.type) ? pick(schema.type) : schema.type) {
      case 'object':
        return Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([key, each]) => [key, valueOf(each, key, depth + 1)]),
        );
      case 'array':
        return Array.from({ length: Math.floor(random() * 4) }, () => valueOf(schema.items ?? {}, name, depth + 1));
      case 'number':
      case 'integer':
        return pick([0, 1, 2, 50, 2.5]);
      case 'boolean':
        return random() < 0.5;
      case 'null':
        return null;
      default:
        return right(name);
    }
  };
  const written = (value: unknown): string => {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return encodeURIComponent(text.slice(0, 400).replaceAll(/\p{Surrogate}/gu, '\ufffd'));
  };

  return () => {
    const { path, method, operation } = pick(operations);
    const parameters = operation.parameters ?? [];
    const filled = path.replaceAll(
      /\{(\w+)\}/g,
      (_, name: string) => written(valueOf({ type: 'string' }, name)) || '-',
    );
    const query = parameters
      .filter(({ in: where }) => where === 'query')
      .filter(() => random() < 0.5)
      .map(({ name, schema }) => `${name}=${written(valueOf(schema, name))}`)
      .join('&');
    const schema = operation.requestBody?.content['application/json']?.schema;
    const as = pick([{}, { 'x-join-code': known.code, 'x-device-id': device() }, known.owner, known.admin]);
    const odd =
      random() < 0.1
        ? { [pick(HEADERS)]: pick(['', '*', '"1"', 'W/"x"', 'é', 'a'.repeat(3000), '1', 'bytes=9-1']) }
        : {};
    return {
      method,
      path: query === '' ? filled : `${filled}?${query}`,
      headers: { ...as, ...odd },
      from: `10.${Math.floor(random() * 250)}.${Math.floor(random() * 250)}.${Math.floor(random() * 250)}`,
      ...(schema && { body: random() < 0.03 ? '{"a":' : valueOf(schema, 'body') }),
    };
  };
}
