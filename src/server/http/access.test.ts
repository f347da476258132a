/**
 * Every endpoint × every kind of caller. A new endpoint without a row here fails the test. Source:
 * docs/behaviour/accounts-and-access.md "Access by endpoint".
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/all.ts';
import { LANGUAGE_CODES } from '#domain/text/languages.ts';
import { recordingForm } from '#test/webm.ts';
import { openDatabase } from '../db/database.ts';
import { listInstances } from '../repos/kiosks.repo.ts';
import { ADMIN, newDevice, useTestServer, type TestServer } from '#test/server/test-services.ts';

const CALLERS = ['A', 'O', 'o', 'G', 'g', '-'] as const;
type CallerKind = (typeof CALLERS)[number];

/**
 * ● full · ◐ guest view · the number of the refusal. Columns: admin, owner, other owner, joined guest, guest elsewhere,
 * anonymous.
 */
const MATRIX: Record<string, string> = {
  'POST /v1/auth/login': '● ● ● ● ● ●',
  'POST /v1/auth/refresh-tokens': '● ● ● ● ● ●',
  'POST /v1/auth/logout': '● ● ● 401 401 401',
  'GET /v1/admin/shops': '● ● ● 401 401 401',
  'GET /v1/admin/shops/:shopId': '● ● 403 401 401 401',
  'GET /api/admin/shops': '● ● ● 401 401 401',
  'GET /api/admin/shops/:shopId': '● ● 403 ◐ 403 403',
  'POST /api/admin/shops/seed': '● 403 403 401 401 401',
  'DELETE /api/admin/shops/nuke': '● 403 403 401 401 401',
  'POST /api/admin/kiosk-types/reseed': '● 403 403 401 401 401',
  'DELETE /api/kiosk-instances/bulk-delete': '● ● ● 401 401 401',
  'POST /api/kiosk-instances/delete': '● ● 403 401 401 401',
  'GET /api/undo': '● ● ● 401 401 401',
  'POST /api/undo/:batchId': '● ● 404 401 401 401',
  'PATCH /api/admin/shops/:shopId/recipes': '● ● 403 401 401 401',
  'POST /api/admin/shops/:shopId/fetch-and-update-recipes': '● ● 403 401 401 401',
  'PATCH /api/admin/shops/:shopId/order-defaults': '● ● 403 401 401 401',
  'GET /api/admin/shops/:shopId/recipes': '● ● 403 ◐ 403 403',
  'GET /api/admin/recipes/:recipeId': '● ● 404 ◐ 403 403',
  'POST /api/admin/recipes/batch': '● ● ● ◐ ◐ 403',
  'POST /api/admin/recipes/cache': '● ● 403 401 401 401',
  'GET /api/admin/kiosk-types': '● ● ● 401 401 401',
  'GET /api/kiosk-instances': '● ● ● 401 401 401',
  'POST /api/kiosk-instances': '● ● 403 401 401 401',
  'GET /api/kiosk-instances/code/:code': '● ● ◐ ◐ ◐ ◐',
  'PATCH /api/kiosk-instances/code/:code': '● ● 403 401 401 401',
  'PATCH /api/kiosk-instances/code/:code/config': '● ● 403 401 401 401',
  'PATCH /api/kiosk-instances/code/:code/status': '● ● 403 401 401 401',
  'DELETE /api/kiosk-instances/code/:code': '● ● 403 401 401 401',
  'GET /api/admin/shops/:shopId/menu-checks': '● ● 403 401 401 401',
  'PUT /api/admin/shops/:shopId/ingredient-strengths': '● ● 403 401 401 401',
  'PUT /api/admin/shops/:shopId/declared-allergens': '● ● 403 401 401 401',
  'GET /api/admin/shops/:shopId/dead-ends': '● ● 403 401 401 401',
  'GET /api/ez-pairing/shops/:shopId/questions': '● ● 403 ◐ 403 403',
  'PUT /api/ez-pairing/shops/:shopId/questions': '● ● 403 401 401 401',
  'POST /api/ez-pairing/shops/:shopId/generate-mappings': '● ● 403 401 401 401',
  'GET /api/ez-pairing/shops/:shopId/mappings-summary': '● ● 403 401 401 401',
  'POST /api/ez-pairing/shops/:shopId/recommendations': '● ● 403 ◐ 403 403',
  'GET /api/ez-pairing/instances/:code/demo-settings': '● ● 403 ◐ ◐ 403',
  'PUT /api/ez-pairing/instances/:code/demo-settings': '● ● 403 401 401 401',
  'GET /api/toy-kiosk/instances/:code/machine': '● ● 403 ● 403 403',
  'POST /api/toy-kiosk/instances/:code/turns': '● ● 403 ● 403 403',
  'POST /api/admin/shops/:shopId/submit-order': '● ● 403 ◐ 403 403',
  'POST /api/admin/shops/:shopId/withdraw-order': '● ● 403 ◐ ◐ 403',
  'GET /api/admin/shops/:shopId/orders': '● ● 403 ◐ ◐ 403',
  'POST /api/admin/shops/:shopId/orders/:orderId/approve': '● ● 403 ◐ ◐ 404',
  'GET /api/translations/languages': '● ● ● ● ● ●',
  'POST /api/translations/:shopId/generate': '● ● 403 401 401 401',
  'GET /api/translations/:shopId/jobs': '● ● 403 401 401 401',
  'GET /api/translations/:shopId/recipes': '● ● 403 401 401 401',
  'PATCH /api/translations/:shopId/recipes/:recipeId': '● ● 403 401 401 401',
  'PATCH /api/translations/:shopId/ingredients/:ingredientId': '● ● 403 401 401 401',
  'DELETE /api/translations/:shopId/recipes/:recipeId': '● ● 403 401 401 401',
  'DELETE /api/translations/:shopId/ingredients/:ingredientId': '● ● 403 401 401 401',
  'GET /api/translations/:shopId/recipes/debug': '● 403 403 401 401 401',
  'GET /api/admin/shops/:shopId/orders.csv': '● ● 403 401 401 401',
  'GET /api/admin/shops/:shopId/orders/:orderId': '● ● 403 401 401 401',
  'POST /api/admin/shops/:shopId/orders/:orderId/cancel': '● ● 403 401 401 401',
  'POST /api/admin/shops/:shopId/orders/:orderId/complete': '● ● 403 401 401 401',
  'PATCH /api/admin/shops/:shopId/orders/:orderId': '● ● 403 401 401 401',
  'GET /api/admin/shops/:shopId/insights': '● ● 403 401 401 401',
  'GET /api/admin/shops/:shopId/audit': '● ● 403 401 401 401',
  'GET /v1/admin/shops/:shopId/recipes': '● ● 403 401 401 401',
  'GET /v1/admin/shops/:shopId/recipes/:recipeId': '● ● 403 401 401 401',
  'POST /v1/admin/shops/:shopId/recipes': '● ● 403 401 401 401',
  'PUT /v1/admin/shops/:shopId/recipes/:recipeId': '● ● 403 401 401 401',
  'PATCH /v1/admin/shops/:shopId/recipes/:recipeId': '● ● 403 401 401 401',
  'POST /v1/admin/shops/:shopId/recipes/:recipeId/duplicate': '● ● 403 401 401 401',
  'DELETE /v1/admin/shops/:shopId/recipes/:recipeId': '● ● 403 401 401 401',
  'PUT /v1/admin/shops/:shopId/recipe-order': '● ● 403 401 401 401',
  'POST /v1/admin/shops/:shopId/photos': '● ● 403 401 401 401',
  'GET /api/admin/shops/:shopId/pumps': '● ● 403 401 401 401',
  'PUT /api/admin/shops/:shopId/pumps': '● ● 403 401 401 401',
  'POST /v1/admin/shops/:shopId/menu/preview': '● ● 403 401 401 401',
  'POST /v1/admin/shops/:shopId/menu/import': '● ● 403 401 401 401',
  'GET /v1/admin/shops/:shopId/menu.json': '● ● 403 401 401 401',
  'GET /v1/admin/shops/:shopId/menu.csv': '● ● 403 401 401 401',
  'GET /v1/admin/shops/:shopId/staff': '● ● 403 401 401 401',
  'POST /v1/admin/shops/:shopId/staff': '● ● 403 401 401 401',
  'POST /v1/admin/shops/:shopId/staff/:accountId/reset-password': '● ● 403 401 401 401',
  'PATCH /v1/admin/shops/:shopId/staff/:accountId': '● ● 403 401 401 401',
  'POST /api/crash-reports': '● ● ● ● ● ●',
  'GET /api/voice-profiles': '● ● ● 401 401 401',
  'POST /api/voice-profiles': '● ● 403 401 401 401',
  'GET /api/voice-profiles/:profileId': '● ● 404 ◐ 403 403',
  'PATCH /api/voice-profiles/:profileId': '● ● 404 401 401 401',
  'DELETE /api/voice-profiles/:profileId': '● ● 404 401 401 401',
  'GET /api/voice-profiles/:profileId/cues': '● ● 404 ◐ 403 403',
  'POST /api/voice-profiles/:profileId/cues/:cue': '● ● 404 401 401 401',
  'DELETE /api/voice-profiles/:profileId/cues/:cue': '● ● 404 401 401 401',
  'PUT /api/admin/shops/:shopId/voice-profile': '● ● 403 401 401 401',
  'POST /api/table-rooms': '403 403 403 ◐ 403 403',
  'POST /api/table-rooms/enter': '403 403 403 ◐ 403 403',
  'GET /api/table-rooms/:roomId': '403 403 403 ◐ 403 403',
  'POST /api/table-rooms/:roomId/moves': '403 403 403 ◐ 403 403',
  'GET /api/health': '● ● ● ● ● ●',
};

/**
 * Keys that must not be in any guest's answer, at any depth. Source: docs/behaviour/accounts-and-access.md "What a
 * guest may see".
 */
const NEVER_FOR_GUESTS = [
  'userId',
  'user_id',
  'admin_id',
  'amount',
  'layeringSequence',
  'flavourEstimated',
  'effect',
  'created_at',
  'version',
  'active_instances_count',
  'device_hash',
  'settings',
];

describe('access', () => {
  const server = useTestServer(() => openDatabase(':memory:'), { DATA_DIR: mkdtempSync(join(tmpdir(), 'sipwell-')) });

  it('has a row for every endpoint and no other', () => {
    expect(Object.keys(MATRIX).sort()).toEqual(endpoints.map(({ method, path }) => `${method} ${path}`).sort());
  });

  const device = newDevice();
  const headersOf = (server: TestServer): Record<CallerKind, Record<string, string>> => ({
    A: server.admin,
    O: server.owner,
    o: server.otherOwner,
    G: { 'x-device-id': device, 'x-join-code': server.barCode },
    g: { 'x-device-id': device },
    '-': {},
  });

  it.each(
    Object.entries(MATRIX).flatMap(([route, row]) =>
      row.split(' ').map((expected, i) => [route, CALLERS[i]!, expected] as const),
    ),
  )('%s for %s: %s', async (route, caller, expected) => {
    const [method, path] = route.split(' ') as ['GET', string];
    const { url, body, type = 'image/png' } = await requestFor(server, route, path, device);
    const headers = {
      ...(await freshHeaders(server, headersOf(server)[caller], route)),
      ...(path.startsWith('/api/table-rooms') && caller === 'G' && { 'x-join-code': await tableCode(server) }),
      ...(body instanceof Uint8Array && { 'content-type': type }),
    };
    const reply = await server.call(method, url, { headers, ...(body !== undefined && { body }) });
    await undoDeletions(server);

    if (expected !== '●' && expected !== '◐') {
      expect(reply.statusCode).toBe(Number(expected));
      expect(reply.json()).toHaveProperty('code');
      return;
    }
    expect(reply.statusCode, reply.body).toBe(200);
    if (expected === '◐') for (const key of NEVER_FOR_GUESTS) expect(keysOf(reply.json())).not.toContain(key);
  });

  it('answers another owner’s and a missing shop alike', async () => {
    const foreign = await server.call('GET', '/api/admin/shops/demo-bar', { headers: server.otherOwner });
    const missing = await server.call('GET', '/api/admin/shops/nowhere', { headers: server.otherOwner });
    expect(missing.json()).toEqual(foreign.json());
  });

  it('never falls back to guest if a bearer is invalid', async () => {
    const headers = { authorization: 'Bearer nonsense', 'x-device-id': device, 'x-join-code': server.barCode };
    expect((await server.call('GET', '/api/admin/shops/demo-bar/recipes', { headers })).statusCode).toBe(401);
  });

  it('treats an owner with a guest’s proof as a guest of another’s shop', async () => {
    const headers = { ...server.otherOwner, 'x-device-id': device, 'x-join-code': server.barCode };
    const reply = await server.call('GET', '/api/admin/shops/demo-bar/recipes', { headers });
    expect(reply.statusCode).toBe(200);
    expect(keysOf(reply.json())).not.toContain('amount');
  });

  it('lets an owner who ordered in another’s shop approve the order', async () => {
    const headers = { ...server.otherOwner, 'x-device-id': newDevice(), 'x-join-code': server.barCode };
    const body = { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'Tea', kioskInstanceCode: server.barCode };
    const { orderId } = (await server.call('POST', '/api/admin/shops/demo-bar/submit-order', { headers, body })).json();
    const approve = (sent: Record<string, string>) =>
      server.call('POST', `/api/admin/shops/demo-bar/orders/${orderId}/approve`, { headers: sent });
    expect((await approve(server.otherOwner)).statusCode).toBe(403);
    expect((await approve({ ...headers, 'x-device-id': newDevice() })).statusCode).toBe(404);
    expect((await approve(headers)).statusCode).toBe(200);
  });

  it('refuses a wrong API key with 403 where one is set', async () => {
    server.services.config.API_KEY = 'the-key';
    const login = (headers: Record<string, string>) =>
      server.call('POST', '/v1/auth/login', { headers, body: { username: 'x', password: 'y' } });
    expect((await login({})).statusCode).toBe(403);
    expect((await login({ 'x-api-key': 'other' })).statusCode).toBe(403);
    expect((await login({ 'x-api-key': 'the-key' })).json().code).toBe('wrong-credentials');
    delete server.services.config.API_KEY;
  });
});

/** A request valid in everything but, perhaps, its caller. */
async function requestFor(
  server: TestServer,
  route: string,
  path: string,
  device: string,
): Promise<{ url: string; body?: object; type?: string }> {
  const toyCode = await codeOf(server, 'toy-kiosk');
  const liveCode = path.includes('/toy-kiosk/') ? toyCode : server.barCode;
  const code = /DELETE|status|delete/.test(route) ? await launch(server) : liveCode;
  const orderId = path.includes(':orderId') ? await order(server, device) : '';
  if (path.endsWith('/complete'))
    await server.call('POST', `/api/admin/shops/demo-bar/orders/${orderId}/approve`, { headers: server.admin });
  const recipeId =
    route.startsWith('DELETE /v1') && path.includes(':recipeId') ? await copyNegroni(server) : 'bar-negroni';
  const profileId = path.includes(':profileId') ? await voice(server) : '';
  const accountId = path.includes(':accountId') ? await invite(server) : '';
  const room = path.startsWith('/api/table-rooms') ? await openRoom(server, device) : { roomId: '', number: '' };
  const url = path
    .replace(':shopId', 'demo-bar')
    .replace(':roomId', room.roomId)
    .replace(':recipeId', recipeId)
    .replace(':accountId', accountId)
    .replace(':profileId', profileId)
    .replace(':cue', 'intro')
    .replace(':code', code)
    .replace(':orderId', orderId)
    .replace(':batchId', path.includes(':batchId') ? await deleteBarKiosks(server) : '')
    .replace(':ingredientId', 'campari')
    .concat(QUERIES[route] ?? '');
  const { questions } = (
    await server.call('GET', '/api/ez-pairing/shops/demo-bar/questions', { headers: server.admin })
  ).json();
  const recipe = (await server.call('GET', '/api/admin/recipes/bar-negroni', { headers: server.admin })).json();
  const master = (await server.call('GET', '/v1/admin/shops/demo-bar/recipes', { headers: server.admin })).json();
  const bodies: Record<string, object> = {
    'POST /v1/admin/shops/:shopId/recipes': recipe,
    'PUT /v1/admin/shops/:shopId/recipes/:recipeId': recipe,
    'PATCH /v1/admin/shops/:shopId/recipes/:recipeId': { available: true },
    'PUT /v1/admin/shops/:shopId/recipe-order': { recipeIds: master.recipes.map(({ id }: { id: string }) => id) },
    'PUT /api/admin/shops/:shopId/pumps': { pumps: [] },
    'PUT /api/admin/shops/:shopId/ingredient-strengths': { name: 'Sunset Mix', abv: 0 },
    'PUT /api/admin/shops/:shopId/declared-allergens': { drinks: [{ id: 'bar-negroni', allergens: [] }] },
    'POST /v1/admin/shops/:shopId/menu/preview': { files: [FILE] },
    'POST /v1/admin/shops/:shopId/menu/import': { files: [FILE], accepted: [{ file: 0, row: 2 }] },
    'POST /v1/admin/shops/:shopId/photos': Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
    'POST /v1/admin/shops/:shopId/staff': { username: newUsername() },
    'PATCH /v1/admin/shops/:shopId/staff/:accountId': { disabled: true },
    'POST /api/voice-profiles': { shop_id: 'demo-bar', name: 'Test' },
    'PATCH /api/voice-profiles/:profileId': { name: 'Test' },
    'PUT /api/admin/shops/:shopId/voice-profile': { voiceProfileId: null },
    'POST /v1/auth/login': { username: 'admin', password: 'admin-password' },
    'POST /v1/auth/refresh-tokens': { refreshToken: (await server.signIn(ADMIN)).authorization!.slice(7) },
    'PATCH /api/admin/shops/:shopId/order-defaults': { quantity: 1 },
    'PATCH /api/admin/shops/:shopId/recipes': { recipes: [recipe] },
    'POST /api/admin/recipes/batch': { recipeIds: ['bar-negroni'] },
    'POST /api/admin/recipes/cache': { recipes: [recipe] },
    'POST /api/kiosk-instances': { shop_id: 'demo-bar', kiosk_type_identifier: 'mbti', name: 'Test' },
    'POST /api/kiosk-instances/delete': { shop_id: 'demo-bar', joinCodes: [code] },
    'PATCH /api/kiosk-instances/code/:code': { name: 'Test' },
    'PATCH /api/kiosk-instances/code/:code/config': { config: {} },
    'PATCH /api/kiosk-instances/code/:code/status': { status: 'paused' },
    'POST /api/crash-reports': { experience: 'mbti', message: 'broken' },
    'PUT /api/ez-pairing/shops/:shopId/questions': { questions },
    'POST /api/ez-pairing/shops/:shopId/generate-mappings': { useLLM: false },
    'POST /api/ez-pairing/shops/:shopId/recommendations': { answers: [] },
    'PUT /api/ez-pairing/instances/:code/demo-settings': { demoMode: false, demoName: '' },
    'POST /api/translations/:shopId/generate': { targetLanguage: LANGUAGE_CODES[generated++ % LANGUAGE_CODES.length] },
    'PATCH /api/translations/:shopId/recipes/:recipeId': {
      fieldName: 'name',
      language: 'ja',
      translatedText: 'ネグローニ',
    },
    'PATCH /api/translations/:shopId/ingredients/:ingredientId': { language: 'ja', translatedText: 'カンパリ' },
    'PATCH /api/admin/shops/:shopId/orders/:orderId': { name: 'Bo' },
    'POST /api/table-rooms': {},
    'POST /api/table-rooms/enter': { number: room.number },
    'POST /api/table-rooms/:roomId/moves': { type: 'leave' },
    'POST /api/admin/shops/:shopId/withdraw-order': { key: 'never-sent' },
    'POST /api/admin/shops/:shopId/submit-order': { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'Ada' },
  };
  if (route === 'POST /api/voice-profiles/:profileId/cues/:cue') return { url, ...(await recordingForm()) };
  return { url, ...(bodies[route] && { body: bodies[route] }) };
}

const FILE = { name: 'menu.csv', text: 'line,name,amount\nrecipe,Gin neat,\ningredient,Gin,40' };
const QUERIES: Record<string, string> = {
  'GET /api/translations/:shopId/recipes': '?language=ja',
  'DELETE /api/translations/:shopId/recipes/:recipeId': '?language=ja&fieldName=name',
  'DELETE /api/translations/:shopId/ingredients/:ingredientId': '?language=ja',
};

/** A language has at most one open job: each call gets a new language. */
let generated = 0;

/** Signing out ends a bearer: that call gets its own. */
async function freshHeaders(
  server: TestServer,
  headers: Record<string, string>,
  route: string,
): Promise<Record<string, string>> {
  if (!headers.authorization || !route.endsWith('logout')) return headers;
  return server.signIn(ADMIN);
}

/**
 * By the bar's owner.
 * @returns the batch to undo
 */
async function deleteBarKiosks(server: TestServer): Promise<string> {
  const reply = await server.call('DELETE', '/api/kiosk-instances/bulk-delete?shop_id=demo-bar', {
    headers: server.owner,
  });
  return reply.json().batchId;
}

/** Restores what a call deleted, so that the next one can delete again. */
async function undoDeletions(server: TestServer): Promise<void> {
  server.pass(10_000);
  const open = await server.services.db.selectFrom('batches').select('id').where('undone_at', 'is', null).execute();
  for (const { id } of open) await server.call('POST', `/api/undo/${id}`, { headers: server.admin });
}

async function launch(server: TestServer): Promise<string> {
  const body = { shop_id: 'demo-bar', kiosk_type_identifier: 'mbti', name: 'Test' };
  return (await server.call('POST', '/api/kiosk-instances', { headers: server.admin, body })).json().join_code;
}

/** A new voice with an intro cue, chosen by the bar. */
async function voice(server: TestServer): Promise<string> {
  const headers = server.admin;
  const made = await server.call('POST', '/api/voice-profiles', {
    headers,
    body: { shop_id: 'demo-bar', name: 'Test' },
  });
  const { id } = made.json();
  const { body, type } = await recordingForm();
  await server.call('POST', `/api/voice-profiles/${id}/cues/intro`, {
    headers: { ...headers, 'content-type': type },
    body,
  });
  await server.call('PUT', '/api/admin/shops/demo-bar/voice-profile', { headers, body: { voiceProfileId: id } });
  return id;
}

async function codeOf(server: TestServer, kioskType: string): Promise<string> {
  const reply = await server.call('GET', '/api/kiosk-instances?shop_id=demo-bar', { headers: server.admin });
  const { data } = reply.json<{ data: { join_code: string; kiosk_type_identifier: string }[] }>();
  return data.find((each) => each.kiosk_type_identifier === kioskType)?.join_code ?? '';
}

/** The join code of a kiosk with a two-phone game. */
const tableCode = async ({ services }: TestServer): Promise<string> =>
  (await listInstances(services.db)).find(({ kioskType }) => kioskType === 'fifteen-twenty')!.joinCode;

async function openRoom(server: TestServer, device: string): Promise<{ roomId: string; number: string }> {
  server.pass(10_000);
  const headers = { 'x-device-id': device, 'x-join-code': await tableCode(server) };
  return (await server.call('POST', '/api/table-rooms', { headers, body: {} })).json();
}

async function copyNegroni(server: TestServer): Promise<string> {
  const url = '/v1/admin/shops/demo-bar/recipes/bar-negroni/duplicate';
  return (await server.call('POST', url, { headers: server.admin })).json().id;
}

let usernames = 0;
const newUsername = () => `owner-${++usernames}`;

async function invite(server: TestServer): Promise<string> {
  const body = { username: newUsername() };
  const reply = await server.call('POST', '/v1/admin/shops/demo-bar/staff', { headers: server.admin, body });
  return reply.json().account.id;
}

async function order(server: TestServer, device: string): Promise<string> {
  await server.services.db.updateTable('orders').set({ status: 'CANCELLED' }).where('status', '=', 'PENDING').execute();
  server.pass(4000);
  const reply = await server.call('POST', '/api/admin/shops/demo-bar/submit-order', {
    headers: { ...server.admin, 'x-device-id': device },
    body: { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'Ada', kioskInstanceCode: server.barCode },
  });
  return reply.json().orderId;
}

function keysOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);
}
