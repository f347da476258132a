import { describe, expect, it } from 'vitest';
import { chooseMachine, machineState, OFFLINE_AFTER_MS, type MachineNow, type MachineState } from './choose-machine.ts';

const NOW = 1_000_000;
const machine = (id: string, now: Partial<MachineNow> = {}): MachineNow => ({
  id,
  isPaired: true,
  isSimulated: false,
  seenAt: NOW,
  isPaused: false,
  hasFault: false,
  left: new Map(),
  busyUntil: null,
  lastJobAt: null,
  ...now,
});
const pours = [{ slot: 3, ml: 45, startMs: 0 as const, durationMs: 4500 }];

describe('machineState', () => {
  it.each<[MachineState, Partial<MachineNow>]>([
    ['ready', {}],
    ['unpaired', { isPaired: false }],
    ['offline', { seenAt: null }],
    ['ready', { seenAt: NOW - OFFLINE_AFTER_MS + 1 }],
    ['offline', { seenAt: NOW - OFFLINE_AFTER_MS }],
    ['offline', { seenAt: NOW - OFFLINE_AFTER_MS, hasFault: true, busyUntil: NOW }],
    ['fault', { hasFault: true, isPaused: true }],
    ['paused', { isPaused: true, busyUntil: NOW }],
    ['busy', { busyUntil: NOW + 1 }],
    // Longer than estimated is still busy.
    ['busy', { busyUntil: NOW - 1 }],
  ])('%s: %o', (expected, now) => expect(machineState(machine('a', now), NOW)).toBe(expected));
});

describe('chooseMachine', () => {
  const refused = (why: string, id: string, retryAfterMs?: number) => ({
    kind: 'refused',
    why,
    id,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  });

  it.each<[string, MachineNow[], object]>([
    ['no machine', [], { kind: 'none' }],
    ['one that was never paired', [machine('a', { isPaired: false })], { kind: 'none' }],
    ['a free one', [machine('a')], { kind: 'machine', id: 'a' }],
    ['a simulator alone', [machine('a', { isSimulated: true })], { kind: 'machine', id: 'a' }],
    [
      'no simulator where one that pours is paired',
      [machine('a', { isSimulated: true }), machine('b', { seenAt: null })],
      refused('machine-offline', 'b'),
    ],
    [
      'a simulator as long as one that pours is not paired yet',
      [machine('a', { isPaired: false }), machine('b', { isSimulated: true })],
      { kind: 'machine', id: 'b' },
    ],
    [
      'a free one before a busy one',
      [machine('a', { busyUntil: NOW + 5000 }), machine('b')],
      { kind: 'machine', id: 'b' },
    ],
    [
      'the one that has been idle longest',
      [machine('a', { lastJobAt: 200 }), machine('b', { lastJobAt: 100 })],
      { kind: 'machine', id: 'b' },
    ],
    [
      'the shortest queue, when all are busy',
      [machine('a', { busyUntil: NOW + 9000 }), machine('b', { busyUntil: NOW + 4000 })],
      refused('machine-busy', 'b', 4000),
    ],
    [
      'a job that takes longer than estimated',
      [machine('a', { busyUntil: NOW - 1 })],
      refused('machine-busy', 'a', 1000),
    ],
    [
      'an empty pump only stops what it pours',
      [machine('a', { left: new Map([[4, 44]]) })],
      { kind: 'machine', id: 'a' },
    ],
    [
      'an empty pump on one of two',
      [machine('a', { left: new Map([[3, 44]]) }), machine('b', { lastJobAt: NOW })],
      { kind: 'machine', id: 'b' },
    ],
    ['an empty pump on the only one', [machine('a', { left: new Map([[3, 44]]) })], refused('machine-empty', 'a')],
    [
      'rather wait for one that can than refuse',
      [machine('a', { left: new Map([[3, 44]]) }), machine('b', { busyUntil: NOW + 2000 })],
      refused('machine-busy', 'b', 2000),
    ],
    ['a fault', [machine('a', { hasFault: true }), machine('b', { seenAt: null })], refused('machine-fault', 'a')],
    ['paused', [machine('a', { seenAt: null }), machine('b', { isPaused: true })], refused('machine-paused', 'b')],
    ['offline', [machine('a', { seenAt: null })], refused('machine-offline', 'a')],
  ])('%s', (_case, machines, expected) => expect(chooseMachine(machines, pours, NOW)).toEqual(expected));
});
