/** Looks for what would trouble a server. Source: docs/behaviour/backups.md "Command line". */
import { existsSync, mkdirSync, statfsSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { readTrouble } from '../backups/nightly.ts';
import { backupsFolder, PART } from '../backups/write-backup.ts';
import { checkDatabase } from '../db/database.ts';
import { engineOf } from '../db/engine.ts';
import { lookIntoCopy } from '../db/look-into-copy.ts';
import { countData } from '../repos/data-counts.repo.ts';
import { unsafeSettings } from '../repos/unsafe-settings.repo.ts';
import { listUsedUploads } from '../repos/used-uploads.repo.ts';
import type { Services } from '../services.ts';

export interface Finding {
  /** What was looked at. */
  what: string;
  isFine: boolean;
  said: string;
}

interface Look {
  what: string;
  /** @returns what is fine @throws what is not */
  look: (services: Services) => string | Promise<string>;
}

const GIB = 1024 ** 3;
const LEAST_FREE = GIB;
const OTHERS = 0o077;

const LOOKS: readonly Look[] = [
  {
    what: 'data folder',
    look: ({ config: { DATA_DIR } }) => {
      if (process.platform === 'win32') return DATA_DIR;
      const open = [DATA_DIR, join(DATA_DIR, 'sipwell.db'), join(DATA_DIR, 'secret.key')].find(
        (path) => existsSync(path) && (statSync(path).mode & OTHERS) !== 0,
      );
      if (open !== undefined)
        throw new Error(`Others on this computer may read ${open}: a restart of the server closes it.`);
      return `${DATA_DIR} is for this server alone`;
    },
  },
  {
    what: 'disk space',
    look: ({ config: { DATA_DIR } }) => {
      const { bavail, bsize } = statfsSync(DATA_DIR);
      const said = `${((bavail * bsize) / GIB).toFixed(1)} GiB free`;
      if (bavail * bsize < LEAST_FREE) throw new Error(`${said}: a backup may not fit.`);
      return said;
    },
  },
  { what: 'database', look: checkWholeDatabase },
  {
    what: 'power cuts',
    look: async ({ db }) => {
      const off = await unsafeSettings(db);
      if (off.length > 0) throw new Error(`PostgreSQL has ${off.join(', ')} off: a power cut may take orders with it.`);
      return 'what is answered was flushed';
    },
  },
  { what: 'schema', look: async ({ db }) => (await countData(db)).schema },
  {
    what: 'clock',
    look: async ({ db, clock }) => {
      const { lastOrderAt } = await countData(db);
      const now = clock().toISOString();
      if (lastOrderAt !== null && lastOrderAt > now)
        throw new Error(`It says ${now}, and the last order is of ${lastOrderAt}.`);
      return now;
    },
  },
  {
    what: 'uploads',
    look: async ({ db, config }) => {
      const used = await listUsedUploads(db);
      const missing = used.filter((name) => !existsSync(join(config.DATA_DIR, 'uploads', name)));
      if (missing.length > 0)
        throw new Error(`${missing.length} of ${used.length} files are missing, such as ${missing[0]}.`);
      return `${used.length} files, none missing`;
    },
  },
  {
    what: 'backups',
    look: async ({ backups, config }) => {
      const trouble = await readTrouble(config.DATA_DIR);
      if (trouble) throw new Error(`The last night's failed at ${trouble.at}: ${trouble.problem}.`);
      const [newest] = await backups.list();
      if (!newest) throw new Error('There is none yet.');
      return `${newest.name}, ${newest.check ? `found ${newest.check.problem ?? 'whole'}` : 'not checked yet'}`;
    },
  },
  {
    what: 'off-site copies',
    look: async ({ offsite }) => {
      if (!offsite) return 'no bucket is set';
      const { trouble, lookedAt, there } = await offsite.state();
      if (trouble) throw new Error(`None since ${trouble.since}: ${trouble.problem}.`);
      return `${offsite.target} had ${Object.keys(there).length} when looked at ${lookedAt ?? 'never'}`;
    },
  },
  {
    what: 'PUBLIC_URL',
    look: ({ config: { PUBLIC_URL } }) => PUBLIC_URL ?? 'not set: links are made from the address of each request',
  },
];

/** @param isServing whether a server of these data runs: then its port is taken by itself */
export async function findTrouble(services: Services, isServing: boolean): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { what, look } of isServing ? LOOKS : [...LOOKS, PORT]) {
    const finding = await Promise.resolve()
      .then(() => look(services))
      .then(
        (said) => ({ what, isFine: true, said }),
        (cause: Error) => ({ what, isFine: false, said: cause.message }),
      );
    findings.push(finding);
  }
  return findings;
}

/** A copy of it is read page by page, so that guests are served meanwhile. */
async function checkWholeDatabase({ db, config }: Services): Promise<string> {
  await checkDatabase(db);
  const { copyTo } = engineOf(db);
  if (!copyTo) return 'answers';
  mkdirSync(backupsFolder(config.DATA_DIR), { recursive: true, mode: 0o700 });
  const part = await mkdtemp(join(backupsFolder(config.DATA_DIR), PART));
  try {
    const file = join(part, 'sipwell.db');
    await copyTo(file);
    const found = await lookIntoCopy({ what: 'check', file });
    if ('problem' in found) throw new Error(`It is damaged (${found.problem}): restore a backup.`);
    return `whole: ${found.counts.shops} shops, ${found.counts.recipes} drinks, ${found.counts.orders} orders`;
  } finally {
    await rm(part, { recursive: true, force: true });
  }
}

const PORT: Look = {
  what: 'port',
  look: ({ config: { PORT: port, HOST } }) =>
    new Promise((resolve, reject) => {
      const server = createServer();
      server.once('error', ({ code }: NodeJS.ErrnoException) =>
        reject(new Error(`${HOST}:${port} cannot be used: ${code}.`)),
      );
      server.listen(port, HOST, () => server.close(() => resolve(`${HOST}:${port} is free`)));
    }),
};
