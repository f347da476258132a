/** What each kind of reader is told of a batch of news: made once for all who are told the same. Source: docs/decisions/0071. */
import type { StaffNews } from '#contract/shop/live.ts';
import type { Caller } from '../../http/caller.ts';
import { KeptReply } from '../../http/kept-reply.ts';
import { guestsOf, type Batch, type News } from '../../live/live.ts';
import { ALL_KIOSKS } from '../../repos/events.repo.ts';
import { orderReply } from './order-reply.ts';

/** All that a stream remembers of its caller. */
export interface Reader {
  isStaff: boolean;
  deviceHash: string | null;
  joinCode: string | null;
}
export interface NewsReply {
  value: StaffNews;
  /** Nothing of it is for this reader. */
  isEmpty: boolean;
  reply: KeptReply;
}

export const readerOf = ({ as, deviceHash, instance }: Caller): Reader => ({
  isStaff: as === 'account',
  deviceHash,
  joinCode: instance?.joinCode ?? null,
});

interface Known {
  news: readonly ForGuests[];
  /** Those who are told of their orders, or of the table they play at. */
  devices: ReadonlySet<string>;
  replies: Map<string, NewsReply>;
}
interface ForGuests {
  one: News;
  guests: ReturnType<typeof guestsOf>;
}
const known = new WeakMap<Batch, Known>();

export function newsReply(reader: Reader, batch: Batch, seen: number): NewsReply {
  const { news, devices, replies } = known.get(batch) ?? begin(batch);
  const name = nameOf(reader, devices);
  const told = replies.get(name) ?? make(reader, batch, news, seen);
  replies.set(name, told);
  return told;
}

function begin(batch: Batch): Known {
  const news = (batch.kind === 'news' ? batch.news : []).map((one) => ({ one, guests: guestsOf(one) }));
  const devices = new Set(news.flatMap(({ guests }) => (guests === 'all' ? [] : guests)));
  const made: Known = { news, devices, replies: new Map() };
  known.set(batch, made);
  return made;
}

/** The same for readers who are told the same. */
function nameOf({ isStaff, deviceHash, joinCode }: Reader, devices: Known['devices']): string {
  if (isStaff) return 'staff';
  return deviceHash !== null && devices.has(deviceHash) ? `${joinCode} ${deviceHash}` : `${joinCode}`;
}

function make(reader: Reader, batch: Batch, news: readonly ForGuests[], seen: number): NewsReply {
  const value: StaffNews = {
    seq: batch.kind === 'reset' ? batch.seq : (news.at(-1)?.one.seq ?? seen),
    reset: batch.kind === 'reset',
    events: news
      .filter((each) => mayKnow(reader, each))
      .map(({ one: { seq, kind, order } }) => ({ seq, kind, ...(order && { order: orderReply(order) }) })),
  };
  return { value, isEmpty: !value.reset && value.events.length === 0, reply: new KeptReply(value) };
}

/** A guest: the own device's orders and table, the menu, when the shop sells, and the kiosk that was joined. */
function mayKnow({ isStaff, deviceHash, joinCode }: Reader, { one: { kind, subject }, guests }: ForGuests): boolean {
  if (isStaff) return kind !== 'table';
  if (kind === 'kiosk') return subject === ALL_KIOSKS || subject === joinCode;
  return guests === 'all' || (deviceHash !== null && guests.includes(deviceHash));
}
