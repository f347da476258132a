/** The inspection with its lists, and what is kept of a guest. */
import type { BrowserContext } from 'playwright-core';
import { callApi, ownersBearer } from '../api.ts';
import type { RunningServer } from '../server.ts';
import { signIn } from '../steps.ts';
import type { Visit } from '../visit.ts';

const AT = '/api/admin/shops/demo-bar';

export async function inspectionScreens(context: BrowserContext, server: RunningServer, visit: Visit): Promise<void> {
  const page = await context.newPage();
  const shot = (name: string) => visit(page, name);
  const headers = await ownersBearer(server);
  const body = { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'Ada', adultConfirmed: true };
  const placed = await callApi(server, 'POST', `${AT}/submit-order`, { headers, body });
  const { displayId } = placed.body as { displayId: string };
  await signIn(page, server, 'admin');
  await page.waitForURL('**/shop-admin');
  await page.goto(`${server.origin}/shops/demo-bar/inspection`);
  await page.getByRole('table', { name: /^Orders above/ }).waitFor();
  await shot('console-15-inspection');
  await page.goto(`${server.origin}/shops/demo-bar/inspection?from=2020-01-01&to=2020-01-02`);
  await page.getByText('There was none in these days.').waitFor();
  await shot('console-15-inspection-nothing');
  await page.goto(`${server.origin}/shops/demo-bar/orders?search=${displayId}`);
  await page
    .getByRole('button', { name: new RegExp(`^${displayId}`) })
    .first()
    .click();
  await page.getByRole('button', { name: 'What is kept of this guest' }).click();
  await page.getByRole('dialog').getByText('1 order', { exact: true }).waitFor();
  await shot('console-15-guest-record');
  await page.close();
}
