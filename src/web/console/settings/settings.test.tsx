import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ShopSelling } from '#contract/shop/selling.ts';
import { open, OWNER, signIn, stubServer, type Answers, type Sent } from '#test/console-page.tsx';
import { SELLING_DEFAULTS } from '#domain/selling/selling.ts';

const SELLING = 'GET /api/admin/shops/s1/selling';
const SAVE = 'PATCH /api/admin/shops/s1/selling';
const PAUSE = 'PUT /api/admin/shops/s1/pause';

const selling = (more: Partial<ShopSelling['settings']> = {}, version = 1): ShopSelling => ({
  settings: { ...(SELLING_DEFAULTS as ShopSelling['settings']), ...more },
  version,
  now: {
    timeZone: 'Asia/Hong_Kong',
    open: null,
    alcohol: null,
    lastOrdersMinutes: 0,
    pause: null,
    alcoholDuty: false,
    defaultSize: 'sizeS',
    currency: null,
    reminderMinutes: 5,
  },
  pausedAt: null,
});

function atSettings(more: Answers = {}): Sent[] {
  const sent = stubServer({
    'GET /api/admin/shops/s1': { shop_id: 's1', name: 'Bar' },
    [SELLING]: selling(),
    [SAVE]: ({ body }: Sent) => selling(body as object, 2),
    ...more,
  });
  open('/shops/s1/settings');
  return sent;
}
const bodyOf = (sent: Sent[], route: string) => sent.findLast((each) => each.route === route)?.body;
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
const day = (name: RegExp) => within(screen.getByRole('group', { name }));

beforeEach(() => {
  localStorage.clear();
  signIn(OWNER);
});

describe('hours', () => {
  it('are off, and start as every evening', async () => {
    const sent = atSettings();
    await userEvent.click(await screen.findByRole('switch', { name: 'Guests order only at these hours' }));
    expect(day(/^Monday The bar/).getByText('On the next day')).toBeTruthy();
    const closes = day(/^Friday The bar/).getByLabelText('Closes');
    await userEvent.clear(closes);
    await userEvent.type(closes, '23:30');
    expect(day(/^Friday The bar/).queryByText('On the next day')).toBeNull();
    await userEvent.click(day(/^Sunday The bar/).getByRole('switch', { name: 'Open' }));
    await save();
    expect(await screen.findByText('Saved. Guests see it at once.')).toBeTruthy();
    const { hours } = bodyOf(sent, SAVE) as { hours: unknown[] };
    expect(hours).toHaveLength(7);
    expect([hours[0], hours[4], hours[6]]).toEqual([
      { opens: '18:00', closes: '02:00' },
      { opens: '18:00', closes: '23:30' },
      null,
    ]);
    expect(sent.find(({ route }) => route === SAVE)?.headers['if-match']).toBe('"1"');
  });

  it('are there a second time for alcohol', async () => {
    const sent = atSettings();
    await userEvent.click(await screen.findByRole('switch', { name: 'Alcohol has hours of its own' }));
    await save();
    await vi.waitFor(() => expect(bodyOf(sent, SAVE)).toMatchObject({ hours: null, alcoholHours: expect.any(Array) }));
  });

  it('say at the field what the server refuses', async () => {
    const message = 'A time looks like 18:00.';
    atSettings({
      [SAVE]: {
        status: 422,
        body: { code: 'invalid-request', message, errors: [{ path: 'hours.0.opens', message }] },
      },
    });
    await userEvent.click(await screen.findByRole('switch', { name: 'Guests order only at these hours' }));
    await save();
    expect(await screen.findByText('Not saved: look at the marked fields.')).toBeTruthy();
    expect(day(/^Monday/).getByText(message)).toBeTruthy();
  });
});

it('saves duty, allowance and prices', async () => {
  const sent = atSettings();
  await userEvent.click(await screen.findByRole('switch', { name: 'Alcohol duty' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Guest allowance' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Guests see prices' }));
  await userEvent.selectOptions(screen.getByLabelText('Currency'), 'EUR');
  await userEvent.selectOptions(screen.getByLabelText('Time zone'), 'Europe/Berlin');
  await save();
  await vi.waitFor(() =>
    expect(bodyOf(sent, SAVE)).toMatchObject({
      alcoholDuty: true,
      allowance: 4,
      prices: true,
      currency: 'EUR',
      timeZone: 'Europe/Berlin',
    }),
  );
  expect(screen.getByText(/intoxicating liquor must not be sold/)).toBeTruthy();
  expect(screen.getByText(/未成年人/)).toBeTruthy();
});

it('saves after how many minutes a ready drink is called again', async () => {
  const sent = atSettings();
  const minutes = await screen.findByLabelText('Remind of a ready drink after');
  expect((minutes as HTMLInputElement).value).toBe('5');
  await userEvent.clear(minutes);
  await userEvent.type(minutes, '8');
  await save();
  await vi.waitFor(() => expect(bodyOf(sent, SAVE)).toMatchObject({ reminderMinutes: 8 }));
});

it('shows what differs when somebody else saved first', async () => {
  let reads = 0;
  atSettings({
    [SELLING]: () => (++reads === 1 ? selling() : selling({ lastOrdersMinutes: 30, alcoholDuty: false }, 2)),
    [SAVE]: { status: 412, body: { code: 'changed-meanwhile', message: 'Somebody else changed this meanwhile.' } },
  });
  await userEvent.click(await screen.findByRole('switch', { name: 'Alcohol duty' }));
  await save();
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Somebody else changed the settings meanwhile')).toBeTruthy();
  expect(dialog.getByText('30')).toBeTruthy();
});

it('pauses with a reason, and goes on', async () => {
  let current = selling();
  const sent = atSettings({
    [SELLING]: () => current,
    [PAUSE]: ({ body }: Sent) => {
      const { paused, reason } = body as { paused: boolean; reason?: { en: string; 'zh-HK': string } };
      current = { ...current, now: { ...current.now, pause: paused ? { reason: reason! } : null } };
      return current;
    },
  });
  await userEvent.type(await screen.findByLabelText('Reason, English'), 'Ice is on its way');
  await userEvent.click(screen.getByRole('button', { name: 'Pause orders' }));
  expect(await screen.findByText('Guests see that you are paused.')).toBeTruthy();
  expect(bodyOf(sent, PAUSE)).toEqual({ paused: true, reason: { en: 'Ice is on its way', 'zh-HK': '' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Go on' }));
  expect(await screen.findByText('Guests can order again.')).toBeTruthy();
  expect(bodyOf(sent, PAUSE)).toEqual({ paused: false });
});
