import { describe, expect, it } from 'vitest';
import { isWorthShowing, kindOf, MENU_LIFE_MS } from './worker-rules.ts';

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
    ['the menu, not marked', 'GET cors', MENU, {}, 'other'],
    ['the menu of somebody signed in', 'GET cors', MENU, { 'x-keep': 'last', authorization: 'Bearer x' }, 'other'],
    ['another read, marked', 'GET cors', 'api/admin/shops/bar/orders', { 'x-keep': 'last' }, 'other'],
    ['a write, marked', 'POST cors', MENU, { 'x-keep': 'last' }, 'other'],
    ['an order', 'POST cors', 'api/admin/shops/bar/submit-order', {}, 'other'],
  ])('%s', (_case, how, path, headers, kind) => {
    const [method = '', mode = ''] = how.split(' ');
    expect(kindOf({ method, mode, url: SCOPE + path, headers: new Headers(headers) }, SCOPE)).toBe(kind);
  });

  it('leaves other places alone', () => {
    const asked = { method: 'GET', mode: 'navigate', headers: new Headers() };
    expect(kindOf({ ...asked, url: 'https://bar.test/kiosk/live' }, SCOPE)).toBe('other');
  });
});

it('a menu is worth showing for a week', () => {
  const now = Date.parse('2026-03-14T20:00:00Z');
  const at = (age: number) => new Date(now - age).toISOString();
  expect([isWorthShowing(at(0), now), isWorthShowing(at(MENU_LIFE_MS), now), isWorthShowing(null, now)]).toEqual([
    true,
    false,
    false,
  ]);
});
