import { describe, expect, it } from 'vitest';
import type { Board } from '#contract/shop/board.ts';
import { CALLED_AT_MOST } from '#domain/order/now-serving.ts';
import { boardAfter, NOTHING_YET, type Happened } from './board-state.ts';

const capsule = (at: string): Board['capsules'][number] => ({
  at,
  name: null,
  series: { name: { en: 'Golden', 'zh-HK': '金' }, colour: '#f2a33a', drawing: 'golden', sticker: '' },
});

/** Drinks by their number, capsules by "at …". */
const heard = (...shown: string[]): Happened => ({
  is: 'heard',
  board: {
    shop: { name: 'Bar' },
    joinCode: null,
    round: null,
    league: [],
    preparing: [],
    ready: shown
      .filter((id) => !id.startsWith('at'))
      .map((displayId): Board['ready'][number] => ({ displayId, name: null, drink: null })),
    capsules: shown.filter((id) => id.startsWith('at')).map(capsule),
  },
});

/** All but the last place of a column, newest first. */
const FULL = Array.from({ length: CALLED_AT_MOST - 1 }, (_, n) => `B${30 - n}`);

describe('boardAfter', () => {
  it.each<[string, Happened[], string[]]>([
    ['nothing of what was ready before', [heard('A02', 'A01')], []],
    ['a drink that becomes ready', [heard('A01'), heard('A02', 'A01')], ['A02']],
    ['two, the older first', [heard(), heard('A02', 'A01')], ['A01', 'A02']],
    ['one after the other', [heard(), heard('A01'), heard('A02', 'A01')], ['A01', 'A02']],
    ['the next once the first is done', [heard(), heard('A02', 'A01'), { is: 'revealed' }], ['A02']],
    ['none that was collected meanwhile', [heard(), heard('A01'), heard()], []],
    ['one again that was taken back', [heard('A01'), heard(), heard('A01')], ['A01']],
    ['three at most', [heard(), heard('A04', 'A03', 'A02', 'A01')], ['A01', 'A02', 'A03']],
    ['none that a full column has room for again', [heard(...FULL, 'A12'), heard(...FULL, 'A01')], []],
    ['one that takes the last place of a full column', [heard(...FULL, 'A01'), heard('A13', ...FULL)], ['A13']],
    ['no capsule the room knew of', [heard('at 1'), heard('at 1')], []],
    ['a capsule the room is told of', [heard('at 1'), heard('at 2', 'at 1')], ['at 2']],
    ['a capsule after the drinks', [heard(), heard('at 1', 'A01')], ['A01', 'at 1']],
    ['nothing once its key is refused', [heard(), heard('A01'), { is: 'refused' }], []],
  ])('reveals %s', (_what, all, revealed) => {
    expect(all.reduce(boardAfter, NOTHING_YET).reveals.map(({ id }) => id)).toEqual(revealed);
  });
});
