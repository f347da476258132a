import { once } from 'node:events';
import { startThread } from '../start-thread.ts';
import type { Copied } from './check-copy.ts';

export interface CopyTask {
  /** `settle`: make one file of it and its write-ahead log · `check`: read every page, index and reference */
  what: 'settle' | 'check';
  file: string;
}

/** Counts what a copy of an SQLite database holds, or says what is wrong with it. In a thread of its own. */
export async function lookIntoCopy(workerData: CopyTask): Promise<Copied> {
  const thread = startThread('db/copy-thread', { workerData });
  try {
    const [said] = (await once(thread, 'message')) as [Copied];
    return said;
  } finally {
    void thread.terminate();
  }
}
