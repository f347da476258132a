/** Pause, hours and alcohol duty: the owner's page and a guest's phone side by side. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { usePeople } from '../browser.ts';
import { startServer, type RunningServer } from '../server.ts';
import { signIn } from '../steps.ts';

describe('a bar that opens, pauses and closes', () => {
  const people = usePeople();
  let server: RunningServer;
  let owner: Page;
  let guest: Page;
  let code: string;

  /** What another of the owner's pages would do. */
  const call = (method: string, path: string, body: object): Promise<Record<string, unknown>> =>
    owner.evaluate(
      async ([how, where, what]) => {
        const bearer = String(localStorage.getItem('refreshToken')).replaceAll('"', '');
        const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' };
        const init = { method: how, headers, body: JSON.stringify(what) };
        return (await (await fetch(where, init)).json()) as object;
      },
      [method, path, body] as const,
    ) as Promise<Record<string, unknown>>;
  const save = (body: object) => call('PATCH', '/api/admin/shops/demo-bar/selling', body);

  /** @returns the code of the refusal, as a client that ignores the page would get it */
  const orderAnyway = (recipeId: string): Promise<string | undefined> =>
    guest.evaluate(
      async ([joinCode, id]) => {
        const headers = {
          'content-type': 'application/json',
          'x-device-id': crypto.randomUUID(),
          'x-join-code': joinCode,
        };
        const body = { targetShopId: 'demo-bar', recipeId: id, name: 'Ada', kioskInstanceCode: joinCode };
        const reply = await fetch('/api/admin/shops/demo-bar/submit-order', {
          method: 'POST',
          headers,
          body: JSON.stringify(body),
        });
        return ((await reply.json()) as { code?: string }).code;
      },
      [code, recipeId] as const,
    );
  const openNegroni = async () => {
    await guest.getByRole('searchbox').fill('Negroni');
    await guest.getByRole('main').getByRole('listitem').getByRole('button', { disabled: false }).first().click();
  };
  const WITHIN_A_SECOND = { timeout: 1000 };

  beforeAll(async () => {
    server = await startServer();
    owner = await people.desktop();
    await signIn(owner, server, 'bar');
    await owner.getByRole('heading', { name: /Admin Dashboard/ }).waitFor();
    await owner.goto(`${server.origin}/shops/demo-bar/settings`);
    await owner.getByRole('heading', { name: 'Settings' }).waitFor();
    const kiosk = { shop_id: 'demo-bar', kiosk_type_identifier: 'ordering-terminal', name: 'By the door' };
    code = String((await call('POST', '/api/kiosk-instances', kiosk)).join_code);
    guest = await people.phone();
  }, 120_000);

  afterAll(async () => {
    await server?.stop();
  });

  it('tells a guest of a pause within a second, refuses the order, and goes on', async () => {
    await guest.goto(`${server.origin}/kiosk/live?joinCode=${code}`);
    await guest.getByRole('heading', { name: 'The menu' }).waitFor();
    await owner.getByLabel('Reason, English').fill('Ice is on its way');
    await owner.getByRole('button', { name: 'Pause orders' }).click();
    await owner.getByText('Guests see that you are paused.').waitFor();
    await guest.getByText('Paused: Ice is on its way').waitFor(WITHIN_A_SECOND);
    expect(await orderAnyway('bar-negroni')).toBe('bar-paused');
    await guest.reload();
    await guest.getByRole('heading', { name: 'We will be right back' }).waitFor();
    await owner.getByRole('button', { name: 'Go on' }).click();
    await owner.getByText('Guests can order again.').waitFor();
    await guest.getByRole('heading', { name: 'The menu' }).waitFor(WITHIN_A_SECOND);
  }, 120_000);

  it('sells no alcohol outside its hours, and everything else', async () => {
    await save({ alcoholHours: Array<null>(7).fill(null) });
    await guest.getByText('No alcohol is sold now.').waitFor(WITHIN_A_SECOND);
    expect(await orderAnyway('bar-negroni')).toBe('alcohol-hours-over');
    expect(await orderAnyway('bar-nojito')).toBeUndefined();
    await openNegroni();
    const sheet = guest.getByRole('dialog');
    await sheet.getByText('No alcohol is sold now.').waitFor();
    expect(await sheet.getByRole('button', { name: 'Order This Drink' }).isDisabled()).toBe(true);
    await sheet.getByRole('button', { name: 'Close' }).click();
    await save({ alcoholHours: null });
    await guest.getByText('No alcohol is sold now.').waitFor({ state: 'hidden' });
  }, 120_000);

  it('asks for 18 or over under the duty, and leaves the drink to staff', async () => {
    await save({ alcoholDuty: true });
    await guest.reload();
    await openNegroni();
    const sheet = guest.getByRole('dialog').first();
    await sheet.getByRole('textbox').fill('Ada');
    expect(await sheet.getByRole('button', { name: 'Order This Drink' }).isDisabled()).toBe(true);
    await sheet.getByRole('checkbox', { name: 'I am 18 or over' }).check();
    await sheet.getByRole('button', { name: 'Order This Drink' }).click();
    await guest.getByRole('button', { name: /Ready/ }).click();
    await guest.getByText('Show this to the staff: they start drinks with alcohol.').waitFor();
  }, 120_000);
});
