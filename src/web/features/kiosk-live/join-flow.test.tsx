import { describe, expect, it } from 'vitest';
import { joinFlow, startJoin, type JoinEvent, type JoinOutcome, type JoinState, type Kiosk } from './join-flow.ts';

const kiosk = { recipes: [] } as unknown as Kiosk;
const addressed = (code?: string): JoinEvent => ({ type: 'addressed', code });
const arrived = (code: string, outcome: JoinOutcome): JoinEvent => ({ type: 'arrived', code, outcome });
const typed = (text: string): JoinEvent => ({ type: 'typed', text });
const problem = { kind: 'no-data' } as const;
const run = (...events: JoinEvent[]): JoinState => events.reduce(joinFlow, startJoin(undefined));

describe('joinFlow', () => {
  it.each<[string, JoinEvent[], Partial<JoinState>]>([
    ['idle', [], { status: 'idle', typed: '' }],
    ['upper case as typed', [typed('abc')], { status: 'idle', typed: 'ABC' }],
    ['six characters at most', [typed('abcdefgh')], { typed: 'ABCDEF' }],
    ['a pasted link', [typed('http://bar.local:8080/kiosk/live?joinCode=bcd234')], { typed: 'BCD234' }],
    ['an address with a code loads and fills in', [addressed('bcd234')], { status: 'loading', typed: 'BCD234' }],
    ['loaded', [addressed('BCD234'), arrived('BCD234', { kiosk })], { status: 'loaded', kiosk }],
    [
      'error keeps what was typed',
      [addressed('BCD234'), arrived('BCD234', { problem })],
      { status: 'error', typed: 'BCD234' },
    ],
    ['unsupported', [addressed('BCD234'), arrived('BCD234', { unsupported: true })], { status: 'unsupported' }],
    [
      'back to join keeps what was typed',
      [addressed('BCD234'), arrived('BCD234', { problem }), addressed(undefined)],
      { status: 'idle', typed: 'BCD234' },
    ],
    [
      'an answer for a code left behind',
      [addressed('AAA'), addressed('BBB'), arrived('AAA', { kiosk })],
      { status: 'loading' },
    ],
    ['an answer nobody waits for', [arrived('AAA', { kiosk })], { status: 'idle' }],
  ])('%s', (_case, events, expected) => {
    expect(run(...events)).toMatchObject(expected);
  });

  it('starts loading when the address has a code', () => {
    expect(startJoin('bcd234')).toEqual({ status: 'loading', code: 'bcd234', typed: 'BCD234' });
  });
});
