import type { BrowserContext } from 'playwright-core';
import { STICKERS } from '#domain/kiosk/sticker-drawings.ts';
import { callApi, ownersBearer } from '../api.ts';
import type { RunningServer } from '../server.ts';
import type { Visit } from '../visit.ts';

/** The capsule machine: a fresh drum, a turn in progress, the capsules, and a machine without an answer. */
export async function capsuleScreens(context: BrowserContext, server: RunningServer, visit: Visit): Promise<void> {
  const page = await context.newPage();
  const address = `${server.origin}/kiosk/live?joinCode=${server.codes['toy-kiosk']}`;
  const shot = (name: string) => visit(page, name);
  await page.route('**/machine', (route) => route.abort());
  await page.goto(address);
  await page.getByRole('button', { name: 'Try Again' }).waitFor();
  await shot('capsule-01-no-answer');
  await page.unroute('**/machine');
  await page.goto(address);
  const knob = page.getByRole('button', { name: 'Turn the knob' });
  await page
    .getByText(/of \d+$/)
    .first()
    .waitFor();
  await shot('capsule-02-machine');
  await page.route('**/turns', (route) => route.abort());
  await knob.click();
  await page.getByRole('alert').waitFor();
  await shot('capsule-03-turn-lost');
  await page.unroute('**/turns');
  await knob.click();
  await page.getByRole('button', { name: 'Open the capsule' }).waitFor();
  await shot('capsule-04-shut');
  await page.getByRole('button', { name: 'Open the capsule' }).click();
  await page.getByRole('button', { name: /Turn again/ }).waitFor();
  await page.waitForTimeout(1200);
  await shot('capsule-05-open');
  await page.getByRole('button', { name: /Turn again/ }).click();
  await knob.click();
  await page.getByRole('button', { name: 'Open the capsule' }).click();
  await page.getByRole('list', { name: 'Your capsules' }).waitFor();
  await page.waitForTimeout(1200);
  await shot('capsule-06-two');
  await page.getByRole('button', { name: 'I’ll take this one' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'See details and order' }).waitFor();
  await shot('capsule-07-drink');
  await fillWithRareOnes(server);
  await page.goto(address);
  await knob.click();
  await page.getByRole('button', { name: 'Open the capsule' }).click();
  await page.getByRole('button', { name: 'Show it on the board' }).waitFor();
  await page.waitForTimeout(1200);
  await shot('capsule-08-rare');
  await page.getByLabel('First name, if you like').fill('Ada');
  await page.getByRole('button', { name: 'Show it on the board' }).click();
  await page.getByText('It is on the board now.').waitFor();
  await shot('capsule-09-told');
  await page.close();
}

/** Ten series of one capsule: each is rare, and there is a board to tell of it. */
export async function fillWithRareOnes(server: RunningServer): Promise<void> {
  const headers = await ownersBearer(server);
  const series = [...STICKERS, ...STICKERS].slice(0, 10).map((drawing, at) => ({
    id: `s${at}`,
    name: { en: `Series ${at}`, 'zh-HK': `款式${at}` },
    line: { en: 'Pop.', 'zh-HK': '啪。' },
    colour: '#f2a33a',
    count: 1,
    pick: { want: { sweet: 3 } },
    drawing,
  }));
  const experience = { version: 1, series, rerolls: 1, zeroProofSeries: false };
  const kiosk = `/api/kiosk-instances/code/${server.codes['toy-kiosk']}/config`;
  await callApi(server, 'PATCH', kiosk, { headers, body: { config: { experience } } });
  await callApi(server, 'PUT', '/api/admin/shops/demo-bar/board-key', { headers, body: { renew: true } });
}
