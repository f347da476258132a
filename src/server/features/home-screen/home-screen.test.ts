import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testEngines } from '#test/server/test-engines.ts';
import { useTestServer } from '#test/server/test-services.ts';
import { coloursOf, drawIcon } from './draw-icon.ts';

describe.each(testEngines)('the home screen on %s', (_engine, open) => {
  const server = useTestServer(open, { BASE_PATH: '/sipwell' });
  const get = (path: string) => server.call('GET', path);

  it('has a manifest for each kiosk, with its name, colour and join link', async () => {
    const code = server.barCode;
    const appearance = { titleText: 'Ladies’ Night', logoGradient: 'linear-gradient(90deg, #112233, #abcdef)' };
    await server.call('PATCH', `/api/kiosk-instances/code/${code}/config`, {
      headers: server.owner,
      body: { config: { appearance } },
    });
    const reply = await get(`/kiosk/manifest.webmanifest?joinCode=${code.toLowerCase()}`);
    expect(reply.headers['content-type']).toContain('application/manifest+json');
    expect(reply.headers['cache-control']).toBe('no-cache');
    expect(reply.json()).toMatchObject({
      name: 'Ladies’ Night',
      start_url: `/sipwell/kiosk/live?joinCode=${code}`,
      scope: '/sipwell/',
      display: 'standalone',
      theme_color: '#112233',
      icons: [{ src: `/sipwell/kiosk/icon.svg?joinCode=${code}`, purpose: 'any' }, { purpose: 'maskable' }],
    });
    const icon = await get(`/kiosk/icon.svg?joinCode=${code}`);
    expect(icon.headers['content-type']).toContain('image/svg+xml');
    expect(icon.body).toContain('>L</text>');
    expect(icon.body).toContain('stop-color="#abcdef"');
  });

  it('draws an icon once for as long as it looks the same, and tries again for a logo that was not there', async () => {
    const logo = `${'a'.repeat(64)}.png`;
    await server.call('PATCH', `/api/kiosk-instances/code/${server.barCode}/config`, {
      headers: server.owner,
      body: { config: { appearance: { titleText: 'Logo', logoUrl: `/uploads/photos/${logo}` } } },
    });
    const looks = async () => {
      const metrics = (await get('/metrics')).body;
      return Number(/_count\{method="GET",route="\/api\/uploads\/proxy",status="302"\} (\d+)/.exec(metrics)?.[1] ?? 0);
    };
    const icon = async () => (await get(`/kiosk/icon.svg?joinCode=${server.barCode}`)).body;
    const before = await looks();
    for (const n of [1, 2]) {
      expect(await icon()).toContain('>L</text>');
      expect(await looks()).toBe(before + n);
    }
    const folder = join(server.services.config.DATA_DIR, 'uploads/photos');
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, logo), 'a picture');
    for (let n = 0; n < 3; n++) expect(await icon()).toContain('href="data:image/png;base64,');
    expect(await looks()).toBe(before + 3);
    server.pass(3_600_000);
    expect(await icon()).toContain('href="data:image/png;base64,');
    expect(await looks()).toBe(before + 4);
  });

  it.each(['', '?joinCode=ZZZZZZ', '?joinCode=%3Csvg%3E', '?joinCode=A&joinCode=B'])(
    'says nothing for "%s"',
    async (query) => {
      for (const path of ['/kiosk/manifest.webmanifest', '/kiosk/icon.svg'])
        expect((await get(path + query)).statusCode).toBe(404);
    },
  );

  it('counts wrong codes against the address', async () => {
    const statuses = new Set<number>();
    for (let i = 0; i < 25; i++) statuses.add((await get('/kiosk/icon.svg?joinCode=ZZZZZZ')).statusCode);
    expect([...statuses]).toEqual([404, 429]);
    server.pass(3_600_000);
  });
});

describe('drawIcon', () => {
  it('writes a name as text and nothing else', () => {
    expect(drawIcon({ title: '<script>', gradient: undefined, logo: undefined })).toContain('>&#60;</text>');
    expect(drawIcon({ title: '茶', gradient: undefined, logo: undefined })).toContain('>茶</text>');
    expect(drawIcon({ title: 'A', gradient: 'url(x)', logo: 'data:image/png;base64,"><x' })).not.toContain('"><x');
  });

  it.each([
    [undefined, '#f2a33a'],
    ['linear-gradient(#123, #456789)', '#123'],
    ['linear-gradient(red, blue)', '#f2a33a'],
    ['"/><script>', '#f2a33a'],
  ])('takes the colour of %s', (gradient, colour) => expect(coloursOf(gradient)[0]).toBe(colour));
});
