import { beforeEach, describe, expect, it, vi } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, OWNER, refused, signIn, type Answers } from '#test/console-page.tsx';
import { section, serve } from '#test/dashboard-fixtures.ts';

beforeEach(() => {
  localStorage.clear();
  signIn(OWNER);
});

describe('the page', () => {
  it('has the shop’s name in its title and leads on', async () => {
    serve();
    const at = open('/shops/s1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Bar Admin Dashboard' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Shop Master Page' }));
    expect(at()).toBe('/shops/s1/master');
  });

  it('leads back to the shops', async () => {
    signIn({ role: 'ADMIN' });
    serve({ 'GET /api/admin/shops': { data: [] } });
    const at = open('/shops/s1');
    await userEvent.click(await screen.findByRole('button', { name: 'Back to Shops' }));
    expect(at()).toBe('/shop-admin');
  });

  it('says so when there is no such shop', async () => {
    serve({ 'GET /api/admin/shops/s1': refused(404, 'Shop not found') });
    open('/shops/s1');
    expect(await screen.findByText('Shop not found')).toBeTruthy();
  });
});

describe('Fetch All Recipes', () => {
  const route = 'POST /api/admin/shops/s1/fetch-and-update-recipes';
  const fetchAll = async (answers: Answers) => {
    serve(answers);
    open('/shops/s1');
    const recipes = await section('Recipes');
    await userEvent.click(recipes.getByRole('button', { name: 'Fetch All Recipes' }));
    return within(recipes.getAllByRole('status')[0]!);
  };

  it('shows what came', async () => {
    let asked = 0;
    const line = await fetchAll({
      'GET /api/admin/shops/s1/recipes': () => {
        asked++;
        return { recipes: [] };
      },
      [route]: { recipes: [{ id: 'r1' }] },
    });
    expect(await line.findByText('1 recipe was fetched.')).toBeTruthy();
    expect(asked).toBe(2);
  });

  it.each([
    ['none upstream', { recipes: [] }, 'No recipes found for this shop.'],
    ['a refusal', refused(502, 'The main server cannot be reached.'), 'Failed to fetch and save recipes.'],
    ['no answer', 'no answer', 'Failed to fetch and save recipes.'],
  ])('says so on %s', async (_case, reply, text) => {
    const line = await fetchAll({ [route]: reply });
    expect((await line.findByText(text)).closest('p')!.className).toContain('bad');
  });
});

it('shows the machine’s code and id, and prints its poster alone', async () => {
  const printed: (string | undefined)[] = [];
  const print = vi.spyOn(window, 'print').mockImplementation(() => {
    printed.push(document.documentElement.dataset.print);
    window.dispatchEvent(new Event('afterprint'));
  });
  serve();
  open('/shops/s1');
  const card = await section('Machine QR');
  expect(await card.findByRole('img', { name: 'QR code of the machine' })).toBeTruthy();
  expect(card.getByText('s1')).toBeTruthy();
  await userEvent.click(card.getByRole('button', { name: 'Print' }));
  expect(printed).toEqual(['poster']);
  await waitFor(() => expect(document.documentElement.dataset.print).toBeUndefined());
  print.mockRestore();
});
