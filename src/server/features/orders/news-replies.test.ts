import { describe, expect, it } from 'vitest';
import type { Batch, News } from '../../live/live.ts';
import { ALL_KIOSKS } from '../../repos/events.repo.ts';
import { newsReply, type Reader } from './news-replies.ts';

const STAFF: Reader = { isStaff: true, deviceHash: null, joinCode: null };
const guest = (deviceHash: string | null, joinCode: string | null = 'HERE'): Reader => ({
  isStaff: false,
  deviceHash,
  joinCode,
});
const news = (seq: number, kind: News['kind'], subject = '', ...devices: string[]): News => ({
  seq,
  kind,
  subject,
  devices,
  answeredTo: null,
  order: undefined,
});
const batch: Batch = {
  kind: 'news',
  news: [
    news(3, 'order', 'o1', 'ann'),
    news(4, 'menu'),
    news(5, 'kiosk', 'HERE'),
    news(6, 'table', 'ann bob'),
    news(7, 'kiosk', ALL_KIOSKS),
    news(8, 'machine', 'm1'),
    news(9, 'order', 'o2', 'bob'),
    news(10, 'selling'),
    news(11, 'order', 'o3', 'ann', 'bob'),
    news(12, 'follower', 'bob'),
  ],
};
const told = (reader: Reader, of: Batch = batch) => newsReply(reader, of, 2).value.events.map(({ seq }) => seq);

describe('news', () => {
  it.each([
    ['staff: all but what is between phones', STAFF, [3, 4, 5, 7, 8, 9, 10, 11]],
    [
      'a guest at a kiosk: what is for all, for the kiosk and for the phone, in turn',
      guest('ann'),
      [3, 4, 5, 6, 7, 10, 11],
    ],
    ['another guest there, who follows an order', guest('bob'), [4, 5, 6, 7, 9, 10, 11, 12]],
    ['a guest at another kiosk', guest('ann', 'THERE'), [3, 4, 6, 7, 10, 11]],
    ['a guest at none', guest('bob', null), [4, 6, 7, 9, 10, 11, 12]],
    ['a guest who has ordered nothing', guest('eve'), [4, 5, 7, 10]],
    ['a guest without a device', guest(null), [4, 5, 7, 10]],
  ])('are told to %s', (_who, reader, seqs) => expect(told(reader)).toEqual(seqs));

  it('that are for the phone alone, or for nobody there, are told so', () => {
    const own: Batch = { kind: 'news', news: [news(3, 'order', 'o1', 'ann'), news(4, 'table', 'ann ann')] };
    expect(told(guest('ann'), own)).toEqual([3, 4]);
    const { value, isEmpty } = newsReply(guest('bob'), own, 2);
    expect([value, isEmpty]).toEqual([{ seq: 4, reset: false, events: [] }, true]);
    expect(newsReply(guest('ann'), own, 2).isEmpty).toBe(false);
    const none: Batch = { kind: 'news', news: [] };
    expect(newsReply(STAFF, none, 2)).toMatchObject({ value: { seq: 2, reset: false, events: [] }, isEmpty: true });
    const reset: Batch = { kind: 'reset', seq: 12 };
    expect(newsReply(guest('ann'), reset, 2)).toMatchObject({
      value: { seq: 12, reset: true, events: [] },
      isEmpty: false,
    });
  });

  it('are made once for all who are told the same', () => {
    const of = (reader: Reader) => newsReply(reader, batch, 2).reply;
    expect(of({ ...STAFF, deviceHash: 'ann', joinCode: 'HERE' })).toBe(of(STAFF));
    expect(of(guest('eve'))).toBe(of(guest('fay')));
    expect(of(guest('eve'))).toBe(of(guest(null)));
    const different = [STAFF, guest('ann'), guest('bob'), guest('eve'), guest('ann', 'THERE'), guest('eve', 'THERE')];
    expect(new Set(different.map(of)).size).toBe(different.length);
    expect(newsReply(STAFF, { ...batch }, 2).reply).not.toBe(of(STAFF));
  });
});
