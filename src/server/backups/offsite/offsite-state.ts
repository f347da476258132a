/** What is known of the bucket, so that nobody who looks at a page waits for it. Kept beside the backups. */
import { readFile, rename, writeFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { backupsFolder } from '../write-backup.ts';

const Trouble = z.object({
  since: z.string(),
  at: z.string(),
  problem: z.string(),
  /** The other side's own code, where ours says little. */
  said: z.string().nullable(),
  tries: z.number(),
});
const OffsiteState = z.object({
  /** What it is known of: other settings begin anew. */
  target: z.string(),
  /** When it was looked at last. */
  lookedAt: z.string().nullable(),
  /** By name; when it was put there. */
  there: z.record(z.string(), z.object({ at: z.string(), bytes: z.number() })),
  /** Why the last tries failed; `problem` is the code of a refusal. */
  trouble: Trouble.nullable(),
});
export type OffsiteState = z.infer<typeof OffsiteState>;

const fileOf = (dataDir: string): string => join(backupsFolder(dataDir), 'offsite.json');

export async function readOffsiteState(dataDir: string, target: string): Promise<OffsiteState> {
  const text = await readFile(fileOf(dataDir), 'utf8').catch(() => 'null');
  const read = OffsiteState.safeParse(parsed(text));
  if (read.success && read.data.target === target) return read.data;
  return { target, lookedAt: null, there: {}, trouble: null };
}

export async function saveOffsiteState(dataDir: string, state: OffsiteState): Promise<void> {
  await mkdir(backupsFolder(dataDir), { recursive: true, mode: 0o700 });
  const path = fileOf(dataDir);
  await writeFile(`${path}.part`, JSON.stringify(state, null, 2), { mode: 0o600 });
  await rename(`${path}.part`, path);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
