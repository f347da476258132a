/** The examples of docs/api.md are run, in their order, against the demonstration. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { VERSION } from '../src/server/version.ts';
import { testEngines } from './server/test-engines.ts';
import { newDevice, OWNER, useTestServer } from './server/test-services.ts';

interface Example {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: unknown;
  status: number;
  answer: unknown;
}

const page = readFileSync(join(import.meta.dirname, '../docs/api.md'), 'utf8');
const BLOCKS = [...page.matchAll(/^```http\n([^]*?)^```/gm)].map(([, text = '']) => text);

/** @param fill puts what earlier answers gave in the place of its name */
function readExample(text: string, fill: (text: string) => string): Example {
  const [asked = '', answered = ''] = text.split('\n→ ');
  const [line = '', ...rest] = fill(asked).trim().split('\n');
  const [method = '', path = ''] = line.split(' ');
  const headers = Object.fromEntries(
    rest.filter((each) => /^[A-Z][\w-]+: /.test(each)).map((each) => each.split(': ') as [string, string]),
  );
  const body = rest.find((each) => each.startsWith('{'));
  return {
    method,
    path,
    headers,
    body: body === undefined ? undefined : (JSON.parse(body) as unknown),
    status: Number(answered.slice(0, 3)),
    answer: JSON.parse(answered.slice(3)) as unknown,
  };
}

/** Of a list the first entry alone is shown. `{name}` takes what is there the first time, and is compared from then on. */
function compare(shown: unknown, real: unknown, known: Map<string, string>, at = ''): void {
  if (shown === '…') return expect(real, at).toBeDefined();
  const name = typeof shown === 'string' ? /^\{(\w+)\}$/.exec(shown)?.[1] : undefined;
  if (name !== undefined && !known.has(name)) return void known.set(name, String(real));
  if (Array.isArray(shown)) {
    expect(real, at).toBeInstanceOf(Array);
    return compare(shown[0], (real as unknown[])[0], known, `${at}[0]`);
  }
  if (typeof shown === 'object' && shown !== null) {
    for (const [key, value] of Object.entries(shown))
      compare(value, (real as Record<string, unknown>)[key], known, `${at}.${key}`);
    return;
  }
  expect(real, at).toEqual(name === undefined ? shown : known.get(name));
}

describe.each(testEngines)('the examples of docs/api.md, %s', (_name, open) => {
  const server = useTestServer(open);

  it('are of the version that the description names', async () => {
    const { info } = (await server.call('GET', '/api/openapi.json')).json();
    expect(info.version).toBe(VERSION);
  });

  it('are answered as shown', async () => {
    const known = new Map([
      ['password', OWNER.password],
      ['code', server.barCode],
      ['device', newDevice()],
    ]);
    const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => known.get(name) ?? whole);
    expect(BLOCKS.length).toBeGreaterThan(8);
    for (const block of BLOCKS) {
      const { method, path, headers, body, status, answer } = readExample(block, fill);
      const reply = await server.call(method, path, { headers, body });
      const at = `${method} ${path}`;
      expect(reply.statusCode, `${at}: ${reply.body}`).toBe(status);
      compare(answer, reply.json(), known, at);
    }
  });
});
