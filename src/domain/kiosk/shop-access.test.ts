import { describe, expect, it } from 'vitest';
import { homeAfterLogin, isAdmin, ownsShop } from './shop-access.ts';

describe('isAdmin', () => {
  it.each([
    [{ role: 'ADMIN' }, true],
    [{ role: 'admin' }, true],
    [{ role: 'SHOP_OWNER', isAdmin: true }, true],
    [{ role: 'SHOP_OWNER' }, false],
    [undefined, false],
  ])('%j is %s', (user, expected) => expect(isAdmin(user)).toBe(expected));
});

describe('ownsShop', () => {
  it.each([
    ['an administrator owns all', [{ role: 'Admin' }], true],
    ['shop.id', [{ shop: { id: 's1' } }], true],
    ['shop.shop_id', [{ shop: { shop_id: 's1' } }], true],
    ['shop._id', [{ shop: { _id: 's1' } }], true],
    ['claims with strings', [undefined, { shops: ['s0', 's1'] }], true],
    ['claims with objects', [{}, { shops: [{ shop_id: 's1' }] }], true],
    ['another shop', [{ shop: { id: 's2' } }, { shops: ['s3'] }], false],
    ['nobody', [undefined], false],
  ])('%s', (_case, users, expected) => expect(ownsShop('s1', ...users)).toBe(expected));
});

describe('homeAfterLogin', () => {
  it.each([
    ['administrator', { role: 'admin' }, null, '/shop-admin'],
    ['flagged', { role: 'x', isAdmin: true }, { id: 's1' }, '/shop-admin'],
    ['owner', { role: 'SHOP_OWNER' }, { shop_id: 's1' }, '/shops/s1'],
    ['a shop in the answer', { role: 'USER' }, { _id: 's 1' }, '/shops/s%201'],
    ['owner whose shop has no id', { role: 'SHOP_OWNER' }, { name: 'Bar' }, '/shop-admin'],
    ['owner without a shop', { role: 'SHOP_OWNER' }, null, '/shop-admin'],
    ['anyone else', { role: 'USER' }, null, '/landing'],
  ])('%s', (_case, user, shop, expected) => expect(homeAfterLogin(user, shop)).toBe(expected));
});
