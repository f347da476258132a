/** What each kind of reader is told of a batch of news: made once for all who are told the same. Source: docs/decisions/0071. */
import type { StaffNews } from '#contract/shop/live.ts';
import type { Caller } from '../../http/caller.ts';
import { KeptReply } from '../../http/kept-reply.ts';
import { guestsOf, isOfPhones, type Batch, type News } from '../../live/live.ts';
import { ALL_KIOSKS } from '../../repos/events.repo.ts';
import type { StoredOrder } from '../../repos/orders/orders.repo.ts';
import { followedReply, orderReply } from './order-reply.ts';

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

interface ForGuests {
  /** Told to more than single devices. */
  common: readonly News[];
  /** For those who are told of their orders, or of the table they play at. */
  ofDevice: ReadonlyMap<string, readonly News[]>;
}
interface Known {
  /** Once a guest asks. */
  forGuests: ForGuests | undefined;
  replies: Map<string, NewsReply>;
}
const known = new WeakMap<Batch, Known>();

export function newsReply(reader: Reader, batch: Batch, seen: number): NewsReply {
  const made = known.get(batch) ?? { forGuests: undefined, replies: new Map() };
  known.set(batch, made);
  const all = batch.kind === 'news' ? batch.news : [];
  if (reader.isStaff) return replyNamed('staff', made, () => make(batch, ofStaff(all), reader, seen));
  const forGuests = (made.forGuests ??= sorted(all));
  const own = (reader.deviceHash !== null && forGuests.ofDevice.get(reader.deviceHash)) || [];
  const name = nameOf(reader, own.length > 0);
  return replyNamed(name, made, () => make(batch, mayKnow(reader, forGuests, own), reader, seen));
}

function replyNamed(name: string, { replies }: Known, makeOne: () => NewsReply): NewsReply {
  const told = replies.get(name) ?? makeOne();
  replies.set(name, told);
  return told;
}

function sorted(all: readonly News[]): ForGuests {
  const common: News[] = [];
  const ofDevice = new Map<string, News[]>();
  for (const one of all) {
    const guests = guestsOf(one);
    if (guests === 'all') common.push(one);
    else
      for (const device of new Set(guests)) {
        const own = ofDevice.get(device);
        if (own) own.push(one);
        else ofDevice.set(device, [one]);
      }
  }
  return { common, ofDevice };
}

/** The same for readers who are told the same. */
function nameOf({ deviceHash, joinCode }: Reader, hasOwn: boolean): string {
  return hasOwn ? `${joinCode} ${deviceHash}` : `${joinCode}`;
}

function make(batch: Batch, told: readonly News[], reader: Reader, seen: number): NewsReply {
  const value: StaffNews = {
    seq: batch.kind === 'reset' ? batch.seq : (batch.news.at(-1)?.seq ?? seen),
    reset: batch.kind === 'reset',
    events: told.map(({ seq, kind, order }) => ({ seq, kind, ...(order && { order: replyTo(reader, order) }) })),
  };
  return { value, isEmpty: !value.reset && value.events.length === 0, reply: new KeptReply(value) };
}

const replyTo = ({ isStaff, deviceHash }: Reader, order: StoredOrder) =>
  isStaff || order.deviceHash === deviceHash ? orderReply(order) : followedReply(order);

const ofStaff = (all: readonly News[]): readonly News[] => all.filter(({ kind }) => !isOfPhones(kind));

/**
 * What a guest is told, in the order in which it happened: of the own device's orders, followed ones and table, the menu,
 * when the shop sells, and the kiosk that was joined.
 */
function mayKnow({ joinCode }: Reader, { common }: ForGuests, own: readonly News[]): readonly News[] {
  const forAll = common.filter(
    ({ kind, subject }) => kind !== 'kiosk' || subject === ALL_KIOSKS || subject === joinCode,
  );
  if (forAll.length === 0) return own;
  return own.length === 0 ? forAll : [...forAll, ...own].sort((one, other) => one.seq - other.seq);
}
