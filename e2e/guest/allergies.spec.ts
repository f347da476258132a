/** A guest's allergy declaration from the phone to the machine and the bar; and allergens an owner never declared. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { startOutsideMainApi, type OutsideMainApi } from '#test/server/outside-main-api.ts';
import { adminsBearer, callApi } from '../api.ts';
import { usePeople } from '../browser.ts';
import { whatDoesNotFit } from '../fits.ts';
import { startServer, type RunningServer } from '../server.ts';
import { orderFromModal, signIn } from '../steps.ts';

/** Opens the sheet of a drink on the magazine's menu. */
async function choose(guest: Page, drink: string): Promise<void> {
  await guest.getByRole('searchbox').fill(drink);
  await guest.getByRole('main').getByRole('listitem').getByRole('button').first().click();
}

describe('an allergy', () => {
  const people = usePeople();
  let server: RunningServer;
  beforeAll(async () => void (server = await startServer()));
  afterAll(async () => void (await server.stop()));

  it('is checked against drinks, and shown on the ticket, at the machine and to the staff', async () => {
    const guest = await people.phone();
    await guest.goto(`${server.origin}/kiosk/live?joinCode=${server.codes['ordering-terminal']}`);
    await choose(guest, 'Silk Stocking');
    const sheet = guest.getByRole('dialog');
    await sheet.getByRole('heading', { name: 'Allergens' }).waitFor();
    await sheet.getByRole('button', { name: 'I have an allergy' }).click();
    await sheet.getByRole('button', { name: 'Milk and milk products', exact: true }).click();
    await sheet.getByText('This drink contains Milk and milk products, which you said you must not have.').waitFor();
    await sheet.getByRole('button', { name: 'Done' }).click();
    const displayId = await orderFromModal(guest, 'Ada');

    await guest.getByText('Must not have: Milk and milk products').waitFor();
    await guest.goto(`${server.origin}/approve?shopId=demo-tea`);
    await guest.getByText('Must not have: Milk and milk products').waitFor();
    await guest.getByRole('button', { name: 'Make This' }).click();
    await guest.getByText('Must not have: Milk and milk products').waitFor();
    expect(
      await guest
        .getByText('This drink contains Milk and milk products, which you said you must not have.')
        .isVisible(),
    ).toBe(true);

    const owner = await people.desktop();
    await signIn(owner, server, 'tea');
    await owner.waitForURL('**/shops/demo-tea');
    await owner.goto(`${server.origin}/shops/demo-tea/orders`);
    const row = owner.getByRole('row').filter({ hasText: displayId });
    await row.getByText('Must not have: Milk and milk products').waitFor();
  });

  it('is never cleared by an undeclared list', async () => {
    const owner = await people.desktop();
    await signIn(owner, server, 'tea');
    await owner.waitForURL('**/shops/demo-tea');
    await owner.goto(`${server.origin}/shops/demo-tea/master?tab=files`);
    const recipe = {
      name: 'House Sunset',
      glass: 'Highball',
      method: 'Build',
      ingredients: [{ name: 'Sunset Mix', amount: 60, units: 'ml' }],
    };
    await owner.getByLabel('Files with drinks').setInputFiles({
      name: 'one.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify([recipe])),
    });
    await owner.getByText(/Strength not known: Sunset Mix/).waitFor();
    await owner.getByRole('switch', { name: /Hide new drinks/ }).click();
    await owner.getByRole('button', { name: /^Import 1/ }).click();

    const guest = await people.phone();
    await guest.goto(`${server.origin}/kiosk/live?joinCode=${server.codes['ordering-terminal']}`);
    await choose(guest, 'House Sunset');
    const sheet = guest.getByRole('dialog');
    await sheet.getByText('Not known to be free of alcohol').waitFor();
    await sheet.getByText('Not stated: ask the bar.').waitFor();

    await owner.goto(`${server.origin}/shops/demo-tea`);
    await owner.getByRole('link', { name: /to be checked/ }).click();
    await owner.getByRole('listitem', { name: 'Sunset Mix' }).getByRole('button', { name: 'No alcohol' }).click();
    await owner.getByText('Sunset Mix is without alcohol.').waitFor();
    await owner.getByRole('listitem', { name: 'House Sunset' }).getByRole('button', { name: 'That is right' }).click();
    await owner.getByText('Nothing to check').waitFor();

    await guest.reload();
    await choose(guest, 'House Sunset');
    await sheet.getByText('No alcohol').waitFor();
    await sheet.getByText(/None of those that must be declared/).waitFor();
  });
});

describe('where nobody has declared anything', () => {
  const people = usePeople();
  let server: RunningServer;
  let upstream: OutsideMainApi;
  let code = '';
  beforeAll(async () => {
    const menu = ['Amber', 'Birch', 'Cedar', 'Dusk', 'Ember'].map((name, id) => ({
      id,
      name,
      ingredients: ['40 ml gin'],
    }));
    upstream = await startOutsideMainApi({
      '/v1/admin/shops': { body: JSON.stringify([{ id: 'harbour', name: 'Harbour' }]) },
      '/v1/admin/shops/harbour/recipes': { body: JSON.stringify(menu) },
    });
    server = await startServer({ env: { MAIN_API_URL: upstream.base } });
    const headers = await adminsBearer(server);
    await callApi(server, 'POST', '/api/admin/shops/seed', { headers });
    await callApi(server, 'POST', '/api/admin/shops/harbour/fetch-and-update-recipes', { headers });
    const kiosk = { shop_id: 'harbour', kiosk_type_identifier: 'ordering-terminal', name: 'Pier' };
    const made = await callApi(server, 'POST', '/api/kiosk-instances', { headers, body: kiosk });
    code = (made.body as { join_code: string }).join_code;
  });
  afterAll(async () => {
    await server.stop();
    upstream.close();
  });

  const NOT_STATED = 'Not stated: Milk and milk products, Tree nuts';
  it('a menu marks its drinks, and those that are much like one, and every mark can be read', async () => {
    const guest = await people.phone();
    await guest.addInitScript(() =>
      sessionStorage.setItem('allergies', JSON.stringify({ allergens: ['milk', 'tree-nuts'], note: '' })),
    );
    await guest.goto(`${server.origin}/kiosk/live?joinCode=${code}`);
    await guest.getByText(NOT_STATED).first().waitFor();
    expect(await guest.getByText(NOT_STATED).count()).toBe(5);
    expect(await whatDoesNotFit(guest)).toEqual([]);
    await choose(guest, 'Amber');
    const similar = guest.getByRole('region', { name: 'Much like it' });
    await similar.getByText(NOT_STATED).first().waitFor();
    expect(await similar.getByText(NOT_STATED).count()).toBe(3);
    expect(await whatDoesNotFit(guest)).toEqual([]);
  });
});
