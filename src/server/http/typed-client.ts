/** The typed client, to be copied into a program. Source: docs/api.md "In TypeScript", docs/decisions/0115. */
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/refusal.ts';

/** @param file that the build wrote; sources that run without a build have none */
export function serveTypedClient(app: FastifyInstance, file: string | undefined): void {
  app.get('/api/sipwell-client.ts', async (_request, reply) => {
    if (!file) throw new Refusal('not-found');
    return reply.type('text/plain; charset=utf-8').send(await readFile(file));
  });
}
