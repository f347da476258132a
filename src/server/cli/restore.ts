/** Restoring from the command line, in each state a server may be in. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { keyIdOf } from '../backups/key-id.ts';
import { restoreOverDamaged } from '../backups/restore.ts';
import type { Config } from '../config.ts';
import { NewerDatabase } from '../db/migrate.ts';
import { DamagedDatabase } from '../db/sqlite-damage.ts';
import { databaseFile, LostDatabase, openData } from '../open-data.ts';
import type { Services } from '../services.ts';
import { backupPath, contentOf, type Answer } from './commands.ts';

type Restored = Awaited<ReturnType<Services['backups']['restore']>>;

const SIGN_IN = 'Everybody signs in again, with the passwords of then.';

/** The server goes on with the data of the backup when this returns. */
export async function restoreRunning(services: Services, file: string): Promise<Answer> {
  const { backups, config, maintenance, restart } = services;
  try {
    const restored = await backups.restore(backupPath(config.DATA_DIR, file), () => maintenance.begin(0));
    await restart();
    return answerOf(restored);
  } catch (cause) {
    maintenance.end();
    throw cause;
  }
}

/** For a server that runs without its data. */
export async function restoreDamaged(config: Config, file: string, restart: () => Promise<void>): Promise<Answer> {
  const answer = await replaceDamaged(config, file);
  await restart();
  return answer;
}

/** Without a server. @param say is told what takes a while */
export async function restoreStopped(config: Config, file: string, say: (line: string) => void): Promise<Answer> {
  const answer = await replaceStopped(config, file, say);
  await (await openData(config, say)).db.destroy();
  return answer;
}

async function replaceStopped(config: Config, file: string, say: (line: string) => void): Promise<Answer> {
  const database = databaseFile(config);
  if (!config.DATABASE_URL && !(existsSync(database) && statSync(database).size > 0))
    return replaceDamaged(config, file);
  const services = await openData(config, say).catch((cause: unknown) => {
    if (cause instanceof DamagedDatabase || cause instanceof LostDatabase) return undefined;
    // The way back from an update: it is kept as it is. A dump of PostgreSQL needs a database that can be opened.
    if (cause instanceof NewerDatabase && !config.DATABASE_URL) return undefined;
    throw cause;
  });
  if (!services) return replaceDamaged(config, file);
  try {
    return answerOf(await services.backups.restore(backupPath(config.DATA_DIR, file), () => Promise.resolve()));
  } finally {
    await services.db.destroy();
  }
}

async function replaceDamaged(config: Config, file: string): Promise<Answer> {
  const target = { config, keyId: presentKeyId(config) };
  const { manifest, replaced } = await restoreOverDamaged(backupPath(config.DATA_DIR, file), target, new Date());
  const kept = join(config.DATA_DIR, replaced);
  return {
    result: { restored: manifest, before: null, kept },
    lines: [contentOf(manifest), `It stands in the place of what was there, which is kept in ${kept}.`, SIGN_IN],
    isFine: true,
  };
}

function presentKeyId({ DATA_DIR, SECRET_KEY }: Config): string {
  const file = join(DATA_DIR, 'secret.key');
  const key = SECRET_KEY ?? (existsSync(file) ? readFileSync(file, 'utf8').trim() : '');
  return keyIdOf(new TextEncoder().encode(key));
}

const answerOf = ({ manifest, before }: Restored): Answer => ({
  result: { restored: manifest, before },
  lines: [contentOf(manifest), `What it replaces is kept as ${before}.`, SIGN_IN],
  isFine: true,
});
