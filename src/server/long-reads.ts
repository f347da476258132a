/** Reads what takes long part by part, and answers others between two parts. Source: docs/decisions/0144. */
import { setImmediate as turn } from 'node:timers/promises';
import { createFairQueue } from './fair-queue.ts';

/** One at a time: the parts of several would run in the same moment. */
const inTurn = createFairQueue({ atOnce: 1, mostWaiting: 64, longestWaitMs: 20_000 });

/** What the server reads for itself takes turns like one more shop. */
export const OURS = '';

/**
 * @param shopId shops take turns
 * @throws Refusal too-many-requests if its turn does not come in time
 */
export function readInParts<P, T>(shopId: string, parts: readonly P[], read: (part: P) => Promise<T>): Promise<T[]> {
  const readAll = async () => {
    const all: T[] = [];
    for (const part of parts) {
      all.push(await read(part));
      if (parts.length > 1) await turn();
    }
    return all;
  };
  return parts.length > 1 ? inTurn(shopId, readAll) : readAll();
}
