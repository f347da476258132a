/** When the first group of writes to a shop begins, where each query is a round trip. Source: docs/decisions/0154. */
import { setTimeout as wait, setImmediate as turn } from 'node:timers/promises';

const TURNS_AT_MOST = 8;
/** A reading that takes longer is not waited for: its connection may be lost. Milliseconds. */
const READING_AT_MOST_MS = 5;

/**
 * Begins when nobody has come for a turn of the event loop: who only waits for what every request reads goes along,
 * instead of waiting for the whole of a smaller group.
 * @param readings that are under way
 */
export const whenGathered =
  (readings: () => readonly Promise<unknown>[]) =>
  async (begin: () => void, waiting: readonly unknown[]): Promise<void> => {
    for (let turns = 0, before = 0; turns < TURNS_AT_MOST && waiting.length > before; turns++) {
      before = waiting.length;
      const all = readings();
      if (all.length > 0) await Promise.race([Promise.allSettled(all), wait(READING_AT_MOST_MS)]);
      await turn();
    }
    begin();
  };
