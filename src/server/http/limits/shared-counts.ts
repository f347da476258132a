/** What one server has counted against a limit, told to the others over the same database. Source: docs/decisions/0111. */
import { z } from 'zod';

/** A change of a counter; negative where it is taken back. */
export interface Counted {
  family: string;
  key: string;
  by: number;
  /** When the window ends. Milliseconds since 1970. */
  endsAt: number;
}

/** How long counts are gathered, from one telling to the next. Milliseconds. */
const PAUSE_MS = 20;
/** PostgreSQL takes less than 8000 bytes; most keys are short. */
const LONGEST_BYTES = 7000;
/** Counters that wait to be told. Beyond it further ones stay with this server. */
const MOST_WAITING = 20_000;
/** Of those that wait, told at once: a flood of made-up keys must not hold up what is told of orders. */
const MOST_TEXTS = 5;

const Told = z.array(z.tuple([z.string(), z.string(), z.int(), z.int()]));

/**
 * Gathers counts and tells them, at once where nothing was told a moment ago.
 * @returns notes a count
 */
export function gatherCounts(tell: (text: string) => void, later = setTimeout): (counted: Counted) => void {
  const waiting = new Map<string, Counted>();
  let isPausing = false;

  const send = (): void => {
    isPausing = false;
    for (const text of textsOf(waiting, MOST_TEXTS)) tell(text);
    if (waiting.size > 0) pause();
  };
  const pause = (): void => {
    isPausing = true;
    later(send, PAUSE_MS).unref?.();
  };

  return ({ family, key, by, endsAt }) => {
    const name = `${family} ${key}`;
    const known = waiting.get(name);
    if (!known && waiting.size >= MOST_WAITING) return;
    waiting.set(name, { family, key, by: (known?.by ?? 0) + by, endsAt });
    if (isPausing) return;
    pause();
    // With whatever else this turn counts.
    setImmediate(() => {
      for (const text of textsOf(waiting, MOST_TEXTS)) tell(text);
    });
  };
}

/** Takes out what is told, the longest waiting first. */
function textsOf(waiting: Map<string, Counted>, most: number): string[] {
  const texts: string[] = [];
  let parts: string[] = [];
  let bytes = 0;
  const close = () => {
    if (parts.length > 0) texts.push(`[${parts.join(',')}]`);
    parts = [];
    bytes = 0;
  };
  for (const [name, { family, key, by, endsAt }] of waiting) {
    if (texts.length >= most) break;
    waiting.delete(name);
    if (by === 0) continue;
    const part = JSON.stringify([family, key, by, endsAt]);
    const size = Buffer.byteLength(part) + 1;
    if (size > LONGEST_BYTES) continue;
    if (bytes + size > LONGEST_BYTES) close();
    parts.push(part);
    bytes += size;
  }
  close();
  return texts;
}

/** What another server tells; nothing where it is not understood, as from a later version. */
export function readCounts(text: string): Counted[] {
  let told: unknown;
  try {
    told = JSON.parse(text);
  } catch {
    return [];
  }
  const read = Told.safeParse(told);
  return read.success ? read.data.map(([family, key, by, endsAt]) => ({ family, key, by, endsAt })) : [];
}
