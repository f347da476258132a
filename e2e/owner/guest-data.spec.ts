/** What is kept of a guest: read on the phone, erased by the owner, and still counted. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callApi, ownersBearer } from '../api.ts';
import { usePeople } from '../browser.ts';
import { startServer, type RunningServer } from '../server.ts';
import { answerQuiz, joinAs, orderRecommended, signIn } from '../steps.ts';

const AT = '/api/admin/shops/demo-bar';

describe('what is kept of a guest', () => {
  const people = usePeople();
  let server: RunningServer;
  beforeAll(async () => void (server = await startServer()));
  afterAll(async () => void (await server.stop()));

  it('is read on the phone, erased by the owner, and stands in the inspection as nobody’s', async () => {
    const headers = await ownersBearer(server);
    const address = { en: '1 Wing Lok Street', 'zh-HK': '永樂街 1 號' };
    await callApi(server, 'PATCH', '/v1/admin/shops/demo-bar', { headers, body: { address } });

    const phone = await people.phone();
    await joinAs(phone, server, server.codes['ez-pairing']!, 'Wilhelmina');
    await answerQuiz(phone, [0, 1, 0, 2, 2]);
    const displayId = await orderRecommended(phone);
    await phone.getByRole('link', { name: 'Your privacy' }).click();
    await phone.waitForURL('**/privacy/demo-bar');
    await phone.getByText('1 Wing Lok Street', { exact: true }).waitFor();
    const mine = phone.getByRole('region', { name: 'What this bar knows of this phone' });
    await mine.getByText(displayId, { exact: true }).waitFor();
    await mine.getByText('for Wilhelmina').waitFor();
    await mine.getByRole('button', { name: 'Erase' }).click();
    await phone.getByRole('alertdialog').getByRole('button', { name: 'Erase' }).click();
    await mine.getByText(/^Not erased: An order of this guest is still under way/).waitFor();

    const { body } = await callApi(server, 'GET', `${AT}/orders?search=${displayId}`, { headers });
    const [{ orderId }] = (body as { data: [{ orderId: string }] }).data;
    await callApi(server, 'POST', `${AT}/orders/${orderId}/approve`, { headers, body: { by: 'hand' } });
    await callApi(server, 'POST', `${AT}/orders/${orderId}/complete`, { headers });

    const desk = await people.desktop();
    await signIn(desk, server, 'bar');
    await desk.waitForURL('**/shops/demo-bar');
    await desk.goto(`${server.origin}/shops/demo-bar/orders?search=${displayId}`);
    await desk.getByRole('cell', { name: 'Wilhelmina' }).waitFor();
    await desk.getByRole('button', { name: new RegExp(`^${displayId}`) }).click();
    await desk.getByRole('button', { name: 'What is kept of this guest' }).click();
    const dialog = desk.getByRole('dialog');
    const saved = desk.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save as a file' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^guest-demo-bar-.*\.json$/);
    await dialog.getByRole('button', { name: 'Erase' }).click();
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Erase' }).click();
    await dialog.getByText('Erased. What was ordered stays, as nobody').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await desk.getByRole('cell', { name: 'Guest', exact: true }).waitFor();

    await phone.reload();
    await mine.getByText(/^Nothing\./).waitFor();

    await desk.getByRole('link', { name: 'Inspection' }).click();
    await desk.getByRole('rowheader', { name: displayId }).waitFor();
    expect(await desk.getByRole('main').textContent()).not.toContain('Wilhelmina');
    await desk.emulateMedia({ media: 'print' });
    expect(await desk.getByRole('button', { name: 'Print' }).isVisible()).toBe(false);
    expect(await desk.getByRole('rowheader', { name: displayId }).isVisible()).toBe(true);
    await desk.emulateMedia({ media: 'screen' });
    await desk.getByRole('main').getByRole('button', { name: '中文' }).click();
    await desk.getByRole('heading', { name: '清潔記錄' }).waitFor();
  });
});
