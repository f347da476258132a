/** The machines of a bar in the console: none, being paired, pouring, in need of somebody, paused. */
import type { BrowserContext } from 'playwright-core';
import { PASSWORDS, type RunningServer } from '../server.ts';
import { signIn } from '../steps.ts';
import type { Visit } from '../visit.ts';

const SHOP = '/api/admin/shops/demo-bar';
const DEVICE = '00000000-0000-4000-8000-00000b71d6e5';

export async function bridgeScreens(
  context: BrowserContext,
  { origin, codes }: RunningServer,
  visit: Visit,
): Promise<void> {
  const ask = async <T>(method: string, path: string, headers: Record<string, string>, body: object = {}): Promise<T> =>
    (
      await fetch(`${origin}${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        ...(method !== 'GET' && { body: JSON.stringify(body) }),
      })
    ).json() as Promise<T>;

  const page = await context.newPage();
  const shot = (name: string) => visit(page, name);
  await signIn(page, { origin }, 'bar');
  await page.waitForURL('**/shops/demo-bar');
  await page.goto(`${origin}/shops/demo-bar/machines`);
  await page.getByRole('button', { name: 'Add a machine' }).click();
  await page.getByRole('button', { name: 'Show its pairing code' }).click();
  await page.getByText('Give the machine a name.').waitFor();
  await shot('console-12-machine-added');
  await page.getByRole('textbox', { name: 'Name' }).fill('窗邊 By the window');
  await page.getByRole('button', { name: 'Show its pairing code' }).click();
  const code = await page.locator('code').first().textContent();
  await page.getByText('Valid for 10 minutes and for one machine. It is not shown again.').waitFor();
  await shot('console-12-machine-code');

  const { machineId, token } = await ask<{ machineId: string; token: string }>(
    'POST',
    '/api/machines/pair',
    {},
    { code },
  );
  const machine = { authorization: `Bearer ${token}` };
  const levels = [
    { slot: 1, pct: 80 },
    { slot: 2, pct: 8 },
  ];
  const beat = (state: string, more: object = {}) =>
    ask('POST', `/api/machines/${machineId}/heartbeat`, machine, { state, firmware: 'mixer 1.4', ...more });
  await beat('starting', { levels });
  await page.getByText('The machine is connected.').waitFor();
  await page.getByRole('button', { name: 'Done' }).click();

  const { tokens } = await ask<{ tokens: { refresh: { token: string } } }>(
    'POST',
    '/v1/auth/login',
    {},
    { username: 'bar', password: PASSWORDS.DEMO_OWNER_PASSWORD },
  );
  const owner = { authorization: `Bearer ${tokens.refresh.token}` };
  const guest = { 'x-device-id': DEVICE, 'x-join-code': codes['ez-pairing']! };
  const order = { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'Ada' };
  const placed = await ask<{ orderId: string }>('POST', `${SHOP}/submit-order`, guest, order);
  await beat('idle');
  await ask('POST', `${SHOP}/orders/${placed.orderId}/approve`, owner);
  const { job } = await ask<{ job: { jobId: string; displayId: string } }>(
    'GET',
    `/api/machines/${machineId}/jobs/next`,
    machine,
  );
  const report = (seq: number, state: string, more: object = {}) =>
    ask('POST', `/api/machines/${machineId}/jobs/${job.jobId}/events`, machine, {
      v: 1,
      jobId: job.jobId,
      seq,
      state,
      ...more,
    });
  await report(1, 'accepted');
  await report(2, 'dispensing', { progress: 40, step: '1/3' });
  await page.getByText('40 %', { exact: false }).first().waitFor();
  await shot('console-12-machine-pouring');
  await report(3, 'failed', { code: 'over_current', message: 'Pump 2: 4.1 A' });
  await page.getByRole('button', { name: 'I have looked at it' }).waitFor();
  await shot('console-12-machine-fault');
  await page.getByRole('button', { name: 'I have looked at it' }).click();
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await shot('console-12-machine-pause');
  await page.getByRole('dialog').getByRole('button', { name: 'Pause', exact: true }).click();
  await page.getByText('Paused').waitFor();

  // The next walk begins without a machine.
  await page.getByRole('button', { name: 'Remove', exact: true }).last().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('region', { name: /By the window/ }).waitFor({ state: 'detached' });
  await ask('POST', `${SHOP}/orders/${placed.orderId}/cancel`, owner);

  await page.getByRole('button', { name: 'Add a machine' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('試機 Trial');
  await page.getByRole('combobox', { name: 'What it speaks' }).selectOption('simulator');
  await page.getByRole('button', { name: 'Add it' }).click();
  const simulator = page.getByRole('region', { name: /Trial/ });
  await simulator.getByText('Ready').waitFor();
  await simulator.getByRole('combobox').selectOption('no_glass');
  await shot('console-12-machine-simulator');
  await simulator.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await simulator.waitFor({ state: 'detached' });
  await page.close();
}
