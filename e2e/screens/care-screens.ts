/** What stands around a bar's machine: its bottles, its care, its own screen, and the programs that are told of it. */
import type { BrowserContext } from 'playwright-core';
import { callApi, ownersBearer } from '../api.ts';
import type { RunningServer } from '../server.ts';
import { signIn } from '../steps.ts';
import type { Visit } from '../visit.ts';

const SHOP = '/api/admin/shops/demo-bar';
/** A machine that is silent for 30 s is offline. */
const BEAT_MS = 5000;

export async function careScreens(context: BrowserContext, server: RunningServer, visit: Visit): Promise<void> {
  const { origin } = server;
  const owner = await ownersBearer(server);
  const added = await callApi(server, 'POST', `${SHOP}/machines`, {
    headers: owner,
    body: { name: '窗邊 By the window' },
  });
  const { pairing } = added.body as { pairing: { code: string } };
  const paired = await callApi(server, 'POST', '/api/machines/pair', { body: { code: pairing.code } });
  const { machineId, token } = paired.body as { machineId: string; token: string };
  const headers = { authorization: `Bearer ${token}` };
  const at = `/api/machines/${machineId}`;
  const beat = () =>
    callApi(server, 'POST', `${at}/heartbeat`, { headers, body: { state: 'idle', firmware: 'mixer 1.4' } });
  await beat();
  const beating = setInterval(() => void beat().catch(() => undefined), BEAT_MS);
  try {
    await walk();
  } finally {
    clearInterval(beating);
  }

  async function walk(): Promise<void> {
    const page = await context.newPage();
    const shot = (name: string) => visit(page, name);
    await signIn(page, { origin }, 'bar');
    await page.waitForURL('**/shops/demo-bar');

    await page.goto(`${origin}/shops/demo-bar/machines`);
    const card = page.getByRole('region', { name: /By the window/ });
    await card.getByRole('button', { name: 'Count the bottles…' }).click();
    await page
      .getByRole('dialog')
      .getByText(/^about \d/)
      .first()
      .waitFor();
    await shot('console-13-count-bottles');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    const bottle = card
      .getByRole('list', { name: 'What is left: tap a bottle to refill it' })
      .getByRole('button')
      .first();
    const refill = async () => {
      await bottle.click();
      await page.getByRole('spinbutton', { name: 'Or as much as is in it' }).fill('5');
    };
    const save = () => page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    const enough = card.getByText(/^Enough left/);
    await enough.click();
    await refill();
    await save();
    await enough.click();
    await bottle.getByText('Empty').waitFor();
    await refill();
    await shot('console-13-refill');
    await save();
    await card.getByText('What it can make').click();
    await card.getByText(/^Not at all now/).click();
    await shot('console-13-what-it-makes');

    await card.getByRole('button', { name: 'Care', exact: true }).click();
    const care = page.getByRole('dialog');
    await care.getByRole('button', { name: 'Calibrate' }).click();
    await care.getByRole('progressbar').waitFor();
    await shot('console-13-care');
    const next = await callApi(server, 'GET', `${at}/jobs/next`, { headers });
    const { jobId } = (next.body as { care: { jobId: string } }).care;
    const report = (of: string, seq: number, state: string, more: object = {}) =>
      callApi(server, 'POST', `${at}/jobs/${of}/events`, { headers, body: { v: 1, jobId: of, seq, state, ...more } });
    await report(jobId, 1, 'accepted');
    await report(jobId, 2, 'done');
    await care.getByLabel('Millilitres in the glass').fill('48');
    await shot('console-13-measured');
    await page.keyboard.press('Escape');

    await card.getByRole('button', { name: 'Screen', exact: true }).click();
    await page.getByRole('button', { name: 'Make a link' }).click();
    const link = (await page.getByText(/#key=/).textContent()) ?? '';
    await shot('console-13-screen-link');
    await page.goto(`${origin}/shops/demo-bar/tonight`);
    await page.getByRole('list', { name: 'Running low' }).waitFor();
    await shot('console-13-running-low');

    await page.goto(`${origin}/shops/demo-bar/settings#webhooks`);
    const webhooks = page.getByRole('region', { name: 'Tills and programs' });
    await webhooks.getByRole('button', { name: 'Connect a program' }).click();
    await shot('console-13-webhook-new');

    await page.goto(link);
    await page.getByRole('button', { name: /STOP/ }).waitFor();
    await shot('console-13-display');
    const fromKiosk = { 'x-join-code': server.codes['ez-pairing']! };
    // Of a drink that the empty bottle leaves.
    const menu = await callApi(server, 'GET', `${SHOP}/recipes`, { headers: owner });
    const { recipes } = menu.body as { recipes: { id: string; available?: boolean }[] };
    const recipeId = recipes.find(({ available }) => available !== false)?.id;
    const place = async (name: string) => {
      const body = { targetShopId: 'demo-bar', recipeId, name };
      const guest = { ...fromKiosk, 'x-device-id': crypto.randomUUID() };
      const placed = await callApi(server, 'POST', `${SHOP}/submit-order`, { headers: guest, body });
      return (placed.body as { orderId: string }).orderId;
    };
    const orderId = await place('Ada');
    // As many as the screen names as next.
    const waiting = [await place('Ben'), await place('Cleo'), await place('Dan'), await place('Eve')];
    await callApi(server, 'POST', `${SHOP}/orders/${orderId}/approve`, { headers: owner, body: {} });
    const { job } = (await callApi(server, 'GET', `${at}/jobs/next`, { headers })).body as { job: { jobId: string } };
    await report(job.jobId, 1, 'accepted');
    await report(job.jobId, 2, 'dispensing', { progress: 40, step: '1/3' });
    await page.getByRole('progressbar').waitFor();
    await shot('console-13-display-pouring');
    await page.goto(link.replace(/#key=.*/, '#key=wrong'));
    await page.reload();
    await page.getByText('This screen has no valid key').waitFor();
    await shot('console-13-display-no-key');

    // The next walk begins without a machine.
    await report(job.jobId, 3, 'done');
    for (const one of waiting)
      await callApi(server, 'POST', `${SHOP}/orders/${one}/cancel`, { headers: owner, body: {} });
    await callApi(server, 'DELETE', `${SHOP}/machines/${machineId}`, { headers: owner });
    await page.close();
  }
}
