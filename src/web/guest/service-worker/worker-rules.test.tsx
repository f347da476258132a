import { describe, expect, it } from 'vitest';
import { isAway, isPage, isWorthShowing, kindOf, MENU_LIFE_MS, storesOf } from './worker-rules.ts';

const SCOPE = 'https://bar.test/sipwell/';
const MENU = 'api/admin/shops/bar/recipes';

describe('kindOf', () => {
  it.each<[string, string, string, Record<string, string>, string]>([
    ['the join page', 'GET navigate', 'kiosk/live?joinCode=BCD234', {}, 'page'],
    ['the entry', 'GET navigate', '', {}, 'page'],
    ['the approval', 'GET navigate', 'approve?shopId=bar', {}, 'page'],
    ['a console page', 'GET navigate', 'shops/bar', {}, 'other'],
    ['the preview in the console', 'GET navigate', 'kiosk/preview?joinCode=BCD234', {}, 'other'],
    ['a file', 'GET cors', 'assets/index-1a2b.js', {}, 'asset'],
    ['a photo of a drink', 'GET no-cors', 'uploads/a.webp', {}, 'other'],
    ['the menu', 'GET cors', MENU, { 'x-keep': 'last' }, 'menu'],
    ['the instance', 'GET cors', 'api/kiosk-instances/code/BCD234', { 'x-keep': 'last' }, 'menu'],
    ['the quiz', 'GET cors', 'api/ez-pairing/shops/bar/questions', { 'x-keep': 'last' }, 'menu'],
    ['its demo', 'GET cors', 'api/ez-pairing/instances/BCD234/demo-settings', { 'x-keep': 'last' }, 'menu'],
    ['its summary', 'GET cors', 'api/ez-pairing/shops/bar/mappings-summary', { 'x-keep': 'last' }, 'other'],
    ['the menu, not marked', 'GET cors', MENU, {}, 'other'],
    ['the menu of somebody signed in', 'GET cors', MENU, { 'x-keep': 'last', authorization: 'Bearer x' }, 'other'],
    ['another read, marked', 'GET cors', 'api/admin/shops/bar/orders', { 'x-keep': 'last' }, 'other'],
    ['a write, marked', 'POST cors', MENU, { 'x-keep': 'last' }, 'other'],
    ['an order', 'POST cors', 'api/admin/shops/bar/submit-order', {}, 'other'],
  ])('%s', (_case, how, path, headers, kind) => {
    const [method = '', mode = ''] = how.split(' ');
    expect(kindOf({ method, mode, url: SCOPE + path, headers: new Headers(headers) }, SCOPE)).toBe(kind);
  });

  it('ignores other addresses', () => {
    const asked = { method: 'GET', mode: 'navigate', headers: new Headers() };
    expect(kindOf({ ...asked, url: 'https://bar.test/kiosk/live' }, SCOPE)).toBe('other');
  });
});

it('two deployments on one origin have separate caches', () => {
  const own = ['https://bar.test/', 'https://bar.test/bar/', 'https://bar.test/tea/'].map(storesOf);
  expect(own).toEqual(['sipwell-', 'sipwell/bar/', 'sipwell/tea/']);
  for (const each of own) expect(own.filter((other) => `${other}shell-1`.startsWith(each))).toEqual([each]);
});

it('tells an answer of the server from one of the network before it', () => {
  expect([200, 404, 500, 502, 503, 504, 511].filter(isAway)).toEqual([502, 503, 504, 511]);
  expect(['application/json; charset=utf-8', 'text/html; charset=utf-8', null].map(isPage)).toEqual([
    false,
    true,
    false,
  ]);
});

it('a menu is usable for a week', () => {
  const now = Date.parse('2026-03-14T20:00:00Z');
  const at = (age: number) => new Date(now - age).toISOString();
  expect([isWorthShowing(at(0), now), isWorthShowing(at(MENU_LIFE_MS), now), isWorthShowing(null, now)]).toEqual([
    true,
    false,
    false,
  ]);
});
