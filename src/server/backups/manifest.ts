/** What is in a backup, and what is written beside it. Source: docs/behaviour/backups.md "What is in one". */
import { z } from 'zod';
import { BACKUP_REASONS } from '#domain/backup/backup-name.ts';

export const PRODUCT = 'sipwell';
export const FORMAT = 1;

export const MANIFEST = 'manifest.json';
/** As `sha256sum --check` reads it; the last member. */
export const SUMS = 'SHA256SUMS';
export const DATABASE_FILES = { sqlite: 'sipwell.db', postgres: 'database.dump' } as const;
export type DatabaseKind = keyof typeof DATABASE_FILES;

export const Counts = z.object({
  schema: z.string(),
  shops: z.number(),
  recipes: z.number(),
  orders: z.number(),
  lastOrderAt: z.string().nullable(),
});

/** Read from any file: what is not ours is told by its product first. */
export const AnyManifest = z.object({ product: z.string(), format: z.number() });

export const Manifest = AnyManifest.extend({
  /** Of the product. */
  version: z.string(),
  database: z.enum(['sqlite', 'postgres']),
  madeAt: z.string(),
  reason: z.enum(BACKUP_REASONS),
  /** Tells two signing keys apart, and nothing else of them. */
  keyId: z.string(),
  counts: Counts,
});
export type Manifest = z.infer<typeof Manifest>;

/** Signs sessions and seals what is told to nobody. */
export const KEY_FILE = 'secret.key';
const UPLOAD = /^uploads\/(photos|voice-cues)\/[0-9a-f]{64}\.[a-z0-9]{2,5}$/;

export const isUpload = (name: string): boolean => UPLOAD.test(name);
