import { mkdtempSync, readdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { heldForUntaken } from '#test/server/take-nothing.ts';
import { newDevice, OWNER, useTestServer } from '#test/server/test-services.ts';
import { ORPHAN_LIFE_MS, sweepPhotos } from './sweep-photos.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const PNG = bytes('\u0089PNG\r\n\u001a\nsomething drawn');
const JPEG = bytes('\u00ff\u00d8\u00ff\u00e0 something seen');
const WEBP = bytes('RIFF\u0010\u0000\u0000\u0000WEBPVP8 something small');

describe('photos of drinks', () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'sipwell-photos-'));
  const server = useTestServer(() => openDatabase(':memory:'), { DATA_DIR });
  const send = (body: Buffer, type: string) =>
    server.call('POST', '/v1/admin/shops/demo-bar/photos', {
      headers: { ...server.owner, 'content-type': type },
      body,
    });

  it.each([
    ['image/png', PNG, /^\/uploads\/photos\/[0-9a-f]{64}\.png$/],
    ['image/jpeg', JPEG, /^\/uploads\/photos\/[0-9a-f]{64}\.jpg$/],
    ['image/webp', WEBP, /^\/uploads\/photos\/[0-9a-f]{64}\.webp$/],
  ])('stores a %s, and serves it to anyone with that type only', async (type, body, address) => {
    const { imageUrl } = (await send(body, type)).json();
    expect(imageUrl).toMatch(address);
    const served = await server.call('GET', imageUrl);
    expect(served.rawPayload.equals(body)).toBe(true);
    expect(served.headers).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('stores identical pictures once, and leaves no partial files', async () => {
    const [first, again] = [(await send(PNG, 'image/png')).json(), (await send(PNG, 'image/png')).json()];
    expect(again).toEqual(first);
    const files = readdirSync(join(DATA_DIR, 'uploads', 'photos'));
    expect(files.filter((name) => name.endsWith('.png'))).toHaveLength(1);
    expect(files.filter((name) => name.includes('part'))).toEqual([]);
  });

  it.each([
    [
      'a script called a picture',
      bytes('<svg onload=alert(1)>'),
      'image/png',
      415,
      'A photo is a PNG, JPEG or WebP file.',
    ],
    ['a JPEG called a PNG', JPEG, 'image/png', 415, 'A photo is a PNG, JPEG or WebP file.'],
    ['an SVG', bytes('<svg/>'), 'image/svg+xml', 415, 'Send application/json.'],
    [
      'more than 40 million pixels',
      bytes('\u0089PNG\r\n\u001a\n\0\0\0\rIHDR\0\0\u00ff\u00ff\0\0\u00ff\u00ff'),
      'image/png',
      415,
      'The picture is larger than 40 million pixels.',
    ],
    ['nothing', Buffer.alloc(0), 'image/png', 422, 'A photo is a PNG, JPEG or WebP file.'],
    [
      'more than 5 MiB',
      Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024)]),
      'image/png',
      413,
      'The request is too large.',
    ],
  ])('refuses %s', async (_what, body, type, status, message) => {
    const reply = await send(body, type);
    expect([reply.statusCode, reply.json().message]).toEqual([status, message]);
  });

  it('keeps what a quiz shows for as long as it does', async () => {
    const at = '/api/ez-pairing/shops/demo-bar/questions';
    const { imageUrl } = (await send(bytes('\u0089PNG\r\n\u001a\nof a choice'), 'image/png')).json();
    const isThere = async () => (await server.call('GET', imageUrl)).statusCode === 200;
    const quiz = (picture?: string) => ({
      questions: [
        {
          id: 'q',
          question: '甜定酸？',
          questionEn: 'Sweet or sour?',
          choices: [
            { id: 'a', text: '甜', textEn: 'Sweet', picture },
            { id: 'b', text: '酸', textEn: 'Sour' },
          ],
        },
      ],
    });
    const save = (body: object) => server.call('PUT', at, { headers: server.owner, body });
    expect((await save(quiz(imageUrl))).json().questions[0].choices[0].picture).toBe(imageUrl);
    const guest = { 'x-device-id': newDevice(), 'x-join-code': server.barCode };
    expect((await server.call('GET', at, { headers: guest })).json().questions[0].choices).toEqual([
      { id: 'a', text: '甜', textEn: 'Sweet', picture: imageUrl },
      { id: 'b', text: '酸', textEn: 'Sour' },
    ]);

    server.pass(2 * ORPHAN_LIFE_MS);
    await sweepPhotos(server.services);
    expect(await isThere()).toBe(true);
    server.owner = await server.signIn(OWNER);
    await save(quiz());
    await sweepPhotos(server.services);
    expect(await isThere()).toBe(false);

    const lost = { path: 'questions.0.choices.0.picture', message: 'This photo is not kept here: choose it again.' };
    for (const picture of [imageUrl, 'https://elsewhere.example/a.png', '/uploads/photos/../a.png']) {
      const reply = await save(quiz(picture));
      expect([reply.statusCode, reply.json().errors]).toMatchObject([422, [lost]]);
    }
  });

  it('keeps what a drink, its copy or an undo shows, and sweeps the rest after a day', async () => {
    const at = '/v1/admin/shops/demo-bar/recipes';
    const photo = async (text: string): Promise<string> =>
      (await send(bytes(`\u0089PNG\r\n\u001a\n${text}`), 'image/png')).json().imageUrl;
    const drink = async (imageUrl: string): Promise<string> => {
      const draft = (await server.call('GET', `${at}/bar-negroni`, { headers: server.owner })).json();
      const body = { ...draft, name: imageUrl.slice(-20), recipeImage: { imageUrl } };
      return (await server.call('POST', at, { headers: server.owner, body })).json().id;
    };
    const isThere = async (address: string) => (await server.call('GET', address)).statusCode === 200;
    const [shown, deleted, orphan, again] = [
      await photo('shown'),
      await photo('deleted'),
      await photo('orphan'),
      await photo('again'),
    ];
    await drink(shown);
    const gone = await drink(deleted);
    await server.call('DELETE', `${at}/${gone}`, { headers: server.owner });
    await server.services.db.deleteFrom('recipes').where('id', '=', gone).execute();

    server.pass(ORPHAN_LIFE_MS - 60_000);
    await sweepPhotos(server.services);
    expect(await isThere(orphan)).toBe(true);
    server.owner = await server.signIn(OWNER);
    await photo('again');
    server.pass(120_000);
    await sweepPhotos(server.services);
    expect(await Promise.all([shown, deleted, orphan, again].map(isThere))).toEqual([true, true, false, true]);
    server.owner = await server.signIn(OWNER);
  });

  it('holds no whole photo for each of those who ask for it and take nothing', async () => {
    const large = Buffer.concat([PNG, Buffer.alloc(5 * 1024 * 1024 - PNG.length)]);
    const { imageUrl } = (await send(large, 'image/png')).json();
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    expect(await heldForUntaken(port, imageUrl)).toBeLessThan(80);
  });

  it('sweeps nothing in an empty folder', async () => {
    const nowhere = { ...server.services, config: { ...server.services.config, DATA_DIR: join(DATA_DIR, 'nowhere') } };
    await expect(sweepPhotos(nowhere)).resolves.toBeUndefined();
  });

  it('accepts a file at no other route', async () => {
    const reply = await server.call('POST', '/v1/admin/shops/demo-bar/staff', {
      headers: { ...server.owner, 'content-type': 'image/png' },
      body: PNG,
    });
    expect(reply.statusCode).toBe(415);
  });

  it.each(['nothing.png', `${'a'.repeat(64)}.png`, '..%2f..%2fsecret.key', '%2e%2e%2f%2e%2e%2fsecret.key'])(
    'does not serve %s',
    async (name) => {
      expect((await server.call('GET', `/uploads/photos/${name}`)).statusCode).toBe(404);
    },
  );
});
