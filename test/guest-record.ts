/** What is kept of a guest, and what erasing it answers: of nobody's anything. */
import type { ErasedGuest, GuestRecord } from '#contract/order/guest-record.ts';

export const EMPTY_RECORD: GuestRecord = {
  shop: { id: 's1', name: 'Bar' },
  madeAt: '2026-03-14T13:00:00.000Z',
  keptDays: 30,
  of: 'device',
  orders: [],
  visits: [],
  presenceUntil: null,
  capsules: [],
  tableGames: [],
  league: [],
  rounds: [],
  followed: [],
  orderKeys: [],
};

export const ERASED_NOTHING: ErasedGuest = {
  orders: 0,
  visits: 0,
  presence: 0,
  capsules: 0,
  tableGames: 0,
  league: 0,
  rounds: 0,
  followed: 0,
  orderKeys: 0,
};
