/** For server tests: what the stream of a shop would tell, told by the test. */
import type { Batch, Live } from '../../src/server/live/live.ts';

export function liveByHand(live: Live) {
  const lines = new Set<(batch: Batch) => void>();
  const asked: unknown[] = [];
  const follow: Live['follow'] = (...args) => {
    const [shopId, after, deliver, whose] = args;
    asked.push([shopId, after, whose]);
    lines.add(deliver);
    return () => void lines.delete(deliver);
  };
  return {
    live: { ...live, follow },
    /** Those who follow. */
    lines,
    /** What each of them asked for, in turn: shop, number of an event, whose news. */
    asked,
    deliver: (batch: Batch) => lines.forEach((each) => each(batch)),
  };
}
