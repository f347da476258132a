/** Starts the product: settings, data, seed, server; shuts it down gracefully, and opens it anew after a restore. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Server } from 'node:net';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { createNightlyBackup } from './backups/nightly.ts';
import { readConfig, WrongSetting, type Config } from './config.ts';
import { engineOf } from './db/engine.ts';
import { isUnavailable } from './db/is-unavailable.ts';
import { sweepSessions } from './features/auth/sweep-sessions.ts';
import { purgeOldDeletions } from './features/bulk-actions/purge-deleted.ts';
import { sweepPhotos } from './features/master/sweep-photos.ts';
import { forgetGuestData, holdUnseenOrders, sweepOrders } from './features/orders/sweep-orders.ts';
import { sweepVoiceFiles } from './features/voice-profiles/voice-files.ts';
import { sweepRooms } from './features/rooms/sweep-rooms.ts';
import { endOpenStreams } from './http/send-events.ts';
import { watchLoopDelay } from './http/limits/loop-delay.ts';
import { createJobRunner } from './jobs/runner.ts';
import { sweepJobs } from './machines/sweep-jobs.ts';
import { sweepSilence } from './machines/sweep-silence.ts';
import { keepRunning, type StartOptions } from './lifecycle.ts';
import { watchNews } from './live/watch-news.ts';
import { startMqtt } from './features/machines/mqtt/start-mqtt.ts';
import { finishBatches } from './menu/finish-batches.ts';
import { driveMachines } from './machines/programs/drive-machines.ts';
import { runSimulators } from './machines/simulator/run-simulators.ts';
import { runDemoMachine } from './machines/simulator/demo-machine.ts';
import { openData } from './open-data.ts';
import { releaseLeases } from './release-leases.ts';
import type { Running } from './running.ts';
import { listInstances } from './repos/kiosk/kiosks.repo.ts';
import { seed } from './seed/seed.ts';
import { welcome } from './welcome.ts';
import { createWebhookSweep } from './webhooks/run-webhooks.ts';

const SWEEP_EVERY_MS = 5000;
/** For changes of other processes that were not told. */
const NEWS_EVERY_MS = 1000;
const ROOMS_EVERY_MS = 60_000;
const OFFSITE_EVERY_MS = 5000;
const NIGHT_EVERY_MS = 60_000;
const TIDY_EVERY_MS = 60 * 60 * 1000;
const JOB_GRACE_MS = 5000;
const CLIENT_FILE = fileURLToPath(new URL('./client/sipwell-client.ts', import.meta.url));
const WEB_ROOT = fileURLToPath(new URL('../web', import.meta.url));

async function start(config: Config, { port: wanted, restart, isFirst }: StartOptions): Promise<Running> {
  const services = await openData(config, console.log);
  services.restart = restart;
  const { db } = services;
  await releaseLeases(services);
  const first = await seed(services);
  services.isHeldUp = watchLoopDelay();
  await holdUnseenOrders(services);

  const app = await buildApp(services, {
    logger: {
      level: config.LOG_LEVEL,
      ...(process.stdout.isTTY && { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } }),
    },
    ...(existsSync(join(WEB_ROOT, 'index.html')) && { webRoot: WEB_ROOT }),
    ...(existsSync(CLIENT_FILE) && { clientFile: CLIENT_FILE }),
  });
  // Where it listens is said below, once.
  app.log.level = 'silent';
  await app.listen({ port: wanted, host: config.HOST }).catch((cause: NodeJS.ErrnoException) => {
    throw cause.code === 'EADDRINUSE' ? new WrongSetting(`PORT ${wanted} is already in use.`) : cause;
  });
  app.log.level = config.LOG_LEVEL;

  engineOf(db).overtaken?.addEventListener('abort', ({ target }) => {
    app.log.error(
      { err: (target as AbortSignal).reason },
      'a newer version has taken over: this server does nothing more',
    );
    endOpenStreams();
  });

  const every = (ms: number, work: () => Promise<void>) =>
    setInterval(() => void work().catch((err: unknown) => app.log.error({ err }, 'sweep failed')), ms);
  const sweeps = [
    every(SWEEP_EVERY_MS, () => sweepOrders(services)),
    every(NEWS_EVERY_MS, () => sweepJobs(services)),
    every(
      NEWS_EVERY_MS,
      createWebhookSweep(services, (err) => app.log.error({ err }, 'webhooks were not told')),
    ),
    every(NEWS_EVERY_MS, () => sweepSilence(services)),
    every(ROOMS_EVERY_MS, () => sweepRooms(services)),
    every(TIDY_EVERY_MS, () => forgetGuestData(services)),
    every(TIDY_EVERY_MS, () => sweepSessions(services)),
    every(TIDY_EVERY_MS, () => purgeOldDeletions(services)),
    every(TIDY_EVERY_MS, () => sweepVoiceFiles(services)),
    every(TIDY_EVERY_MS, () => sweepPhotos(services)),
    every(SWEEP_EVERY_MS, () => services.visits.flush()),
    every(SWEEP_EVERY_MS, () => finishBatches(services)),
    every(
      NIGHT_EVERY_MS,
      createNightlyBackup(services, (err) => app.log.error({ err }, 'the nightly backup failed')),
    ),
  ];
  const { offsite } = services;
  if (offsite)
    sweeps.push(
      every(OFFSITE_EVERY_MS, () =>
        offsite.sweep().catch((err: unknown) => app.log.error({ err }, `backups were not copied to ${offsite.target}`)),
      ),
    );
  const stopLookingOut = services.whileAway.watch();
  const stopWatching = watchNews(services, {
    everyMs: NEWS_EVERY_MS,
    onError: (err) => app.log.error({ err }, 'news were not read'),
  });
  const jobs = createJobRunner(services, { onError: (err) => app.log.error({ err }, 'job failed') });
  jobs.start();
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : wanted;
  const driving = new AbortController();
  const driven = driveMachines(services, driving.signal, {
    onError: (err) => app.log.error({ err }, 'a machine was not driven'),
  });
  const demo = new AbortController();
  const origin = `http://${hostToCall(address)}:${port}`;
  const simulators = runSimulators(services, demo.signal, {
    origin,
    onError: (err) => app.log.error({ err }, 'a simulated machine failed'),
  });
  runDemoMachine(services, origin, demo.signal).catch((err: unknown) =>
    app.log.error({ err }, 'the simulated machine ended'),
  );
  const mqtt = await startMqtt(services, app.log);
  const stop = async () => {
    demo.abort();
    driving.abort();
    sweeps.forEach((sweep) => clearInterval(sweep));
    await Promise.all([
      app.close(),
      services.backups.stop(),
      offsite?.stop(),
      jobs.stop(JOB_GRACE_MS),
      stopWatching(),
      driven,
      simulators,
      mqtt?.stop(),
    ]);
    // Without the database they are not counted.
    await services.visits.flush().catch((cause: unknown) => {
      if (!isUnavailable(cause)) throw cause;
    });
    await stopLookingOut();
    await db.destroy();
  };

  // A backup may hold no account: whoever restored it needs the new link.
  if (isFirst || first) console.log(welcome(config, port, first, first ? await listInstances(db) : []));
  else app.log.info('Sipwell is ready again');
  return { services, port, stop };
}

/** Where this process reaches itself. */
function hostToCall(address: ReturnType<Server['address']>): string {
  if (typeof address !== 'object' || !address || ['0.0.0.0', '::'].includes(address.address)) return '127.0.0.1';
  return address.family === 'IPv6' ? `[${address.address}]` : address.address;
}

/** The port it listens on. */
export const listening = keepRunning(() => readConfig(process.env), start);
listening.catch((cause: unknown) => {
  console.error(cause instanceof WrongSetting ? `Sipwell cannot start: ${cause.message}` : cause);
  process.exit(1);
});
