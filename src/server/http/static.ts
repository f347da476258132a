/** Serves the built web app: hashed files cached forever, every other address answered with its one page. */
import { existsSync, readdirSync, readFileSync, type Dirent } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import { INTERFACE_LOCALES } from '#domain/text/interface-locale.ts';
import { localeOf } from './languages.ts';
import { sendProblem } from './problems.ts';

export interface Address {
  /** The sub-path a proxy serves this under, or ''. */
  basePath: string;
  /** What printed links begin with, where it is not the address of the page. */
  publicUrl?: string | undefined;
}

export async function serveWebApp(app: FastifyInstance, webRoot: string, address: Address): Promise<void> {
  const pageIn = (file: string) => pageFor(readFileSync(join(webRoot, file), 'utf8'), address);
  const page = pageIn('index.html');
  const drawn = new Map(
    ['join', 'kiosk'].flatMap((name) =>
      INTERFACE_LOCALES.map((locale) => `${name}.${locale}`)
        .filter((file) => existsSync(join(webRoot, `${file}.html`)))
        .map((file) => [file, pageIn(`${file}.html`)]),
    ),
  );
  await app.register(fastifyStatic, {
    root: join(webRoot, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    index: false,
  });
  for (const { name } of readdirSync(webRoot, { withFileTypes: true }).filter(isAsItIs))
    app.get(`/${name}`, (_request, reply) => reply.sendFile(name, webRoot, { immutable: false, maxAge: 0 }));

  const worker = join(webRoot, 'service-worker.js');
  const script = existsSync(worker) ? readFileSync(worker, 'utf8') : NO_WORKER;
  // Not cached, so that a faulty worker can be replaced at once.
  app.get('/service-worker.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
  );

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const isPage = request.method === 'GET' && !/^\/(api|v1|assets|uploads)(\/|$)/.test(path) && !/\.\w+$/.test(path);
    if (!isPage) return sendProblem(reply, new Refusal('not-found'));
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    const name = drawnPageAt(request.url);
    if (!name) return reply.send(page);
    const locale = localeOf(request.headers['accept-language']);
    return reply.header('vary', 'accept-language').send(drawn.get(`${name}.${locale}`) ?? page);
  });
}

/** Icons and the like; pages and the worker are answered from above. */
const isAsItIs = (entry: Dirent): boolean => entry.isFile() && !/\.html\b|^service-worker\.js\b/.test(entry.name);

/** The prerendered guest pages (vite.prerender.ts): the join page, and for a link with a code the loading screen. */
function drawnPageAt(url: string): 'join' | 'kiosk' | undefined {
  if (url === '/kiosk/live') return 'join';
  return /^\/kiosk\/live\?joinCode=\s*[^&]/.test(url) ? 'kiosk' : undefined;
}

/** For builds without a service worker: phones with an old one get this one, which unregisters itself. */
export const NO_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  const { pathname } = new URL(registration.scope);
  const stores = pathname === '/' ? 'sipwell-' : 'sipwell' + pathname;
  for (const name of await caches.keys()) if (name.startsWith(stores)) await caches.delete(name);
  await registration.unregister();
})()));
`;

/** Asset addresses are relative in the build; a page may be requested at any depth. */
function pageFor(html: string, { basePath, publicUrl }: Address): string {
  const known = publicUrl === undefined ? '' : `data-public-url="${new URL(publicUrl).href.replace(/\/$/, '')}" `;
  return html
    .replaceAll(/((?:src|href)=")\.\//g, `$1${basePath}/`)
    .replace('<html ', () => `<html data-base="${basePath}" ${known}`);
}
