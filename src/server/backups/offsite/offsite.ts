/**
 * Copies finished backups to a bucket, beside everything else: what happens here delays no backup and fails none. What
 * is there is compared with what is here, so that nothing has to be remembered. Source: docs/behaviour/backups.md
 * "Off-site copies", docs/decisions/0113.
 */
import { setTimeout } from 'node:timers/promises';
import { Refusal } from '#contract/refusal.ts';
import { offsitePlan } from '#domain/backup/offsite-plan.ts';
import { readBackupName } from '#domain/backup/backup-name.ts';
import type { Config } from '../../config.ts';
import type { KnownBackup } from '../backup-list.ts';
import type { Backups } from '../backups.ts';
import { readOffsiteState, saveOffsiteState, type OffsiteState } from './offsite-state.ts';
import { listObjects, readObject, removeObject } from './s3-objects.ts';
import { createS3Requests, type Bucket } from './s3-requests.ts';
import { abortOldUploads, upload } from './s3-upload.ts';

export interface Offsite {
  /** Host, bucket and folder, as people are told. */
  target: string;
  isBusy: () => boolean;
  state: () => Promise<OffsiteState>;
  /** To be called every few seconds: copies what is missing, and rests after a failure. @throws why it failed */
  sweep: () => Promise<void>;
  /** Copies what is missing, now. @throws why it failed */
  copyNow: () => Promise<void>;
  /** Brings one back, under its name. @throws Refusal offsite-…; as `Backups.keep` */
  bring: (name: string) => Promise<KnownBackup>;
  /** Breaks off what is under way, and resolves when nothing of it is left here. */
  stop: () => Promise<void>;
}
interface Needed {
  config: Config;
  backups: Backups;
  clock: () => Date;
  /** Between two tries of a request; for tests. */
  wait?: (ms: number) => Promise<void>;
}

const MINUTE_MS = 60_000;
/** After the first failure, the second, and so on. */
const RESTS_MS = [1, 5, 15, 60].map((minutes) => minutes * MINUTE_MS);
const LOOK_EVERY_MS = 60 * MINUTE_MS;

/** @returns undefined if the settings name no bucket */
export function createOffsite({ config, backups, clock, wait }: Needed): Offsite | undefined {
  const bucket = bucketOf(config);
  if (!bucket) return undefined;
  const { DATA_DIR: dataDir, BACKUP_S3_PREFIX: prefix = '', BACKUPS_KEPT } = config;
  const target = `${new URL(bucket.endpoint).host}/${bucket.bucket}${prefix && `/${prefix.slice(0, -1)}`}`;
  const stopping = new AbortController();
  const stopped = stopping.signal;
  const rest = wait ?? ((ms: number) => setTimeout(ms, undefined, { signal: stopped }).catch(() => undefined));
  const send = createS3Requests(bucket, { wait: rest, clock, stopped });
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  const state = () => readOffsiteState(dataDir, target);
  const nameOf = (key: string) => (key.startsWith(prefix) ? key.slice(prefix.length) : '');
  const isOurs = (key: string) => readBackupName(nameOf(key)) !== undefined;

  const copy = async (): Promise<void> => {
    const known = await state();
    const there: OffsiteState['there'] = {};
    let isSeen = false;
    const save = (trouble: OffsiteState['trouble']) =>
      saveOffsiteState(dataDir, { target, lookedAt: clock().toISOString(), there, trouble });
    try {
      for (const { key, at, bytes } of await listObjects(send, prefix))
        if (isOurs(key)) there[nameOf(key)] = { at, bytes };
      isSeen = true;
      const plan = offsitePlan(await backups.list(), there, BACKUPS_KEPT);
      for (const name of plan.missing) {
        // Removed here since.
        if (!(await backups.find(name).catch(() => undefined))) continue;
        const { bytes } = await upload(send, { key: prefix + name, path: backups.pathOf(name) });
        there[name] = { at: clock().toISOString(), bytes };
        await save(known.trouble);
      }
      for (const name of plan.surplus) {
        await removeObject(send, prefix + name);
        delete there[name];
      }
      await abortOldUploads(send, { prefix, isOurs, now: clock() });
      await save(null);
    } catch (cause) {
      // Nothing failed: the server stops.
      if (stopped.aborted) return;
      const at = clock().toISOString();
      const { since = at, tries = 0 } = known.trouble ?? {};
      const problem = cause instanceof Refusal ? cause.code : 'offsite-failed';
      const said = cause instanceof Refusal ? cause.because?.params?.['said'] : undefined;
      const trouble = { since, at, problem, said: typeof said === 'string' ? said : null, tries: tries + 1 };
      await saveOffsiteState(dataDir, { ...known, there: isSeen ? there : known.there, trouble });
      throw cause;
    }
  };
  const copyNow = (): Promise<void> => {
    waiting++;
    const mine = last.then(copy).finally(() => waiting--);
    last = mine.catch(() => undefined);
    return mine;
  };
  const isDue = async (): Promise<boolean> => {
    const { trouble, lookedAt, there } = await state();
    // A clock that was put back makes nobody wait for the time before.
    const isOver = (since: string, ms: number) => {
      const passed = clock().getTime() - Date.parse(since);
      return passed < 0 || passed >= ms;
    };
    if (trouble) return isOver(trouble.at, RESTS_MS[trouble.tries - 1] ?? LOOK_EVERY_MS);
    if (lookedAt === null || isOver(lookedAt, LOOK_EVERY_MS)) return true;
    return offsitePlan(await backups.list(), there, BACKUPS_KEPT).missing.length > 0;
  };
  return {
    target,
    isBusy: () => waiting > 0,
    state,
    copyNow,
    sweep: async () => {
      // What is being checked may turn out to be damaged.
      if (waiting > 0 || backups.isBusy() || stopped.aborted) return;
      if (await isDue()) await copyNow();
    },
    bring: (name) => {
      if (readBackupName(name) === undefined) throw new Refusal('backup-not-found');
      return backups.keep(name, readObject(send, prefix + name));
    },
    stop: async () => {
      stopping.abort(new Refusal('offsite-unreachable'));
      await last;
    },
  };
}

function bucketOf(config: Config): Bucket | undefined {
  const { BACKUP_S3_ENDPOINT: endpoint, BACKUP_S3_BUCKET: bucket, BACKUP_S3_REGION: region } = config;
  const { BACKUP_S3_ACCESS_KEY_ID: accessKeyId, BACKUP_S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  if (endpoint === undefined || bucket === undefined) return undefined;
  if (accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey };
}
