/** What each kind of reader is told of a batch of news: made once for all who are told the same. Source: docs/decisions/0071. */
import type { StaffNews } from '#contract/shop/live.ts';
import type { Caller } from '../../http/caller.ts';
import { KeptReply } from '../../http/kept-reply.ts';
import type { Batch, News } from '../../live/live.ts';
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
  /** Those who are told of their orders, or of the table they play at. */
  devices: ReadonlySet<string | null>;
  replies: Map<string, NewsReply>;
}
const known = new WeakMap<Batch, Known>();

export function newsReply(reader: Reader, batch: Batch, seen: number): NewsReply {
  const { devices, replies } = known.get(batch) ?? begin(batch);
  const name = nameOf(reader, devices);
  const told = replies.get(name) ?? make(reader, batch, seen);
  replies.set(name, told);
  return told;
}

function begin(batch: Batch): Known {
  const news = batch.kind === 'news' ? batch.news : [];
  const made: Known = { devices: new Set(news.flatMap(devicesOf)), replies: new Map() };
  known.set(batch, made);
  return made;
}

/** Of guests: those whose order it is, or who play at the table. */
const devicesOf = ({ kind, subject, order }: News): (string | null)[] =>
  kind === 'table' ? subject.split(' ') : order ? [order.deviceHash] : [];

/** The same for readers who are told the same. */
function nameOf({ isStaff, deviceHash, joinCode }: Reader, devices: Known['devices']): string {
  if (isStaff) return 'staff';
  return devices.has(deviceHash) ? `${joinCode} ${deviceHash}` : `${joinCode}`;
}

function make(reader: Reader, batch: Batch, seen: number): NewsReply {
  const news = batch.kind === 'news' ? batch.news : [];
  const value: StaffNews = {
    seq: batch.kind === 'reset' ? batch.seq : (news.at(-1)?.seq ?? seen),
    reset: batch.kind === 'reset',
    events: news
      .filter((one) => mayKnow(reader, one))
      .map(({ seq, kind, order }) => ({ seq, kind, ...(order && { order: orderReply(order) }) })),
  };
  return { value, isEmpty: !value.reset && value.events.length === 0, reply: new KeptReply(value) };
}

/** A guest: the own device's orders and table, the menu, when the shop sells, and the kiosk that was joined. */
function mayKnow({ isStaff, deviceHash, joinCode }: Reader, one: News): boolean {
  const { kind, subject } = one;
  if (isStaff) return kind !== 'table';
  if (kind === 'menu' || kind === 'selling') return true;
  if (kind === 'kiosk') return subject === ALL_KIOSKS || subject === joinCode;
  return deviceHash !== null && devicesOf(one).includes(deviceHash);
}
