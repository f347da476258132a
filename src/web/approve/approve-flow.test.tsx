import { describe, expect, it } from 'vitest';
import type { PendingOrder } from '#web/shell/client/pending-orders.ts';
import { approveFlow, START, type ApproveEvent, type ApproveState } from './approve-flow.ts';

const order = (orderId: string) => ({ orderId }) as PendingOrder;
const [a, b] = [order('a'), order('b')];
const run = (...events: ApproveEvent[]): ApproveState => events.reduce(approveFlow, START);
const found: ApproveEvent = { type: 'found', orders: [a, b] };
const brewing: ApproveEvent[] = [found, { type: 'make', orderId: 'a' }, { type: 'glass-ready' }];

describe('approveFlow', () => {
  it.each<[string, ApproveEvent[], Partial<ApproveState>]>([
    ['starts by looking', [], { step: 'loading' }],
    ['finds nothing', [{ type: 'found', orders: [] }], { step: 'none' }],
    ['step 1: choose', [found], { step: 'choose', orders: [a, b] }],
    ['step 1.5: prepare', [found, { type: 'make', orderId: 'b' }], { step: 'prepare', order: b }],
    ['back to the choice', [found, { type: 'make', orderId: 'b' }, { type: 'back' }], { step: 'choose' }],
    ['an unknown order is not made', [found, { type: 'make', orderId: 'z' }], { step: 'choose' }],
    ['step 2: brewing', brewing, { step: 'brewing', order: a, approval: 'waiting', timeUp: false, attempt: 0 }],
    ['asks for release', [...brewing, { type: 'asking' }], { step: 'brewing', approval: 'asking' }],
    ['released, still pouring', [...brewing, { type: 'asking' }, { type: 'approved' }], { approval: 'approved' }],
    [
      'step 3: cheers once released and poured',
      [...brewing, { type: 'asking' }, { type: 'approved' }, { type: 'time-up' }],
      { step: 'cheers', order: a, orders: [b] },
    ],
    [
      'a late release is waited for',
      [...brewing, { type: 'asking' }, { type: 'time-up' }],
      { step: 'brewing', timeUp: true, approval: 'asking' },
    ],
    [
      'then cheers at once',
      [...brewing, { type: 'asking' }, { type: 'time-up' }, { type: 'approved' }],
      { step: 'cheers', orders: [b] },
    ],
    [
      'a failure stays in brewing, not busy',
      [...brewing, { type: 'asking' }, { type: 'failed' }],
      { step: 'brewing', approval: 'failed' },
    ],
    [
      'and never becomes cheers',
      [...brewing, { type: 'asking' }, { type: 'failed' }, { type: 'time-up' }],
      { step: 'brewing', approval: 'failed' },
    ],
    [
      'another try pours from the start',
      [...brewing, { type: 'asking' }, { type: 'time-up' }, { type: 'failed' }, { type: 'try-again' }],
      { step: 'brewing', approval: 'waiting', timeUp: false, attempt: 1 },
    ],
    ['an answer without a question changes nothing', [...brewing, { type: 'approved' }], { approval: 'waiting' }],
    [
      'make another: what remains',
      [...brewing, { type: 'asking' }, { type: 'approved' }, { type: 'time-up' }, { type: 'another' }],
      { step: 'choose', orders: [b] },
    ],
  ])('%s', (_case, events, expected) => {
    expect(run(...events)).toMatchObject(expected);
  });

  it('ends after the last drink', () => {
    const last = run(
      { type: 'found', orders: [a] },
      { type: 'make', orderId: 'a' },
      { type: 'glass-ready' },
      { type: 'asking' },
      { type: 'approved' },
      { type: 'time-up' },
    );
    expect(last).toEqual({ step: 'cheers', order: a, orders: [] });
    expect(approveFlow(last, { type: 'another' })).toEqual({ step: 'none' });
  });

  it('ignores events of other steps', () => {
    for (const type of [
      'back',
      'glass-ready',
      'asking',
      'approved',
      'failed',
      'try-again',
      'time-up',
      'another',
    ] as const) {
      expect(approveFlow({ step: 'none' }, { type })).toEqual({ step: 'none' });
    }
    expect(run(found, { type: 'found', orders: [] })).toMatchObject({ step: 'choose' });
  });
});
