/** Says when the event loop was held up, so that what can wait does. Source: docs/behaviour/limits.md "Connections". */
import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks';

const HELD_UP_MS = 250;
const RESOLUTION_MS = 20;
/** A stall is remembered for one to two of these. */
const WINDOW_MS = 1000;

/**
 * @param delay of the loop since it was reset last, in nanoseconds
 * @returns whether the loop was held up for more than 250 ms within the last two seconds
 */
export function watchLoopDelay(
  delay: Pick<IntervalHistogram, 'enable' | 'max' | 'reset'> = monitorEventLoopDelay({ resolution: RESOLUTION_MS }),
): () => boolean {
  delay.enable();
  let lastMs = 0;
  const maxMs = () => delay.max / 1e6;
  setInterval(() => {
    lastMs = maxMs();
    delay.reset();
  }, WINDOW_MS).unref();
  return () => Math.max(lastMs, maxMs()) > HELD_UP_MS + RESOLUTION_MS;
}
