import { describe, expect, it } from 'vitest';
import { machinesForGuests } from './guest-machines.ts';

const NOW = 1_800_000_000_000;
const REASON = { en: 'Being cleaned', 'zh-HK': '清潔緊' };
const machine = (part: object = {}) => ({
  id: 'm1',
  isPaired: true,
  isSimulated: false,
  seenAt: NOW - 1000,
  isPaused: false,
  hasFault: false,
  left: new Map(),
  busyUntil: null,
  lastJobAt: null,
  reason: null,
  ...part,
});
const paused = { isPaused: true, reason: REASON };

describe('what guests are told of the machines', () => {
  it.each([
    ['no machine', [], { state: 'none', reason: null }],
    ['one that was never paired', [machine({ isPaired: false })], { state: 'none', reason: null }],
    ['one that is free', [machine()], { state: 'ready', reason: null }],
    ['one that pours', [machine({ busyUntil: NOW + 9000 })], { state: 'ready', reason: null }],
    ['one that is silent', [machine({ seenAt: NOW - 30_000 })], { state: 'offline', reason: null }],
    ['one that needs somebody', [machine({ hasFault: true })], { state: 'fault', reason: null }],
    ['a paused one, with its reason', [machine(paused)], { state: 'paused', reason: REASON }],
    ['a paused one and a free one', [machine(paused), machine({ id: 'm2' })], { state: 'ready', reason: null }],
    [
      'a paused one and a silent one',
      [machine({ seenAt: NOW - 30_000 }), machine({ id: 'm2', ...paused })],
      { state: 'paused', reason: REASON },
    ],
  ])('%s', (_what, machines, expected) => expect(machinesForGuests(machines, NOW)).toEqual(expected));
});
