/**
 * One stream for all tabs of a browser that follow the same shop as the same person: HTTP/1.1 allows six connections to
 * a server. One tab leads and tells the others; a tab on screen takes over from a hidden one, which the browser may
 * freeze. Source: docs/behaviour/live.md "In the browser".
 */
import type { ShopNews } from './follow-shop.ts';
import { SILENCE_MS } from './keep-reading.ts';

/** Told once: whoever begins to listen later hears it from the tab that leads. */
type Standing = Pick<ShopNews, 'machines' | 'round'>;

type Word =
  | { is: 'ask'; isShown: boolean }
  | ({ is: 'lead'; seq: number | undefined; lostSince: number | undefined } & Standing)
  | { is: 'heard'; news: ShopNews | undefined }
  | { is: 'lost'; since: number | undefined }
  | { is: 'bye' };
type Sent = Word & { by: string };

export interface Listener {
  /** The events from now on are heard: what was read before may be older. */
  onBegin: () => void;
  onNews: (news: ShopNews) => void;
  /** Since when nothing is heard, in milliseconds since 1970; undefined while connected. */
  onLost: (since: number | undefined) => void;
}

/** Beside its events. */
const hasMore = ({ queue, machines, round }: ShopNews): boolean => Boolean(queue ?? machines ?? round);

/** What whoever listens later has to hear. A round that was on may be over: that is read. */
export const standingAfter = (before: Standing, { machines, round, events }: ShopNews): Standing => ({
  machines: machines ?? before.machines,
  round: before.round === true || round === true || events.some(({ kind }) => kind === 'round'),
});

/** Opens the stream after an event. @returns closes it */
export type Open = (
  after: number | undefined,
  heard: { onHeard: (news: ShopNews | undefined) => void; onLost: Listener['onLost'] },
) => () => void;

/** How long a tab that leads may take to answer. Milliseconds. */
const ANSWER_MS = 150;

/**
 * @param name the same for tabs that may share
 * @param id of this tab
 * @param after the last event that what is on screen knows of; undefined: it begins with the next one
 * @returns stops it
 */
export function shareStream(
  name: string,
  id: string,
  after: number | undefined,
  open: Open,
  { onBegin, onNews, onLost }: Listener,
): () => void {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  const left = new AbortController();
  let close: (() => void) | undefined;
  let seq = after;
  let lostSince: number | undefined;
  let standing: Standing = {};
  let timer: ReturnType<typeof setTimeout> | undefined;

  const say = (word: Word) => {
    // A stream may end a moment after the page has left it.
    if (left.signal.aborted) return;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin
    channel?.postMessage({ ...word, by: id } satisfies Sent);
  };
  const takeLost = (since: number | undefined) => {
    if (since !== lostSince) onLost((lostSince = since));
  };
  const take = (news: ShopNews | undefined) => {
    if (!news || (seq !== undefined && news.seq <= seq && !news.reset && !hasMore(news))) return;
    standing = standingAfter(standing, news);
    const isFirst = seq === undefined;
    seq = news.seq;
    if (isFirst) onBegin();
    // The first only says where to begin.
    const told = isFirst ? { ...news, reset: false, events: [] } : news;
    if (told.reset || told.events.length > 0 || hasMore(told)) onNews(told);
  };

  const lead = () => {
    clearTimeout(timer);
    close ??= open(seq, {
      onHeard: (news) => {
        takeLost(undefined);
        take(news);
        say({ is: 'heard', news });
      },
      onLost: (since) => {
        takeLost(since);
        say({ is: 'lost', since });
      },
    });
    say({ is: 'lead', seq, lostSince, ...standing });
  };
  const ask = () => {
    say({ is: 'ask', isShown: !document.hidden });
    clearTimeout(timer);
    timer = setTimeout(lead, ANSWER_MS * (1 + Math.random()));
  };
  /** Whoever leads is heard from within this time, or has gone. */
  const follow = () => {
    close?.();
    close = undefined;
    clearTimeout(timer);
    timer = setTimeout(ask, SILENCE_MS + ANSWER_MS);
  };

  const hear = (said: Sent) => {
    if (close) {
      if (said.is === 'ask' && said.isShown && document.hidden) follow();
      else if (said.is === 'ask') say({ is: 'lead', seq, lostSince, ...standing });
      else if (said.is === 'lead' && said.by < id) follow();
      else if (said.is === 'lead') say({ is: 'lead', seq, lostSince, ...standing });
      return;
    }
    if (said.is === 'ask') return;
    if (said.is === 'bye') return ask();
    follow();
    if (said.is === 'heard') {
      takeLost(undefined);
      take(said.news);
    } else if (said.is === 'lost') takeLost(said.since);
    else {
      takeLost(said.lostSince);
      // What this tab missed until now is read once.
      if (said.seq !== undefined && said.seq !== seq) take({ seq: said.seq, reset: true, events: [] });
      const { machines, round } = said;
      if (said.seq !== undefined && (machines || round))
        take({ seq: said.seq, reset: false, events: [], machines, round });
    }
  };

  const leave = () => {
    if (close) say({ is: 'bye' });
    close?.();
    close = undefined;
    clearTimeout(timer);
  };
  const { signal } = left;
  document.addEventListener('visibilitychange', () => !document.hidden && !close && ask(), { signal });
  addEventListener('pagehide', leave, { signal });
  addEventListener('pageshow', ({ persisted }) => persisted && ask(), { signal });
  if (channel) {
    channel.addEventListener('message', ({ data }: MessageEvent<Sent>) => hear(data));
    ask();
  } else lead();
  return () => {
    leave();
    left.abort();
    channel?.close();
  };
}
