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
    [
      'without an answer the code waits',
      [addressed('BCD234'), arrived('BCD234', { problem, isAway: true })],
      { status: 'away', code: 'BCD234', typed: 'BCD234', problem },
    ],
    [
      'until one comes',
      [addressed('BCD234'), arrived('BCD234', { problem, isAway: true }), arrived('BCD234', { kiosk })],
      { status: 'loaded', kiosk },
    ],
    [
      'and the code may be wrong after all',
      [addressed('BCD234'), arrived('BCD234', { problem, isAway: true }), arrived('BCD234', { problem, isGone: true })],
      { status: 'error', left: 'BCD234' },
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

  const gin = { id: 'gin', available: true };
  const rum = { id: 'rum', available: true };
  const at = (code: string, ...recipes: object[]) => ({ instance: { join_code: code }, recipes }) as unknown as Kiosk;
  const shown = [addressed('bcd234'), arrived('bcd234', { kiosk: at('BCD234', gin, rum) })];

  it('accepts a newer menu of the displayed kiosk, and of no other', () => {
    const newer = at('BCD234', gin);
    expect(run(...shown, { type: 'refreshed', kiosk: newer })).toMatchObject({ status: 'loaded', kiosk: newer });
    expect(run(...shown, { type: 'refreshed', kiosk: at('XYZ789') })).toEqual(run(...shown));
    expect(run({ type: 'refreshed', kiosk: newer })).toEqual(run());
  });

  it('keeps the reference of an unchanged menu', () => {
    const before = run(...shown);
    const after = joinFlow(before, { type: 'refreshed', kiosk: at('BCD234', { ...gin }, { ...rum }) });
    expect(after.status === 'loaded' && before.status === 'loaded').toBe(true);
    if (after.status === 'loaded' && before.status === 'loaded') expect(after.kiosk.recipes).toBe(before.kiosk.recipes);
  });

  it('keeps the screen while the answer stays away', () => {
    const away = run(addressed('BCD234'), arrived('BCD234', { problem, isAway: true }));
    expect(joinFlow(away, arrived('BCD234', { problem: { kind: 'no-shop' }, isAway: true }))).toBe(away);
  });

  it('stops offering a refused drink', () => {
    const soldOut = run(...shown, { type: 'sold-out', recipeId: 'gin' });
    expect(soldOut).toMatchObject({ kiosk: { recipes: [{ ...gin, available: false }, rum] } });
  });

  it('leaves a kiosk that is gone, and returns when it is back', () => {
    const gone = run(...shown, { type: 'gone', problem });
    expect(gone).toMatchObject({ status: 'error', problem, typed: 'BCD234' });
    const back = joinFlow(gone, { type: 'refreshed', kiosk: at('BCD234') });
    expect(back).toMatchObject({ status: 'loaded', typed: 'BCD234' });
    expect(joinFlow(gone, { type: 'refreshed', kiosk: at('XYZ789') })).toEqual(gone);
  });

  it('a kiosk that was paused on joining opens by itself too; other errors stay', () => {
    const paused = run(addressed('bcd234'), arrived('bcd234', { problem, isGone: true }));
    expect(joinFlow(paused, { type: 'refreshed', kiosk: at('BCD234') })).toMatchObject({ status: 'loaded' });
    const failed = run(addressed('bcd234'), arrived('bcd234', { problem }));
    expect(joinFlow(failed, { type: 'refreshed', kiosk: at('BCD234') })).toEqual(failed);
  });

  it('starts loading if the address has a code', () => {
    expect(startJoin('bcd234')).toEqual({ status: 'loading', code: 'bcd234', typed: 'BCD234' });
  });
});
