/** Security headers of pages. Source: docs/behaviour/security.md "Content security policy", "Other headers". */
import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';

export async function secureHeaders(app: FastifyInstance, config: Config): Promise<void> {
  const otherApis = [config.VITE_MAIN_API_BASE, config.VITE_KIOSK_API_BASE].flatMap((base) =>
    base ? [new URL(base).origin] : [],
  );
  await app.register(helmet, {
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
  app.addHook('onSend', async (request, reply) => {
    void reply.header('permissions-policy', 'camera=(self), microphone=(self), geolocation=()');
    if (/^\/(api|v1)\//.test(request.url) && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'no-store');
  });
  if (config.CORS_ORIGINS) {
    await app.register(cors, {
      origin: config.CORS_ORIGINS,
      methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      exposedHeaders: ['retry-after', 'idempotent-replayed', 'etag'],
      maxAge: 600,
    });
  }
}
