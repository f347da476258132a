import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, OWNER, signIn, stubServer } from '#test/console-page.tsx';

const thing = (name: string) => ({ name, name_translations: {} });
const order = {
  id: 'o1',
  orderId: 'o1',
  shopId: 's1',
  recipeId: 'r1',
  recipeName: 'Flip',
  name: 'Ada',
  size: 'sizeM',
  quantity: 1,
  displayId: 'A01',
  status: 'PENDING',
  stage: 'waiting',
  timestamp: '2026-03-14T12:01:00.000Z',
  kioskInstanceCode: null,
  machineString: '',
  allergies: { allergens: ['tree-nuts', 'milk'], note: 'kiwi' },
  changes: [{ without: thing('Cream'), by: thing('Coconut milk') }],
  version: 1,
};

/** What stands on the paper ticket of an order. */
async function printed(more: object): Promise<string> {
  const sheets: string[] = [];
  vi.stubGlobal('print', () => {
    sheets.push(document.querySelector('[class*=receipt]')?.textContent ?? '');
  });
  const one = { ...order, ...more };
  stubServer({
    'GET /api/admin/shops/s1': { shop_id: 's1', name: 'Bar' },
    'GET /api/kiosk-instances': { data: [] },
    'GET /api/admin/shops/s1/recipes': { recipes: [] },
    'GET /api/admin/shops/s1/orders': { data: [one], total: 1, page: 1 },
    'GET /v1/admin/shops/s1': { names: { en: 'Bar', 'zh-HK': '' }, address: { en: '', 'zh-HK': '' } },
  });
  open('/shops/s1/orders');
  await userEvent.click(await screen.findByRole('button', { name: /^A01/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Print ticket' }));
  await waitFor(() => expect(sheets).toHaveLength(1));
  return sheets[0]!;
}

beforeEach(() => {
  localStorage.clear();
  signIn(OWNER);
});
afterEach(() => vi.unstubAllGlobals());

it('says on paper what the guest must not have, and how the drink is made differently', async () => {
  const ticket = await printed({});
  expect(ticket).toContain('A01');
  expect(ticket).toContain('Must not have: Tree nuts, Milk and milk products · kiwi');
  expect(ticket).toContain('Coconut milk instead of Cream');
});

it('says neither where there is nothing to say', async () => {
  const ticket = await printed({ allergies: null, changes: undefined });
  expect(ticket).toContain('A01');
  expect(ticket).not.toMatch(/Must not have|instead of/);
});
