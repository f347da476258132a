/** Beginning with the backup of another server. Source: docs/behaviour/set-up.md "Restoring", docs/decisions/0100. */
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { receiveFirstBackup, restoreFirstBackup } from '#contract/shop/setup.ts';
import { Refusal } from '#contract/refusal.ts';
import { restoreAndRestart } from '../../backups/restore-and-restart.ts';
import { serve } from '../../http/serve.ts';
import type { Services } from '../../services.ts';
import { requireFresh } from './setup-link.ts';

export function firstBackupRoutes(app: FastifyInstance, services: Services): void {
  const { db, backups } = services;
  const refuseIfBusy = () => {
    if (backups.isBusy()) throw new Refusal('backup-under-way');
  };

  serve(app, services, receiveFirstBackup, async ({ body, request }) => {
    await requireFresh(db, request);
    refuseIfBusy();
    const { name, bytes, manifest } = await backups.receive(Readable.from(body as AsyncIterable<Uint8Array>));
    const content = manifest && { madeAt: manifest.madeAt, version: manifest.version, ...manifest.counts };
    return { backup: { name, bytes, content } };
  });

  serve(app, services, restoreFirstBackup, async ({ params: { name }, request, reply }) => {
    await requireFresh(db, request);
    refuseIfBusy();
    // An account may be made meanwhile: its bar is replaced by nobody.
    await restoreAndRestart(services, name, { request, reply, mayReplace: () => requireFresh(db, request) });
    return { success: true as const };
  });
}
