/** How the web app is served: which page for which address and language, and its cache headers. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptedLanguages } from './languages.ts';
import { NO_WORKER, serveWebApp } from './static.ts';

const JOIN = '/kiosk/live';
const page = (says: string) =>
  `<html lang="en"><head><link href="./assets/join-a1.css"></head><body><p>${says}</p><script src="./assets/start-b2.js"></script></body></html>`;

describe('accepted languages of a browser', () => {
  it.each<[string | undefined, string[]]>([
    [undefined, []],
    ['', []],
    ['en', ['en']],
    ['zh-HK,zh;q=0.9,en;q=0.8', ['zh-HK', 'zh', 'en']],
    ['en;q=0.2, zh-HK;q=0.9', ['zh-HK', 'en']],
    ['en ; q=0.5 , fr', ['fr', 'en']],
    ['zh;q=0, en;q=0.1', ['en']],
    ['zh;q=much, en', ['en']],
    [' , ;q=1', []],
  ])('%j', (header, languages) => {
    expect(acceptedLanguages(header)).toEqual(languages);
  });
});

describe('the built web app', () => {
  let root: string;
  let app: FastifyInstance;
  const serveAt = async (basePath: string, publicUrl?: string): Promise<FastifyInstance> => {
    const server = fastify();
    await serveWebApp(server, root, { basePath, publicUrl });
    return server;
  };
  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'sipwell-web-'));
    mkdirSync(join(root, 'assets'));
    writeFileSync(join(root, 'index.html'), page('empty'));
    writeFileSync(join(root, 'join.en.html'), page('drawn in English'));
    writeFileSync(join(root, 'join.zh-HK.html'), page('以中文畫成'));
    writeFileSync(join(root, 'kiosk.en.html'), page('loading in English'));
    writeFileSync(join(root, 'kiosk.zh-HK.html'), page('載入緊'));
    writeFileSync(join(root, 'assets/start-b2.js'), 'void 0;');
    writeFileSync(join(root, 'manifest.webmanifest'), '{}');
    app = await serveAt('');
  });
  afterAll(async () => {
    await app.close();
    rmSync(root, { recursive: true, force: true });
  });
  const get = (url: string, acceptLanguage?: string) =>
    app.inject({ url, headers: acceptLanguage === undefined ? {} : { 'accept-language': acceptLanguage } });

  it.each<[string | undefined, string]>([
    ['en-GB,en;q=0.9', 'drawn in English'],
    ['zh-HK,zh;q=0.9,en;q=0.8', '以中文畫成'],
    ['yue, en;q=0.5', '以中文畫成'],
    ['en;q=0.5, zh-TW', '以中文畫成'],
    ['fr, zh;q=0.3, en;q=0.2', '以中文畫成'],
    ['zh;q=0, en;q=0.1', 'drawn in English'],
    ['fr', 'drawn in English'],
    [undefined, 'drawn in English'],
  ])('sends the prerendered join page for %j', async (acceptLanguage, says) => {
    const reply = await get(JOIN, acceptLanguage);
    expect(reply.body).toContain(`<p>${says}</p>`);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'accept-language',
    });
  });

  it.each([
    ['en-GB,en;q=0.9', `${JOIN}?joinCode=ABC123`, 'loading in English'],
    ['zh-HK', `${JOIN}?joinCode=abc123&source=qr`, '載入緊'],
    ['zh-HK', `${JOIN}?joinCode=%20ABC123`, '載入緊'],
  ])('sends the prerendered loading screen for %j at %s', async (acceptLanguage, url, says) => {
    const reply = await get(url, acceptLanguage);
    expect(reply.body).toContain(`<p>${says}</p>`);
    expect(reply.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-language' });
  });

  it.each([
    ['with an empty code', `${JOIN}?joinCode=`],
    ['with an empty code and more', `${JOIN}?joinCode=&source=qr`],
    ['with something else', `${JOIN}?source=qr`],
    ['as a service worker keeps it', `${JOIN}?empty`],
    ['below the join page', `${JOIN}/ABC123`],
    ['of the way in', '/'],
    ['of the console', '/shops/demo-bar/kiosks'],
  ])('sends the page %s without prerendered content', async (_case, url) => {
    const reply = await get(url, 'zh-HK');
    expect(reply.body).toContain('<p>empty</p>');
    expect(reply.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' });
    expect(reply.headers).not.toHaveProperty('vary');
  });

  it.each([
    '/join.en.html',
    '/join.zh-HK.html',
    '/kiosk.en.html',
    '/index.html',
    '/assets/none.js',
    '/api/none',
    '/v1/none',
  ])('has no page at %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it('caches hashed files forever', async () => {
    const reply = await get('/assets/start-b2.js');
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  });

  it('sends a worker that unregisters itself if none was built', async () => {
    const reply = await get('/service-worker.js');
    expect([reply.body, reply.headers['cache-control']]).toEqual([NO_WORKER, 'no-cache']);
  });

  it('tells pages what printed links begin with', async () => {
    const known = await serveAt('', 'http://sipwell.local:8080');
    const { body } = await known.inject({ url: '/shops' });
    expect(body).toContain('<html data-base="" data-public-url="http://sipwell.local:8080" lang="en">');
    expect((await get('/shops')).body).toContain('<html data-base="" lang="en">');
    await known.close();
  });

  it('makes the addresses of a prerendered page absolute under a sub-path', async () => {
    const below = await serveAt('/bar');
    const { body } = await below.inject({ url: JOIN, headers: { 'accept-language': 'en' } });
    expect(body).toContain('<html data-base="/bar" lang="en">');
    expect(body).toContain('href="/bar/assets/join-a1.css"');
    expect(body).toContain('src="/bar/assets/start-b2.js"');
    await below.close();
  });

  it('sends the empty page if none was prerendered', async () => {
    const bare = mkdtempSync(join(tmpdir(), 'sipwell-bare-'));
    mkdirSync(join(bare, 'assets'));
    writeFileSync(join(bare, 'index.html'), page('empty'));
    const server = fastify();
    await serveWebApp(server, bare, { basePath: '' });
    expect((await server.inject({ url: JOIN })).body).toContain('<p>empty</p>');
    await server.close();
    rmSync(bare, { recursive: true, force: true });
  });
});
