/**
 * Reads an endpoint's stream for as long as it is wanted: again after each break, and where streams are blocked by asking.
 * Source: docs/behaviour/live.md "In the browser".
 */
import type { Client, Input, Reply, Route, Stream } from '#contract/client.ts';
import { Refusal } from '#contract/refusal.ts';
import { onShown, slept } from '../keep-trying.ts';

export interface Wanted<R extends Route> {
  client: Client;
  stream: Stream;
  /** Of the next call. */
  input: () => Input<R>;
  /** Anything that came; undefined: only a sign of life. */
  onHeard: (reply: Reply<R> | undefined) => void;
  /**
   * Since when nothing is heard, in milliseconds since 1970, and what the last try ended with; undefined while
   * connected.
   */
  onLost: (since: number | undefined, cause?: unknown) => void;
  now?: () => number;
  random?: () => number;
}

/** Without a word for this long, two heartbeats, a stream is dead. Milliseconds. */
export const SILENCE_MS = 35_000;
/** Streams begin with a word at once: without it for this long, something on the way keeps them back. Milliseconds. */
const FIRST_WORD_MS = 10_000;
/** A phone that was locked for this long does not wait for its stream to be found dead. Milliseconds. */
const DOUBTFUL_MS = 20_000;
/** Where streams are blocked. Milliseconds. */
const ASK_EVERY_MS = 5000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;
/** After a refusal that waiting is unlikely to change, such as a session that has ended. Milliseconds. */
const REFUSED_PAUSE_MS = 30_000;
/** Streams that began and ended before they said anything, after which asking begins. */
const BLOCKED_AFTER = 2;

/** @returns stops it */
export function keepReading<R extends Route>(route: R, wanted: Wanted<R>): () => void {
  const { client, stream, input, onHeard, onLost, now = Date.now, random = Math.random } = wanted;
  const stopped = new AbortController();
  let failures = 0;
  let mute = 0;
  let lostSince: number | undefined;

  const heard = (reply: Reply<R> | undefined) => {
    failures = 0;
    if (lostSince !== undefined) onLost((lostSince = undefined));
    onHeard(reply);
  };

  const listen = async (): Promise<void> => {
    const silent = new AbortController();
    let heardAt = now();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (ms: number) => {
      heardAt = now();
      clearTimeout(timer);
      timer = setTimeout(() => silent.abort(), ms);
    };
    const { signal } = silent;
    stopped.signal.addEventListener('abort', () => silent.abort(), { signal });
    // The browser knows at once that nothing can come any more; a stream is not always cut.
    addEventListener('offline', () => silent.abort(), { signal });
    onShown(() => now() - heardAt > DOUBTFUL_MS && silent.abort(), signal);
    wait(FIRST_WORD_MS);
    let isMute = true;
    try {
      for await (const reply of stream(route, input(), signal)) {
        isMute = false;
        wait(SILENCE_MS);
        heard(reply);
      }
    } catch (error) {
      // It never began: without a network or a server there are no streams, and no questions either.
      if (error instanceof Refusal) isMute = false;
      throw error;
    } finally {
      mute = isMute ? mute + 1 : 0;
      clearTimeout(timer);
      silent.abort();
    }
  };

  const ask = async (): Promise<void> => {
    // Without an answer it is not only streams that are blocked: the next try is one.
    mute = 0;
    heard(await client(route, input(), { signal: stopped.signal }));
    mute = BLOCKED_AFTER;
  };

  /** @returns how long to wait before the next try, in milliseconds */
  const tryOnce = async (): Promise<number> => {
    try {
      if (mute < BLOCKED_AFTER) await listen();
      else await ask();
      return mute < BLOCKED_AFTER ? FIRST_PAUSE_MS : ASK_EVERY_MS;
    } catch (error) {
      if (stopped.signal.aborted) return 0;
      onLost((lostSince ??= now()), error);
      if (error instanceof Refusal && error.status >= 400 && error.status < 500) return REFUSED_PAUSE_MS;
      return Math.min(FIRST_PAUSE_MS * 2 ** failures++, LONGEST_PAUSE_MS);
    }
  };
  const run = async () => {
    while (!stopped.signal.aborted) await slept((await tryOnce()) * (0.5 + random()), stopped.signal);
  };
  void run();
  return () => stopped.abort();
}
