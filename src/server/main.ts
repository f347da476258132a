/** Starts the product: settings, database, seed, server; and shuts it down gracefully. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { readConfig, WrongSetting, type Config } from './config.ts';
import { createServices } from './create-services.ts';
import { prepareDataDir, signingKey } from '#server/storage/data-dir.ts';
import { openDatabase, type Db } from './db/database.ts';
import { purgeOldDeletions } from './features/bulk-actions/purge-deleted.ts';
import { sweepPhotos } from './features/master/sweep-photos.ts';
import { forgetGuestData, sweepOrders } from './features/orders/sweep-orders.ts';
import { sweepVoiceFiles } from './features/voice-profiles/voice-files.ts';
import { sweepRooms } from './features/rooms/sweep-rooms.ts';
import { createJobRunner } from './jobs/runner.ts';
import { listInstances } from './repos/kiosks.repo.ts';
import { seed } from './seed/seed.ts';
import { welcome } from './welcome.ts';

const SWEEP_EVERY_MS = 5000;
const ROOMS_EVERY_MS = 60_000;
const TIDY_EVERY_MS = 60 * 60 * 1000;
const GRACE_MS = 10_000;
const JOB_GRACE_MS = 5000;
const WEB_ROOT = fileURLToPath(new URL('../web', import.meta.url));

async function start(): Promise<void> {
  const config = readConfig(process.env);
  prepareDataDir(config);
  const db = await connect(config);
  const services = createServices(config, db, signingKey(config));
  const first = await seed(services);

  const app = await buildApp(services, {
    logger: {
      level: config.LOG_LEVEL,
      ...(process.stdout.isTTY && { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } }),
    },
    ...(existsSync(join(WEB_ROOT, 'index.html')) && { webRoot: WEB_ROOT }),
  });
  await app.listen({ port: config.PORT, host: config.HOST }).catch((cause: NodeJS.ErrnoException) => {
    throw cause.code === 'EADDRINUSE' ? new WrongSetting(`PORT ${config.PORT} is already in use.`) : cause;
  });

  const every = (ms: number, work: () => Promise<void>) =>
    setInterval(() => void work().catch((err: unknown) => app.log.error({ err }, 'sweep failed')), ms);
  const sweeps = [
    every(SWEEP_EVERY_MS, () => sweepOrders(services)),
    every(ROOMS_EVERY_MS, () => sweepRooms(services)),
    every(TIDY_EVERY_MS, () => forgetGuestData(services)),
    every(TIDY_EVERY_MS, () => purgeOldDeletions(services)),
    every(TIDY_EVERY_MS, () => sweepVoiceFiles(services)),
    every(TIDY_EVERY_MS, () => sweepPhotos(services)),
    every(SWEEP_EVERY_MS, () => services.visits.flush()),
  ];
  const jobs = createJobRunner(services, { onError: (err) => app.log.error({ err }, 'job failed') });
  jobs.start();
  const stop = () => {
    sweeps.forEach((sweep) => clearInterval(sweep));
    setTimeout(() => process.exit(1), GRACE_MS).unref();
    void Promise.all([app.close(), jobs.stop(JOB_GRACE_MS)])
      .then(() => services.visits.flush())
      .then(() => db.destroy())
      .then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);

  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.PORT;
  console.log(welcome(config, port, first, first ? await listInstances(db) : []));
}

async function connect(config: Config): Promise<Db> {
  const file = join(config.DATA_DIR, 'sipwell.db');
  try {
    return await openDatabase(config.DATABASE_URL ?? file);
  } catch (cause) {
    const { message } = cause as Error;
    if (config.DATABASE_URL) throw new WrongSetting(`DATABASE_URL: the database cannot be reached (${message}).`);
    if (/locked/i.test(message)) throw new WrongSetting(`DATA_DIR ${config.DATA_DIR} is in use by another Sipwell.`);
    throw new WrongSetting(`The database ${file} cannot be opened: ${message}.`);
  }
}

start().catch((cause: unknown) => {
  console.error(cause instanceof WrongSetting ? `Sipwell cannot start: ${cause.message}` : cause);
  process.exit(1);
});
