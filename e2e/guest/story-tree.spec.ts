/**
 * From the tram stop to an ordered drink: by touch in English, by keyboard alone in Chinese, and as edited by the
 * owner.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PHONE, usePeople } from '../browser.ts';
import { orderByKeyboard, orderByTouch, press } from '../order-matched.ts';
import { startServer, type RunningServer } from '../server.ts';
import { signIn } from '../steps.ts';

describe('story-tree', () => {
  const people = usePeople();
  let server: RunningServer;
  beforeAll(async () => void (server = await startServer()));
  afterAll(async () => void (await server.stop()));
  const code = () => server.codes['story-tree']!;
  const address = () => `${server.origin}/kiosk/live?joinCode=${code()}`;

  it('is played by touch, with one step back', async () => {
    const page = await people.phone();
    await page.goto(address());
    await page.getByRole('button', { name: /Climb upstairs/ }).tap();
    await page.getByRole('button', { name: /Take it/ }).tap();
    await page.getByText('Stop 3 of 3').waitFor();
    await page.getByRole('button', { name: 'Back' }).tap();
    await page.getByRole('button', { name: /Swap it/ }).tap();
    await page.getByRole('button', { name: /Follow the smoke/ }).tap();
    await page.getByRole('heading', { name: 'Ember Walker' }).waitFor();
    await page.getByRole('button', { name: 'Show my drink' }).tap();
    expect(await orderByTouch(page, 'Ada')).toMatch(/^[A-Z]\d\d$/);
  });

  it('is played by keyboard alone, in Chinese', async () => {
    const context = await people.browser.newContext({ ...PHONE, hasTouch: false, locale: 'zh-HK' });
    const page = await context.newPage();
    await page.goto(address());
    for (const choice of ['企喺司機隔籬', '問佢以前嘅事', '跟住花香行']) {
      await press(page, page.getByRole('button', { name: choice }), 'Enter');
    }
    await page.getByRole('heading', { name: '夜園丁' }).waitFor();
    await press(page, page.getByRole('main').getByRole('button').last(), 'Enter');
    await page.locator('#play-result').waitFor();
    expect(await orderByKeyboard(page, '阿寶')).toMatch(/^[A-Z]\d\d$/);
    await context.close();
  });

  it('is played as the owner edited it, once it can be saved', async () => {
    const owner = await people.desktop();
    await signIn(owner, server, 'bar');
    await owner.getByRole('heading', { name: /Admin Dashboard/ }).waitFor();
    await owner.goto(`${server.origin}/kiosk/admin/${code()}`);
    await owner.getByText('Open Story Tree Admin').click();
    const first = owner.getByRole('listitem', { name: /^Midnight/ });
    await first.getByRole('button', { name: 'Edit' }).click();
    await first.getByLabel('Leads to').first().selectOption({ label: '+ A new ending' });
    await owner.getByRole('button', { name: 'Save', exact: true }).click();
    await owner
      .getByText(/^No choice leads to “The upper deck/)
      .first()
      .waitFor();

    await first.getByLabel('Leads to').first().selectOption({ label: 'Scene: The upper deck is empty but for a…' });
    await owner.getByRole('button', { name: 'Remove ending 5' }).click();
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await first.getByLabel('What happens, English').fill('The rain has stopped, and the tram is late.');
    await owner.getByRole('button', { name: 'Save', exact: true }).click();
    await owner.getByText('Saved. Guests who join now play it.').waitFor();

    const guest = await people.phone();
    await guest.goto(address());
    await guest.getByRole('heading', { name: 'The rain has stopped, and the tram is late.' }).waitFor();
  });
});
