import { expect, it } from 'vitest';
import { hasRightShops, mayInvite, type InvitedRole } from './invitation.ts';

const PEOPLE = {
  admin: { isAdmin: true, isStaff: false, shops: [] },
  owner: { isAdmin: false, isStaff: false, shops: [{ id: 'bar' }, { id: 'tea' }] },
  staff: { isAdmin: false, isStaff: true, shops: [{ id: 'bar' }] },
};

it.each<[keyof typeof PEOPLE, InvitedRole, string[], boolean]>([
  ['admin', 'ADMIN', [], true],
  ['admin', 'SHOP_OWNER', ['bar', 'elsewhere'], true],
  ['admin', 'STAFF', ['elsewhere'], true],
  ['owner', 'ADMIN', [], false],
  ['owner', 'ADMIN', ['bar'], false],
  ['owner', 'SHOP_OWNER', ['bar'], true],
  ['owner', 'SHOP_OWNER', ['bar', 'tea'], true],
  ['owner', 'SHOP_OWNER', ['bar', 'elsewhere'], false],
  ['owner', 'STAFF', ['tea'], true],
  ['owner', 'STAFF', [], false],
  ['staff', 'STAFF', ['bar'], false],
])('%s inviting %s to %j: %s', (who, role, shopIds, may) => {
  expect(mayInvite(PEOPLE[who], role, shopIds)).toBe(may);
});

it.each<[InvitedRole, string[], boolean]>([
  ['ADMIN', [], true],
  ['ADMIN', ['bar'], false],
  ['SHOP_OWNER', [], false],
  ['SHOP_OWNER', ['bar'], true],
  ['STAFF', [], false],
  ['STAFF', ['bar', 'tea'], true],
])('%s of %j: %s', (role, shopIds, isRight) => {
  expect(hasRightShops(role, shopIds)).toBe(isRight);
});
