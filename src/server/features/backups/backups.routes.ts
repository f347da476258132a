import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/shop/backups.ts';
import { Refusal } from '#contract/refusal.ts';
import type { InterfaceLocale } from '#domain/text/interface-locale.ts';
import { readTrouble } from '../../backups/nightly.ts';
import { restoreAndRestart } from '../../backups/restore-and-restart.ts';
import { recordBy } from '../../http/record-action.ts';
import { serve, StreamedReply } from '../../http/serve.ts';
import { countData } from '../../repos/data-counts.repo.ts';
import type { Services } from '../../services.ts';
import { VERSION } from '../../version.ts';
import { replyOf, withCopies, wordsOf } from './backups.reply.ts';

export function backupRoutes(app: FastifyInstance, services: Services): void {
  const { db, config, backups, offsite } = services;
  const audit = recordBy(services);

  const refuseIfBusy = () => {
    if (backups.isBusy()) throw new Refusal('backup-under-way');
  };
  const troubleIn = async (locale: InterfaceLocale) => {
    const trouble = await readTrouble(config.DATA_DIR);
    return trouble && { at: trouble.at, problem: wordsOf(trouble.problem, locale) };
  };

  serve(app, services, contract.listBackups, async ({ locale }) => ({
    ...(await withCopies(await backups.list(), offsite, locale)),
    now: await countData(db),
    hour: config.BACKUP_HOUR === 'off' ? null : config.BACKUP_HOUR,
    keptNightly: config.BACKUPS_KEPT,
    trouble: await troubleIn(locale),
    version: VERSION,
    isBusy: backups.isBusy(),
  }));

  serve(app, services, contract.findTrouble, async ({ locale }) => ({ trouble: await troubleIn(locale) }));

  serve(app, services, contract.makeBackup, async ({ caller, locale }) => {
    refuseIfBusy();
    const { name } = await backups.make('asked');
    const made = await backups.check(name);
    await audit(db, caller, 'backup-made', null, { name });
    return { backup: await replyOf(made, offsite, locale) };
  });

  serve(app, services, contract.receiveBackup, async ({ body, caller, locale }) => {
    refuseIfBusy();
    const received = await backups.receive(Readable.from(body as AsyncIterable<Uint8Array>));
    await audit(db, caller, 'backup-received', null, { name: received.name });
    return { backup: await replyOf(received, offsite, locale) };
  });

  serve(app, services, contract.copyOffsite, async ({ request }) => {
    if (!offsite) throw new Refusal('offsite-not-set');
    // Beside the answer: it takes as long as the line is slow.
    offsite.copyNow().catch((err: unknown) => request.log.error({ err }, `not copied to ${offsite.target}`));
    return Promise.resolve({ success: true });
  });

  serve(app, services, contract.bringBackup, async ({ params: { name }, caller, locale }) => {
    if (!offsite) throw new Refusal('offsite-not-set');
    refuseIfBusy();
    const brought = await offsite.bring(name);
    await audit(db, caller, 'backup-brought', null, { name });
    return { backup: await replyOf(brought, offsite, locale) };
  });

  serve(app, services, contract.downloadBackup, async ({ params: { name }, caller, reply }) => {
    const { bytes } = await backups.find(name);
    await audit(db, caller, 'backup-downloaded', null, { name });
    void reply.header('content-length', bytes);
    return new StreamedReply('application/gzip', name, createReadStream(backups.pathOf(name)));
  });

  serve(app, services, contract.checkBackup, async ({ params: { name }, locale }) => {
    refuseIfBusy();
    return { backup: await replyOf(await backups.check(name), offsite, locale) };
  });

  serve(app, services, contract.removeBackup, async ({ params: { name }, caller }) => {
    refuseIfBusy();
    await backups.remove(name);
    await audit(db, caller, 'backup-removed', null, { name });
    return { success: true };
  });

  serve(app, services, contract.restoreBackup, async ({ params: { name }, reply, request }) => {
    refuseIfBusy();
    const before = await restoreAndRestart(services, name, { request, reply });
    return { success: true, before };
  });
}
