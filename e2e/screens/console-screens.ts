/** The console's screens and states, walked through by an administrator; a walk restores whatever it deletes. */
import type { BrowserContext, Page } from 'playwright-core';
import type { RunningServer } from '../server.ts';
import { signIn } from '../steps.ts';
import { showInsights } from './insight-figures.ts';
import { unfold } from './unfold.ts';
import type { Visit } from '../visit.ts';

/** A file with a new drink, one on the menu, an uncertain one, and an invalid one. */
const IMPORTED = {
  name: 'drinks.json',
  mimeType: 'application/json',
  buffer: Buffer.from(
    JSON.stringify([
      { name: 'Pear Tree', glass: 'Coupe', ingredients: [{ name: 'Pear brandy', amount: 45, units: 'ml' }] },
      { name: 'Negroni', glass: 'Rocks', ingredients: [{ name: 'Gin', amount: 30, units: 'ml' }] },
      { name: 'Stranger', glass: 'Highball', ingredients: [{ name: 'Zzyzx dew', amount: 60, units: 'ml' }] },
      { name: '', ingredients: [] },
    ]),
  ),
};

async function admin(context: BrowserContext, server: RunningServer): Promise<Page> {
  const page = await context.newPage();
  await signIn(page, server, 'admin');
  await page.getByRole('heading', { name: 'Select a Shop' }).waitFor();
  return page;
}

async function openDashboard(page: Page, { origin }: RunningServer, query = ''): Promise<void> {
  await page.goto(`${origin}/shops/demo-bar${query}`);
  await page.getByRole('heading', { name: /Admin Dashboard/ }).waitFor();
  await page.getByText('Negroni').first().waitFor();
}

/** Another user's change: a call with this person's bearer, outside the page. */
const call = (page: Page, method: string, path: string, body?: object): Promise<Record<string, unknown>> =>
  page.evaluate(
    async ([how, where, what]) => {
      const bearer = String(localStorage.getItem('refreshToken')).replaceAll('"', '');
      const reply = await fetch(where, {
        method: how,
        headers: { authorization: `Bearer ${bearer}`, ...(what && { 'content-type': 'application/json' }) },
        ...(what && { body: JSON.stringify(what) }),
      });
      return (await reply.json()) as Record<string, unknown>;
    },
    [method, path, body] as const,
  );

export async function consoleScreens(context: BrowserContext, server: RunningServer, visit: Visit): Promise<void> {
  const page = await context.newPage();
  const { origin, codes } = server;
  const ez = codes['ez-pairing']!;
  const shot = (name: string) => visit(page, name);
  await page.goto(`${origin}/login`);
  await shot('console-01-login');
  await page.getByLabel('Username').fill('bar');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Login' }).click();
  await page.getByText('Incorrect username or password.').waitFor();
  await shot('console-02-login-wrong');
  await signIn(page, server, 'admin');
  await page.getByRole('heading', { name: 'Select a Shop' }).waitFor();
  await page.getByText('7 active kiosks').waitFor();
  await shot('console-03-shops');
  await page.getByRole('button', { name: 'Reseed Kiosk Types' }).click();
  await page.getByText('Reseeded 9 kiosk types.').waitFor();
  await page.route('**/shops/seed', (route) => route.fulfill({ status: 502, json: {} }));
  await page.getByRole('button', { name: 'Sync Shops' }).click();
  await page.getByText('Failed to sync shops.').waitFor();
  await page.getByRole('button', { name: 'Nuke All Kiosk Instances' }).click();
  await shot('console-03b-nuke-question');
  await page.getByRole('alertdialog').getByRole('textbox').fill('NUKE');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('9 kiosks were deleted.').waitFor();
  await shot('console-03c-nuked-and-lines');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await page.getByText('9 kiosks are back.').waitFor();
  await page.goto(`${origin}/landing`);
  await shot('console-04-landing');
  const order = { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'Ada', size: 'sizeM' };
  for (let placed = 0; placed < 10; placed++) await call(page, 'POST', '/api/admin/shops/demo-bar/submit-order', order);
  await showInsights(page);
  await page.goto(`${origin}/shops/demo-bar/insights`);
  await page.getByText('Busiest day').waitFor();
  await shot('console-08e-insights');
  await page.goto(`${origin}/shops/demo-bar/settings`);
  await page.getByRole('heading', { name: 'Tills and programs' }).waitFor();
  await unfold(page, 'Selling hours');
  await page.getByRole('switch', { name: 'Guests order only at these hours' }).check();
  await shot('console-08g-settings');
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.goto(`${origin}/kiosk/admin/${ez}`);
  await page.getByRole('heading', { name: `Instance Admin: ${ez}` }).waitFor();
  await shot('console-09-instance');
  await page.getByText('Open EZ Pairing Admin').click();
  await page.getByRole('heading', { name: 'Question 1' }).waitFor();
  await shot('console-10-ez-admin');
  await page.close();

  const fresh = await context.newPage();
  await fresh.goto(`${origin}/kiosk/ez-pairing/admin/${ez}`);
  await fresh.getByText('Shop data was not passed in navigation state...').waitFor();
  await visit(fresh, 'console-11-ez-admin-without-shop');
  await fresh.goto(`${origin}/kiosk/admin/ZZZZZZ`);
  await fresh.getByText('Instance not found').waitFor();
  await visit(fresh, 'console-11b-instance-not-found');
  await fresh.goto(`${origin}/nowhere`);
  await visit(fresh, 'console-12-not-found');
  await fresh.close();
}

const job = (id: string, language: string, part: object) => ({
  id,
  status: 'in_progress',
  total_items: 180,
  completed_items: 117,
  untranslated_items: 4,
  progress_pct: 65,
  error_message: null,
  started_at: new Date(Date.now() - 40_000).toISOString(),
  completed_at: null,
  metadata_json: { target_language: language },
  ...part,
});

/** More than fit into the dialog. */
const RETURNING = Array.from({ length: 30 }, (_, n) => ({
  id: `r${n}`,
  name: `Chenpi Old Fashioned ${n + 1}`,
  name_translations: { 'zh-HK': `陳皮古典雞尾酒 ${n + 1}` },
}));

export async function dashboardScreens(context: BrowserContext, server: RunningServer, visit: Visit): Promise<void> {
  const page = await admin(context, server);
  const shot = (name: string) => visit(page, name);
  await openDashboard(page, server);
  await shot('console-05-dashboard');
  await unfold(page, 'Launch New Kiosk');
  await page.getByRole('button', { name: 'Launch Kiosk' }).click();
  await page.getByText('Please select a kiosk type.').waitFor();
  await shot('console-05b-launch-alert');
  await page.getByRole('button', { name: 'OK' }).click();
  for (const part of ['Order Defaults', 'Details of Negroni']) await unfold(page, part);
  await unfold(page, /^More of kiosk/);
  await page
    .getByRole('button', { name: /Join QR/i })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await shot('console-06-join-qr');
  await page.keyboard.press('Escape');

  await page.route('**/demo-bar/jobs', (route) =>
    route.fulfill({
      json: {
        jobs: [
          job('j1', 'ja', {}),
          job('j2', 'ko', {
            status: 'failed',
            completed_items: 12,
            progress_pct: 6,
            error_message: 'The translation service gave no usable answer.',
            completed_at: new Date().toISOString(),
          }),
        ],
      },
    }),
  );
  await openDashboard(page, server);
  const section = page.getByRole('region', { name: 'Recipe Translation' });
  await section.getByText('Translation failed:').waitFor();
  await section.scrollIntoViewIfNeeded();
  await shot('console-05c-translation-jobs');
  await page.unroute('**/demo-bar/jobs');

  await page.getByLabel('View in').selectOption('zh-HK');
  await page.getByLabel('Find a recipe').fill('Negroni');
  await page
    .getByRole('button', { name: /^Edit: / })
    .first()
    .click();
  await page
    .getByRole('textbox', { name: /^Name of \w+ in / })
    .first()
    .fill('尼格羅尼');
  await shot('console-05d-inline-edit');
  await page
    .getByRole('button', { name: /^Clear: / })
    .first()
    .click();
  await page.getByRole('alertdialog').waitFor();
  await shot('console-05e-clear-question');
  await page.keyboard.press('Escape');
  await page.getByLabel('View in').selectOption('ja');
  await page.getByText('1 text is typed but not saved yet:').waitFor();
  await shot('console-05f-unsaved-text');
  await page.getByRole('button', { name: 'Discard' }).click();
  await openDashboard(page, server, '?search=zzzz');
  await page.getByLabel('Find a recipe').fill('zzzz');
  await page.getByText('No recipe has').waitFor();
  await page.getByText('No kiosk fits').waitFor();
  await shot('console-05g-nothing-found');

  await page.route('**/demo-bar/returning-recipes', (route) => route.fulfill({ json: { recipes: RETURNING } }));
  await page.getByRole('button', { name: 'Fetch All Recipes' }).click();
  await page.getByRole('dialog').waitFor();
  await shot('console-05h-returning-recipes');
  await page.keyboard.press('Escape');
  await page.unroute('**/demo-bar/returning-recipes');
  await page.close();
}

export async function deletionScreens(context: BrowserContext, server: RunningServer, visit: Visit): Promise<void> {
  const page = await admin(context, server);
  const shot = (name: string) => visit(page, name);
  await openDashboard(page, server);
  await unfold(page, /^More of kiosk/);
  await page
    .getByRole('button', { name: /^Delete$/ })
    .first()
    .click();
  await page.getByRole('alertdialog').waitFor();
  await shot('console-07-confirm-delete');
  await page.keyboard.press('Escape');
  for (const at of [1, 2, 3]) await page.getByRole('checkbox').nth(at).check();
  await page.getByText('3 kiosks chosen').waitFor();
  await shot('console-07b-chosen');
  await page.getByRole('button', { name: 'Delete chosen' }).click();
  await page.getByRole('alertdialog').waitFor();
  await shot('console-07c-chosen-question');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('3 kiosks were deleted.').waitFor();
  await shot('console-07d-chosen-deleted');
  await page.goto(`${server.origin}/shops/demo-bar/activity`);
  const undo = page.getByRole('region', { name: 'Can be undone' });
  await undo.getByText('Deleted 3 kiosks').first().waitFor();
  await shot('console-08f-activity');
  await undo.getByRole('button', { name: 'Undo' }).first().click();
  await page.getByText('3 kiosks are back.').waitFor();
  await page.close();
}

export async function menuScreens(context: BrowserContext, server: RunningServer, visit: Visit): Promise<void> {
  const page = await admin(context, server);
  const shot = (name: string) => visit(page, name);
  const master = `${server.origin}/shops/demo-bar/master`;
  const path = '/v1/admin/shops/demo-bar/recipes';
  await page.goto(master);
  await page.getByText('Negroni').first().waitFor();
  await shot('console-08-master');
  for (const name of ['Negroni', 'Dry Martini']) await page.getByRole('checkbox', { name: `Choose ${name}` }).check();
  await shot('console-08-master-chosen');
  const states = page.getByRole('group', { name: 'Chosen drinks, for guests' });
  await states.getByRole('button', { name: 'Sold out' }).click();
  await page.getByText('2 drinks are sold out.').waitFor();
  await shot('console-08-master-sold-out');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('2 drinks are as they were before.').waitFor();
  await unfold(page, 'More of Negroni');
  await unfold(page, 'More actions for Negroni');
  await shot('console-08-master-more');
  await page.getByRole('button', { name: 'Delete Negroni' }).click();
  await page.getByRole('alertdialog').waitFor();
  await shot('console-08-master-delete-question');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Negroni is deleted.').waitFor();
  await shot('console-08-master-deleted');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('The drink is back on the menu.').waitFor();
  await page.locator('tr', { hasText: 'Negroni' }).first().getByRole('link').click();
  await page.getByRole('heading', { name: 'Try without pouring' }).waitFor();
  await page.getByLabel('What the machine is told').waitFor({ state: 'attached' });
  await shot('console-08-master-drink');
  for (const part of ['How it is served', 'Allergens', 'Try without pouring']) await unfold(page, part);
  await unfold(page, /^London dry gin/);
  await shot('console-08-master-drink-parts');
  const { version: _, ...before } = await call(page, 'GET', `${path}/bar-negroni`);
  await page.getByLabel('Name, English').fill('Negroni of ours');
  await shot('console-08-master-drink-unsaved');
  await call(page, 'PUT', `${path}/bar-negroni`, { ...before, description: 'Changed by somebody else meanwhile.' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('dialog', { name: /meanwhile$/ }).waitFor();
  await shot('console-08-master-conflict');
  await page.getByRole('button', { name: 'Discard mine, take theirs' }).click();
  await call(page, 'PUT', `${path}/bar-negroni`, before);
  await page.goto(`${master}/new`);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Something is missing: look at the marked fields.').waitFor();
  await shot('console-08-master-new');
  await page.goto(`${master}?tab=pumps`);
  await page.getByRole('button', { name: 'Add a pump' }).waitFor();
  await unfold(page, /^\S+ 2 Campari/);
  await shot('console-08-master-pumps');
  await page.goto(`${master}?tab=files`);
  await page.getByLabel('Files with drinks').setInputFiles(IMPORTED);
  await page.getByRole('checkbox').first().waitFor();
  await shot('console-08-master-import');
  await page.goto(`${master}?tab=voice`);
  await page.getByText('0 of 20 recorded').waitFor();
  await shot('console-08-master-voices');
  await page
    .getByRole('link', { name: /^Record / })
    .first()
    .click();
  await page.getByText('Opening and beat').waitFor();
  await shot('console-08-master-voice');
  await page.getByRole('button', { name: 'Record what is missing' }).click();
  await page
    .getByRole('alert')
    .or(page.getByRole('button', { name: 'Stop' }))
    .first()
    .waitFor();
  await shot('console-08-master-recording');
  await page.keyboard.press('Escape');
  await page.goto(`${master}?tab=staff`);
  await page.getByText('This is you').or(page.getByText('Active')).first().waitFor();
  await shot('console-08-master-staff');
  await page.close();
}

export async function orderScreens(context: BrowserContext, server: RunningServer, visit: Visit): Promise<void> {
  const page = await admin(context, server);
  const shot = (name: string) => visit(page, name);
  const orders = `${server.origin}/shops/demo-bar/orders`;
  await page.goto(orders);
  await page.getByRole('button', { name: 'New order' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('option', { name: 'Negroni', exact: true }).waitFor({ state: 'attached' });
  await shot('console-08c-new-order');
  await dialog.getByRole('button', { name: 'The guest has an allergy' }).click();
  const must = dialog.getByRole('group', { name: 'The guest must not have' });
  await must.getByRole('button', { name: 'Eggs' }).click();
  await shot('console-08c-new-order-allergy');
  await must.getByRole('button', { name: 'Sulphites' }).click();
  await must.getByRole('button', { name: 'Done' }).click();
  await dialog.getByLabel('Drink').selectOption('bar-negroni');
  await dialog.getByText('do not serve it to this guest').waitFor();
  await shot('console-08c-new-order-not-for-guest');
  await dialog.getByLabel('Guest’s name').fill('Ada');
  await dialog.getByLabel('Drink').selectOption('bar-negroni');
  await dialog.getByRole('button', { name: 'Place order' }).click();
  await page.getByText(/^Order \w+ was placed\.$/).waitFor();
  await page.getByRole('row', { name: /Ada/ }).first().waitFor();
  await shot('console-08b-orders');
  // In a menu of the row; on a phone among its details.
  const menu = page.getByRole('button', { name: /^More for order/ }).first();
  const seldom = async () => {
    if (await menu.isVisible()) await menu.click();
    else await unfold(page, /what is in it$/);
  };
  await seldom();
  await page.getByRole('button', { name: 'Correct' }).first().click();
  await dialog.getByRole('option', { name: /^Negroni/ }).waitFor({ state: 'attached' });
  await shot('console-08c-correct-order');
  await dialog.getByLabel('Guest’s name').fill('Adele');
  const { data } = await call(page, 'GET', '/api/admin/shops/demo-bar/orders?status=PENDING&page=1&pageSize=25');
  const [{ orderId }] = data as [{ orderId: string }];
  await call(page, 'PATCH', `/api/admin/shops/demo-bar/orders/${orderId}`, { name: 'Ada L.', size: 'sizeL' });
  await dialog.getByRole('button', { name: 'Save correction' }).click();
  await page.getByRole('dialog', { name: /meanwhile$/ }).waitFor();
  await shot('console-08c-order-conflict');
  await page.getByRole('button', { name: 'Save mine over theirs' }).click();
  await page.getByText(/^Order \w+ was corrected\.$/).waitFor();
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).first().click();
  await page.getByRole('alertdialog').waitFor();
  await shot('console-08c-cancel-question');
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByText(/^Order \w+ was cancelled\.$/).waitFor();
  await page.goto(`${orders}?search=zzzz`);
  await page.getByText('No order fits').waitFor();
  await shot('console-08d-orders-nothing');
  await page.goto(`${server.origin}/shops/demo-bar/tonight`);
  await page.getByRole('button', { name: 'New order' }).click();
  await dialog.getByRole('button', { name: 'Mojito' }).waitFor();
  await shot('console-08h-tonight-new');
  await dialog.getByRole('button', { name: 'Mojito' }).click();
  await page.getByRole('button', { name: 'Place order' }).click();
  await page.getByText('Enter the guest’s name.').waitFor();
  await shot('console-08h-tonight-name');
  await dialog.getByLabel('Guest’s name').fill('Quentin');
  await page.getByRole('button', { name: 'Place order' }).click();
  const ticket = page.getByRole('region', { name: 'Waiting' }).getByRole('listitem').filter({ hasText: 'Quentin' });
  await ticket.getByRole('button', { name: /^More for order/ }).click();
  await shot('console-08h-tonight');
  await ticket.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Undo' }).waitFor();
  await shot('console-08h-tonight-undo');
  await call(page, 'PUT', '/api/admin/shops/demo-bar/pause', { paused: true, reason: { en: 'Ice', 'zh-HK': '補冰' } });
  await page.getByRole('button', { name: 'Take orders again' }).waitFor();
  await shot('console-08h-tonight-paused');
  await page.getByRole('button', { name: 'Take orders again' }).click();
  await page.getByRole('button', { name: 'Take orders again' }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Sold out…' }).click();
  const bottle = dialog.getByRole('button', { name: 'Campari' });
  await bottle.click();
  await dialog.getByRole('button', { name: 'Campari', pressed: true }).waitFor();
  await shot('console-08h-tonight-sold-out');
  await bottle.click();
  await dialog.getByRole('button', { name: 'Campari', pressed: false }).waitFor();
  const { key } = await call(page, 'PUT', '/api/admin/shops/demo-bar/board-key', { renew: true });
  await page.goto(`${server.origin}/shops/demo-bar/board#key=${String(key)}`);
  await page.getByText('Scan to order').waitFor();
  await shot('console-08i-board');
  await page.goto(`${server.origin}/shops/demo-bar/board#key=wrong`);
  await page.reload();
  await page.getByRole('heading').first().waitFor();
  await shot('console-08i-board-revoked');
  await page.close();
}
