import { beforeEach, describe, expect, it } from 'vitest';
import { waitFor, type within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, OWNER, refused, signIn } from '#test/console-page.tsx';
import { section, serve, SHOP } from '#test/dashboard-fixtures.ts';

beforeEach(() => {
  localStorage.clear();
  signIn(OWNER);
});

describe('order defaults', () => {
  const values = (form: ReturnType<typeof within>) =>
    ['Quantity', 'Size', 'Status'].map((label) => (form.getByLabelText(label) as HTMLInputElement).value);

  it('show what is saved and save what is set', async () => {
    const sent = serve({ 'PATCH /api/admin/shops/s1/order-defaults': SHOP });
    open('/shops/s1');
    const form = await section('Order Defaults');
    await form.findByRole('button', { name: 'Save' });
    expect(values(form)).toEqual(['2', 'sizeL', 'IMMEDIATE']);
    await userEvent.selectOptions(form.getByLabelText('Size'), 'sizeS');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Order defaults saved.')).toBeTruthy();
    expect(sent.find(({ route }) => route.startsWith('PATCH'))?.body).toEqual({
      quantity: 2,
      size: 'sizeS',
      status: 'IMMEDIATE',
    });
  });

  it('fall back one by one to 1, sizeM and PENDING', async () => {
    serve({
      'GET /api/admin/shops/s1': {
        ...SHOP,
        order_default_quantity: 0,
        order_default_size: 'huge',
        order_default_status: undefined,
      },
    });
    open('/shops/s1');
    const form = await section('Order Defaults');
    await form.findByRole('button', { name: 'Save' });
    expect(values(form)).toEqual(['1', 'sizeM', 'PENDING']);
  });

  it('say which size guests get until one is saved, and no more once it is', async () => {
    let shop: object = { ...SHOP, order_default_size: 'sizeM', guest_order_size: 'sizeS' };
    serve({
      'GET /api/admin/shops/s1': () => shop,
      'PATCH /api/admin/shops/s1/order-defaults': () => (shop = { ...shop, guest_order_size: 'sizeM' }),
    });
    open('/shops/s1');
    const form = await section('Order Defaults');
    const unsaved = 'No size is saved yet: until you save one, guests who choose none get Small.';
    expect(await form.findByText(unsaved)).toBeTruthy();
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(form.queryByText(unsaved)).toBeNull());
  });

  it('offer the statuses an order can begin with, and say what each does', async () => {
    serve({ 'GET /api/admin/shops/s1': { ...SHOP, order_default_status: 'COMPLETED' } });
    open('/shops/s1');
    const form = await section('Order Defaults');
    const status = await form.findByLabelText<HTMLSelectElement>('Status');
    expect([...status.options].map(({ value }) => value)).toEqual(['PENDING', 'IMMEDIATE']);
    expect(status.value).toBe('PENDING');
    expect(form.getByText(/^An order waits until its guest approves it/)).toBeTruthy();
    await userEvent.selectOptions(status, 'IMMEDIATE');
    expect(form.getByText(/^An order is made as soon as it is placed/)).toBeTruthy();
  });

  it('fall back altogether when none load, and say so', async () => {
    serve({ 'GET /api/admin/shops/s1': refused(500) });
    open('/shops/s1');
    const form = await section('Order Defaults');
    expect(await form.findByText('Could not load order defaults for this shop.')).toBeTruthy();
    expect(values(form)).toEqual(['1', 'sizeM', 'PENDING']);
  });

  it('say when they were not saved', async () => {
    serve({ 'PATCH /api/admin/shops/s1/order-defaults': refused(500) });
    open('/shops/s1');
    const form = await section('Order Defaults');
    await userEvent.click(await form.findByRole('button', { name: 'Save' }));
    expect(await form.findByText('Failed to save order defaults.')).toBeTruthy();
  });

  it.each(['0', '1.5', ''])('take no quantity of "%s"', async (quantity) => {
    const sent = serve();
    open('/shops/s1');
    const form = await section('Order Defaults');
    const field = await form.findByLabelText('Quantity');
    await userEvent.clear(field);
    if (quantity) await userEvent.type(field, quantity);
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    expect(form.getByText('Quantity is a whole number, at least 1.')).toBeTruthy();
    expect(sent.some(({ route }) => route.startsWith('PATCH'))).toBe(false);
  });
});
