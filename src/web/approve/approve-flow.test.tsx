import { describe, expect, it } from 'vitest';
import type { OrderMachine } from '#contract/order/orders.ts';
import type { PendingOrder } from '#web/shell/client/pending-orders.ts';
import { approveFlow, START, type ApproveEvent, type ApproveState } from './approve-flow.ts';

const order = (orderId: string) => ({ orderId }) as PendingOrder;
const [a, b] = [order('a'), order('b')];
const run = (...events: ApproveEvent[]): ApproveState => events.reduce(approveFlow, START);
const found: ApproveEvent = { type: 'found', orders: [a, b] };
const said = (state: OrderMachine['state'], more: Partial<OrderMachine> = {}): OrderMachine => ({
  state,
  progress: null,
  step: null,
  code: null,
  stoppable: true,
  notTaken: false,
  ...more,
});
const told = (machine: OrderMachine, orderId = 'a'): ApproveEvent => ({ type: 'machine', orderId, machine });
const brewing: ApproveEvent[] = [found, { type: 'make', orderId: 'a' }, { type: 'glass-ready' }];

const atMachine: ApproveEvent[] = [...brewing, { type: 'asking' }, { type: 'approved', machine: said('issued') }];

describe('approveFlow at a machine', () => {
  it.each<[string, ApproveEvent[], Partial<ApproveState>]>([
    ['follows what the machine says', atMachine, { step: 'machine', order: a, orders: [a, b] }],
    [
      'step by step',
      [...atMachine, told(said('dispensing', { progress: 40 }))],
      { step: 'machine', machine: said('dispensing', { progress: 40 }) },
    ],
    ['cheers once it is done', [...atMachine, told(said('done'))], { step: 'cheers', order: a, orders: [b] }],
    ['no time finishes it', [...atMachine, { type: 'time-up' }], { step: 'machine' }],
    ['and no tap', [...atMachine, { type: 'done' }], { step: 'machine' }],
    [
      'nor a tap before the machine answered',
      [...brewing, { type: 'asking' }, { type: 'done' }, { type: 'approved', machine: said('issued') }],
      { step: 'machine' },
    ],
    ['a failed pour stays failed', [...atMachine, told(said('failed', { code: 'power_loss' }))], { step: 'machine' }],
    ['another order changes nothing', [...atMachine, told(said('done'), 'b')], { step: 'machine', order: a }],
    [
      'what it did not take can be tried again',
      [...atMachine, told(said('rejected', { code: 'no_glass' })), { type: 'try-again' }],
      { step: 'brewing', order: a, approval: 'waiting' },
    ],
    [
      'what it took can not',
      [...atMachine, told(said('failed', { code: 'partial' })), { type: 'try-again' }],
      { step: 'machine' },
    ],
    [
      'the answer to the approval was lost: its word is heard all the same',
      [...brewing, { type: 'asking' }, { type: 'approved' }, told(said('dispensing'))],
      { step: 'machine', order: a },
    ],
    ['not before the approval', [...brewing, told(said('dispensing'))], { step: 'brewing' }],
    [
      'goes on after a reload',
      [{ type: 'found', orders: [b], underWay: { order: a, machine: said('dispensing') } }],
      { step: 'machine', order: a, orders: [b] },
    ],
  ])('%s', (_case, events, expected) => {
    expect(run(...events)).toMatchObject(expected);
  });
});

describe('approveFlow', () => {
  it.each<[string, ApproveEvent[], Partial<ApproveState>]>([
    ['starts by looking', [], { step: 'loading' }],
    ['finds nothing', [{ type: 'found', orders: [] }], { step: 'none' }],
    ['knows no such machine', [{ type: 'unknown-machine' }], { step: 'unknown-machine' }],
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
      'cheers before the time has passed, if the guest says so',
      [...brewing, { type: 'asking' }, { type: 'approved' }, { type: 'done' }],
      { step: 'cheers', order: a, orders: [b] },
    ],
    [
      'said while the machine is asked, once it has answered',
      [...brewing, { type: 'asking' }, { type: 'done' }, { type: 'approved' }],
      { step: 'cheers', orders: [b] },
    ],
    ['not before it was asked', [...brewing, { type: 'done' }], { step: 'brewing', timeUp: false }],
    [
      'nor after it refused',
      [...brewing, { type: 'asking' }, { type: 'failed' }, { type: 'done' }],
      { step: 'brewing', timeUp: false },
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
      'unknown-machine',
      'back',
      'glass-ready',
      'asking',
      'approved',
      'failed',
      'try-again',
      'time-up',
      'done',
      'another',
    ] as const) {
      expect(approveFlow({ step: 'none' }, { type })).toEqual({ step: 'none' });
    }
    expect(run(found, { type: 'found', orders: [] })).toMatchObject({ step: 'choose' });
  });
});
