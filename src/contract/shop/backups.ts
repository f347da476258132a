/** Backups of the whole server. Source: docs/behaviour/backups.md. */
import { z } from 'zod';
import { BACKUP_REASONS } from '#domain/backup/backup-name.ts';
import { endpoint } from '../endpoint.ts';
import { fault } from '../fault.ts';
import { Sentence } from '../fields.ts';

const admin = { account: 'admin' } as const;
const ofBackup = z.object({ name: z.string().min(1).max(200) });
const FILE = 'application/gzip';
/** What fits is decided by the disk. Bytes. */
const ANY_SIZE = 2 ** 43;

const Counts = z.object({
  shops: z.number(),
  recipes: z.number(),
  orders: z.number(),
  lastOrderAt: z.string().nullable(),
});
export type DataCounts = z.infer<typeof Counts>;

export const Backup = z.object({
  /** Of its file. */
  name: z.string(),
  at: z.string(),
  reason: z.enum(BACKUP_REASONS),
  bytes: z.number(),
  /** What it holds; null if it cannot be read. */
  content: Counts.extend({ madeAt: z.string(), version: z.string() }).nullable(),
  /** When it was opened and compared last; `problem` is null if it was whole. Null if it never was. */
  check: z.object({ at: z.string(), problem: Sentence.nullable() }).nullable(),
  /** Since when it is in the bucket as well; `at` is null while it is not. Null if it is not copied there. */
  offsite: z.object({ at: z.string().nullable() }).nullable(),
});
export type Backup = z.infer<typeof Backup>;

/** The file of a backup as a body, read as it arrives. */
export const backupFile = {
  body: z.custom<AsyncIterable<Uint8Array> | Blob>(
    (body) => typeof body === 'object' && body !== null && Symbol.asyncIterator in body,
    { error: fault('backup-file-missing') },
  ),
  fileTypes: [FILE],
  isBodyStreamed: true,
  bodyLimit: ANY_SIZE,
} as const;

/** Why the last night has no good backup; null if it has. */
const Trouble = z.object({ at: z.string(), problem: Sentence }).nullable();

/** Copies in an S3-compatible bucket; null if the settings name none. */
const Offsite = z
  .object({
    /** Host, bucket and folder. */
    target: z.string(),
    /** Whether something is being copied there. */
    isBusy: z.boolean(),
    /** When it was looked at last; null if never. */
    lookedAt: z.string().nullable(),
    /** Why copies are missing; it is tried again by itself. */
    trouble: z.object({ since: z.string(), problem: Sentence }).nullable(),
    /** What is in the bucket alone, newest first. */
    onlyThere: z.array(Backup.pick({ name: true, at: true, reason: true, bytes: true })),
  })
  .nullable();
export type Offsite = z.infer<typeof Offsite>;

export const listBackups = endpoint({
  method: 'GET',
  path: '/api/admin/backups',
  summary: 'The backups of this server, newest first, and what it holds now',
  access: admin,
  response: z.object({
    backups: z.array(Backup),
    now: Counts,
    /** Hour of the server's own clock at which one is made by itself; null if none is. */
    hour: z.number().nullable(),
    keptNightly: z.number(),
    trouble: Trouble,
    offsite: Offsite,
    /** Of the program that runs. */
    version: z.string(),
    /** Whether one is being made, checked or restored. */
    isBusy: z.boolean(),
  }),
});

export const findTrouble = endpoint({
  method: 'GET',
  path: '/api/admin/backups/trouble',
  summary: 'Why the last night has no good backup; null if it has',
  access: admin,
  response: z.object({ trouble: Trouble }),
});

export const makeBackup = endpoint({
  method: 'POST',
  path: '/api/admin/backups',
  summary: 'Back up everything now; one backup or restore runs at a time',
  access: admin,
  response: z.object({ backup: Backup }),
});

export const copyOffsite = endpoint({
  method: 'POST',
  path: '/api/admin/backups/offsite',
  summary: 'Look into the bucket and copy there what is missing, without waiting for it to end',
  access: admin,
  response: z.object({ success: z.boolean() }),
});

export const bringBackup = endpoint({
  method: 'POST',
  path: '/api/admin/backups/offsite/:name/bring',
  summary: 'Bring a backup back from the bucket, if it is one that this server can restore',
  access: admin,
  params: ofBackup,
  response: z.object({ backup: Backup }),
});

export const receiveBackup = endpoint({
  method: 'POST',
  path: '/api/admin/backups/upload',
  summary: 'Keep a backup of another server, if it is one that this server can restore',
  access: admin,
  ...backupFile,
  response: z.object({ backup: Backup }),
});

export const downloadBackup = endpoint({
  method: 'GET',
  path: '/api/admin/backups/:name/file',
  summary: 'The file of a backup. It holds the keys of the server and whatever guests and staff have told it',
  access: admin,
  params: ofBackup,
  response: z.custom<Blob>(),
  replyType: FILE,
});

export const checkBackup = endpoint({
  method: 'POST',
  path: '/api/admin/backups/:name/check',
  summary: 'Open a backup and compare all that is in it',
  access: admin,
  params: ofBackup,
  response: z.object({ backup: Backup }),
});

export const removeBackup = endpoint({
  method: 'DELETE',
  path: '/api/admin/backups/:name',
  summary: 'Remove a backup for good',
  access: admin,
  params: ofBackup,
  response: z.object({ success: z.boolean() }),
});

export const restoreBackup = endpoint({
  method: 'POST',
  path: '/api/admin/backups/:name/restore',
  summary: 'Replace everything with a backup; what is there is backed up first, and everybody signs in again',
  access: admin,
  params: ofBackup,
  response: z.object({
    success: z.boolean(),
    /** The backup of what was replaced. */
    before: z.string(),
  }),
});
