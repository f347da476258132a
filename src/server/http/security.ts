/** Security headers of pages. Source: docs/behaviour/security.md "Content security policy", "Other headers". */
import cors from '@fastify/cors';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import type { Config } from '../config.ts';

export async function secureHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const otherApis = [config.VITE_MAIN_API_BASE, config.VITE_KIOSK_API_BASE].flatMap((base) =>
    base ? [new URL(base).origin] : [],
  );
  const headers = headersOfHelmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'https:', 'data:', 'blob:'],
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'", ...otherApis],
        fontSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        // The console frames its own guest screen as preview; no other site may frame a page.
        frameSrc: ["'self'"],
        frameAncestors: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
      },
    },
    strictTransportSecurity: config.PUBLIC_URL?.startsWith('https:') ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'no-referrer' },
    // On plain http, as in a shop's own network, browsers ignore it and log a warning.
    crossOriginOpenerPolicy: config.PUBLIC_URL?.startsWith('https:') ? { policy: 'same-origin' } : false,
    originAgentCluster: false,
  });
  const ofPages = { ...headers, 'permissions-policy': 'camera=(self), microphone=(self), geolocation=()' };
  const ofApi = { ...OF_DATA, ...withHsts(headers), 'cache-control': 'no-store' };
  app.addHook('onRequest', (request, reply, next) => {
    void reply.headers(/^\/(api|v1)\//.test(request.url) ? ofApi : ofPages);
    next();
  });
  if (config.CORS_ORIGINS) {
    await app.register(cors, {
      origin: config.CORS_ORIGINS,
      methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposedHeaders: ['retry-after', 'idempotent-replayed', 'etag', 'x-shop-seq', 'x-last-seen'],
      maxAge: 600,
    });
  }
}

/** What is data needs no page's headers: a phone loads them with every answer. */
const OF_DATA = {
  'content-security-policy': "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};
const HSTS = 'strict-transport-security';
const withHsts = (headers: Record<string, string>) => (headers[HSTS] ? { [HSTS]: headers[HSTS] } : {});

/** The headers never change, and Helmet puts them together for every answer: they are made once. */
function headersOfHelmet(options: HelmetOptions): Record<string, string> {
  const answer = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(options)(answer.req, answer, (failure) => {
    if (failure !== undefined) throw failure as Error;
  });
  return Object.fromEntries(Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]));
}
