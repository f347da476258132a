import { readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';

/**
 * From now on others go before this thread, which gets a tenth of what they get: on a small computer two threads at work kept
 * the one that answers guests waiting for 300 ms. Linux alone has priorities of threads. Source: docs/decisions/0114.
 */
export function yieldToOthers(): void {
  if (process.platform !== 'linux') return;
  try {
    const id = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(id, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Without /proc, or where it is not allowed: as before.
  }
}
