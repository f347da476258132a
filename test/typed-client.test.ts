/** The typed client as it is given out: the program of docs/api.md, compiled against it alone and run at a real server. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as byHand from '../scripts/client/by-hand.ts';
import { makeClient, packageOf } from '../scripts/client/make-client.ts';
import { buildApp } from '../src/server/app.ts';
import { VERSION } from '../src/server/version.ts';
import { testEngines } from './server/test-engines.ts';
import { newDevice, OWNER, useTestServer } from './server/test-services.ts';

const page = readFileSync(join(import.meta.dirname, '../docs/api.md'), 'utf8');
const PROGRAM = [...page.matchAll(/^```ts\n([^]*?)^```/gm)].map(([, text = '']) => text).join('\n');
const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  erasableSyntaxOnly: true,
  isolatedModules: true,
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts'],
  types: [],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  noEmit: true,
};

interface Bar {
  baseUrl: string;
  shopId: string;
  password: string;
  joinCode: string;
  deviceId: string;
}
interface Program {
  serveOne: (bar: Bar) => Promise<string>;
  cancel: (bar: Bar, orderId: string) => Promise<boolean>;
  newOrders: (bar: Bar, signal: AbortSignal) => AsyncGenerator<string>;
}
type Client = typeof byHand;

let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sipwell-client-'));
  for (const [name, text] of Object.entries(packageOf(await makeClient(VERSION), VERSION)))
    writeFileSync(join(folder, name), text);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const host = ts.createCompilerHost(OPTIONS);
const read = host.getSourceFile.bind(host);
const parsed = new Map<string, ts.SourceFile | undefined>();
/** What stays the same is parsed once. */
host.getSourceFile = (name, language) => {
  if (name.endsWith('checked.ts')) return read(name, language);
  if (!parsed.has(name)) parsed.set(name, read(name, language));
  return parsed.get(name);
};

/** @returns what the compiler says, by the line it says it of */
function faultsOf(text: string, client = './sipwell-client.ts'): string[] {
  const file = join(folder, 'checked.ts');
  writeFileSync(file, text.replaceAll('./sipwell-client.ts', client));
  const found = ts.getPreEmitDiagnostics(ts.createProgram([file], OPTIONS, host));
  const lineOf = ({ file: where, start = 0 }: ts.Diagnostic) =>
    where?.text.split('\n')[where.getLineAndCharacterOfPosition(start).line]?.trim();
  return found.map((fault) => `${lineOf(fault)}: TS${fault.code}`);
}

const returned = (line: string, at: number) => `
export async function more${at}(bar: Bar): Promise<unknown> {
  const client = await signIn(bar, { username: 'bar', password: bar.password });
  return ${line};
}`;

const CALLS = [
  ['a right call', `client.call('GET /v1/admin/shops')`, 0],
  ['a path that is none', `client.call('GET /v1/admin/shop')`, 1],
  ['a method it has not', `client.call('PATCH /api/kiosk-instances')`, 1],
  ['no parameters', `client.call('GET /api/admin/shops/{shopId}/recipes')`, 1],
  ['a wrong parameter', `client.call('GET /api/admin/shops/{shopId}/recipes', { params: { shop: 'x' } })`, 1],
  ['a right body', `client.call('POST /v1/auth/login', { body: { username: 'a', password: 'b' } })`, 0],
  ['a field that is missing', `client.call('POST /v1/auth/login', { body: { username: 'a' } })`, 1],
  ['a field of a wrong type', `client.call('POST /v1/auth/login', { body: { username: 'a', password: 1 } })`, 1],
  ['a wrong query', `client.call('GET /api/kiosk-instances', { query: { page: 'two' } })`, 1],
  ['a field the answer has not', `(await client.call('GET /v1/admin/shops')).shops`, 1],
  [
    'what guests are not told',
    `(await asGuest(bar).call('GET /api/kiosk-instances/code/{code}', { params: { code: 'x' } })).version`,
    1,
  ],
  ['an index that may have nothing', `(await client.call('GET /v1/admin/shops')).data[0].name`, 1],
] as const;
let ofCalls: string[] | undefined;
/** Compiled in one program: the compiler takes a second to read what all have in common. */
const faultsOfCalls = () => (ofCalls ??= faultsOf(PROGRAM + CALLS.map(([, line], at) => returned(line, at)).join('')));

describe('the typed client', () => {
  it('imports nothing, and compiles with the program of the documentation', () => {
    expect(readFileSync(join(folder, 'sipwell-client.ts'), 'utf8')).not.toMatch(/^import |\bimport\(|\brequire\(/m);
    expect(faultsOf(PROGRAM)).toEqual([]);
    expect(faultsOf(PROGRAM, './sipwell-client.js')).toEqual([]);
  });

  it.each(CALLS)('of %s the compiler thinks as it should', (_case, line, faults) => {
    expect(faultsOfCalls().filter((fault) => fault.startsWith(`return ${line};: TS`))).toHaveLength(faults);
  });

  it('is faulted for nothing else', () => {
    expect(faultsOfCalls()).toHaveLength(CALLS.filter(([, , faults]) => faults > 0).length);
  });
});

describe.each(testEngines)('the typed client at a server, %s', (_name, open) => {
  const server = useTestServer(open);
  let program: Program;
  let client: Client;
  let bar: Bar;

  beforeAll(async () => {
    writeFileSync(
      join(folder, 'program.mjs'),
      ts.transpileModule(PROGRAM.replaceAll('.ts', '.js'), { compilerOptions: { ...OPTIONS, noEmit: false } })
        .outputText,
    );
    const load = (name: string): Promise<unknown> => import(/* @vite-ignore */ pathToFileURL(join(folder, name)).href);
    program = (await load('program.mjs')) as Program;
    client = (await load('sipwell-client.js')) as Client;
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const baseUrl = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/`;
    bar = { baseUrl, shopId: 'demo-bar', password: OWNER.password, joinCode: server.barCode, deviceId: newDevice() };
  });

  const signIn = () => client.signIn({ baseUrl: bar.baseUrl }, { username: 'bar', password: bar.password });
  const placeOrder = async (idempotencyKey: string = crypto.randomUUID(), deviceId = newDevice()) =>
    (await client.asGuest({ ...bar, deviceId }).call('POST /api/admin/shops/{shopId}/submit-order', {
      params: { shopId: bar.shopId },
      body: { targetShopId: bar.shopId, recipeId: 'bar-negroni', name: 'Ada', kioskInstanceCode: bar.joinCode },
      idempotencyKey,
    })) as { orderId: string };

  it('serves a guest, as the documentation shows', async () => {
    expect(await program.serveOne({ ...bar, deviceId: newDevice() })).toBe('COMPLETED');
  });

  it('cancels, and is told when somebody else was faster', async () => {
    const { orderId } = await placeOrder();
    expect(await program.cancel(bar, orderId)).toBe(true);
    expect(await program.cancel(bar, orderId)).toBe(false);
  });

  it('follows the orders until it is told to stop', async () => {
    const stop = new AbortController();
    const seen: string[] = [];
    const following = (async () => {
      for await (const number of program.newOrders(bar, stop.signal)) seen.push(number);
    })();
    await expect
      .poll(
        async () => {
          await placeOrder();
          return seen.length;
        },
        { interval: 500 },
      )
      .toBeGreaterThan(0);
    stop.abort();
    await following;
  });

  it('places an order once for a key', async () => {
    const [first, again] = [await placeOrder('a-key', bar.deviceId), await placeOrder('a-key', bar.deviceId)];
    expect(again.orderId).toBe(first.orderId);
  });

  it('throws refusals with their code, fields and wait', async () => {
    const refused = (await signIn()).call('PUT /api/admin/shops/{shopId}/sold-out', {
      params: { shopId: bar.shopId },
      body: { kind: 'nothing', id: '', isOut: true },
    });
    const error = (await refused.catch((cause: unknown) => cause)) as InstanceType<Client['SipwellError']>;
    expect(error).toBeInstanceOf(client.SipwellError);
    expect(error).toMatchObject({ code: 'invalid-request', status: 422 });
    expect(error.faults.map(({ path }) => path)).toContain('kind');
    const nobody = client.asGuest({ baseUrl: 'http://127.0.0.1:9', deviceId: newDevice() });
    await expect(nobody.call('GET /api/health')).rejects.toMatchObject({ code: 'no-answer', status: 0 });
    const left = new AbortController();
    left.abort(new Error('left'));
    await expect(nobody.call('GET /api/health', { signal: left.signal })).rejects.toThrow('left');
  });

  it('says what is unchanged, and guards a change', async () => {
    const account = await signIn();
    const menu = { params: { shopId: bar.shopId } };
    const { answer, etag } = await account.read('GET /api/admin/shops/{shopId}/recipes', menu);
    expect(answer).toBeDefined();
    expect(await account.read('GET /api/admin/shops/{shopId}/recipes', { ...menu, ifNoneMatch: etag! })).toEqual({
      answer: undefined,
      etag,
    });

    const kiosk = { params: { code: bar.joinCode } };
    const { version, config } = (await account.call('GET /api/kiosk-instances/code/{code}', kiosk)) as {
      version: number;
      config: unknown;
    };
    const save = (ifMatch: number) =>
      account.call('PATCH /api/kiosk-instances/code/{code}/config', { ...kiosk, body: { config }, ifMatch });
    await expect(save(version + 1)).rejects.toMatchObject({ code: 'changed-meanwhile', status: 412 });
    expect(await save(version)).toMatchObject({ version: version + 1 });
  });

  it('renews its tokens once for calls that were refused together, and tells who keeps them', async () => {
    const told: { access: { token: string; expires: string }; refresh: { token: string; expires: string } }[] = [];
    const { baseUrl } = bar;
    const onTokens = (tokens: (typeof told)[number]) => void told.push(tokens);
    await client.signIn({ baseUrl, onTokens }, { username: 'bar', password: bar.password });
    server.pass(20 * 60_000);
    const again = client.asAccount({ baseUrl, onTokens, tokens: told[0]! });
    const answers = await Promise.all([again.call('GET /v1/admin/shops'), again.call('GET /v1/admin/shops')]);
    expect(answers).toHaveLength(2);
    expect(told).toHaveLength(2);
    expect(told[1]?.access.token).not.toBe(told[0]?.access.token);
  });
});

describe('a server', () => {
  const server = useTestServer(testEngines[0]![1]);

  it('gives the file out where the build wrote one', async () => {
    const clientFile = join(folder, 'sipwell-client.ts');
    expect(existsSync(clientFile)).toBe(true);
    const app = await buildApp(server.services, { clientFile });
    const reply = await app.inject('/api/sipwell-client.ts');
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(reply.body).toBe(readFileSync(clientFile, 'utf8'));
    expect((await server.call('GET', '/api/sipwell-client.ts')).statusCode).toBe(404);
    await app.close();
  });
});
