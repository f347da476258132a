/** The built web app: hashed files kept for ever, every other address answered with its one page. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import { sendProblem } from './problems.ts';

/** @param basePath the sub-path a proxy serves this under, or '' */
export async function serveWebApp(app: FastifyInstance, webRoot: string, basePath: string): Promise<void> {
  const page = pageFor(readFileSync(join(webRoot, 'index.html'), 'utf8'), basePath);
  await app.register(fastifyStatic, {
    root: join(webRoot, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    index: false,
  });
  await app.register(fastifyStatic, {
    root: webRoot,
    prefix: '/',
    decorateReply: false,
    index: false,
    wildcard: false,
    globIgnore: ['index.html*', 'assets/**', '.vite/**'],
  });

  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const isPage =
      (request.method === 'GET' || request.method === 'HEAD') &&
      !/^\/(api|v1|assets|uploads)(\/|$)/.test(path) &&
      !/\.\w+$/.test(path);
    if (!isPage) return sendProblem(reply, new Refusal('not-found'));
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  });
}

/** Asset addresses are relative in the build; a page may be asked for at any depth. */
const pageFor = (html: string, basePath: string): string =>
  html.replaceAll(/((?:src|href)=")\.\//g, `$1${basePath}/`).replace('<html ', `<html data-base="${basePath}" `);
