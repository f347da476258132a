/**
 * The main journey, end to end: an owner launches a kiosk; a guest joins, plays, orders and approves, and the drink is
 * brewed.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usePeople } from '../browser.ts';
import { PASSWORDS, startServer, type RunningServer } from '../server.ts';
import { answerQuiz, joinAs, orderFromModal, orderRecommended, signIn, startBrewing } from '../steps.ts';
import { WORDS } from '../words.ts';

describe('a guest orders', () => {
  const people = usePeople();
  let server: RunningServer;
  beforeAll(async () => void (server = await startServer()));
  afterAll(async () => void (await server.stop()));

  it('at a kiosk the owner has just launched, up to the finished drink', async () => {
    const owner = await people.desktop();
    await signIn(owner, server, 'bar');
    await owner.getByRole('heading', { name: /Admin Dashboard/ }).waitFor();
    expect(new URL(owner.url()).pathname).toBe('/shops/demo-bar');

    await owner.getByLabel('Kiosk type').selectOption('ez-pairing');
    await owner.getByLabel(/Kiosk name/i).fill('By the window');
    await owner.getByRole('button', { name: 'Launch Kiosk' }).click();
    const row = owner.getByRole('row').filter({ hasText: 'By the window' });
    await row.waitFor();
    const code = (await row.getByRole('link').first().textContent())?.trim() ?? '';
    expect(code).toMatch(/^[A-Z0-9]{6}$/);

    const guest = await people.phone();
    await guest.goto(`${server.origin}/kiosk/live`);
    const join = guest.getByRole('button', { name: 'Join Kiosk' });
    expect(await join.isDisabled()).toBe(true);
    await guest.getByRole('textbox').fill(code.toLowerCase());
    await join.click();
    await guest.waitForURL(`**/kiosk/live?joinCode=${code}`);

    await guest.getByRole('textbox').fill('Ada');
    await guest.getByRole('button', { name: 'Start Quiz' }).click();
    await answerQuiz(guest, [0, 1, 0, 2, 2]);
    const displayId = await orderRecommended(guest);
    expect(displayId).toMatch(/^[A-Z]\d\d$/);

    await guest.goto(`${server.origin}/approve`);
    await guest.getByRole('button', { name: 'Enter Machine ID Manually' }).click();
    await guest.getByRole('textbox').fill('demo-bar');
    await guest.getByRole('textbox').press('Enter');
    await guest.waitForURL('**/approve?shopId=demo-bar');
    const approved = guest.waitForResponse(
      (response) => response.url().endsWith('/approve') && response.request().method() === 'POST',
    );
    await startBrewing(guest);
    expect(await (await approved).json()).toMatchObject({ status: 'IN_PROGRESS', displayId });
    // The glass within the machine, which lifts away from it: its scale, and where its drawing begins.
    const placeOfGlass = () =>
      guest
        .locator('main svg svg')
        .first()
        .evaluate((svg) => {
          const { a, e, f } = (svg as unknown as SVGSVGElement).getScreenCTM()!;
          return [a, e, f].map((one) => Math.round(one * 10) / 10);
        });
    const whileBrewing = await placeOfGlass();
    await guest.getByText(/^Estimate: \d+ s left$/).waitFor();
    await guest.getByText('Cheers!').waitFor({ timeout: 60_000 });
    expect(await placeOfGlass()).toEqual(whileBrewing);
    expect(await guest.getByRole('button', { name: 'Make Another' }).count()).toBe(0);

    await guest.goto(`${server.origin}/approve?shopId=demo-bar`);
    await guest.getByText('Oops!').waitFor();
    await guest.getByText('No pending orders found for this machine. Please submit an order first.').waitFor();
  });

  it('with the install prompt at the bottom, which covers nothing', async () => {
    const guest = await people.phone();
    await guest.goto(`${server.origin}/kiosk/live`);
    const later = guest.getByRole('button', { name: 'Maybe Later' });
    await later.waitFor();
    const inOrder = [
      guest.getByRole('heading', { name: 'Enter Kiosk Code' }),
      guest.getByRole('textbox'),
      guest.getByRole('button', { name: 'Join Kiosk' }),
      later,
    ];
    const boxes = await Promise.all(inOrder.map((one) => one.boundingBox()));
    for (const [i, box] of boxes.entries()) {
      const next = boxes[i + 1];
      if (next) expect(box!.y + box!.height).toBeLessThanOrEqual(next.y);
    }
    const slot = guest.locator('[data-prompt]');
    expect(await slot.count()).toBe(1);
    await later.click();
    await later.waitFor({ state: 'detached' });
    await guest.reload();
    // The page's first use loads what shows the prompt; it has said how high its notices are when it is there.
    await inOrder[1]!.focus();
    await guest.waitForFunction(() => document.documentElement.style.getPropertyValue('--notices') !== '');
    expect(await slot.count()).toBe(0);
  });

  it('without a layout shift when the prompt appears late', async () => {
    const guest = await people.phone();
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    const held: string[] = [];
    await guest.route(/\/assets\/(guest-services|install-prompt)-/, async (route) => {
      held.push(route.request().url());
      await released;
      await route.continue();
    });
    await guest.goto(`${server.origin}/kiosk/live`);
    const code = guest.getByLabel('Kiosk code');
    // The first touch loads what a guest may need.
    await code.tap();
    const later = guest.getByRole('button', { name: 'Maybe Later' });
    await expect.poll(() => held.some((url) => url.includes('/guest-services-'))).toBe(true);
    expect(await later.count()).toBe(0);
    const before = await code.boundingBox();
    release();
    await later.waitFor();
    expect(await code.boundingBox()).toEqual(before);
  });

  it('gets the nearest drink if the pick sells out meanwhile, and a clear message if the kiosk is paused', async () => {
    const call = async (method: string, path: string, body: object, token?: string) => {
      const headers = { 'content-type': 'application/json', 'x-api-key': 'sipwell-local' };
      const reply = await fetch(`${server.origin}${path}`, {
        method,
        headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify(body),
      });
      expect(reply.status).toBe(200);
      return reply.json();
    };
    const login = await call('POST', '/v1/auth/login', { username: 'bar', password: PASSWORDS.DEMO_OWNER_PASSWORD });
    const { token } = (login as { tokens: { refresh: { token: string } } }).tokens.refresh;
    const code = server.codes['vibes-matching']!;

    const guest = await people.phone();
    // Without news the phone learns it only when the order is refused.
    await guest.route(/\/events(\?|$)/, (route) => route.abort());
    const menu = guest.waitForResponse(/\/shops\/demo-bar\/recipes$/);
    await guest.goto(`${server.origin}/kiosk/live?joinCode=${code}`);
    const { recipes } = (await (await menu).json()) as { recipes: { id: string; name: string }[] };
    const play = async () => {
      await guest.getByRole('listitem').filter({ hasText: 'Zen' }).locator('label').tap();
      await guest.getByRole('button', { name: 'That’s the mood' }).tap();
      await guest.getByRole('button', { name: 'Roll the film' }).tap();
      await guest.getByRole('button', { name: WORDS.seeDetails }).waitFor();
    };
    const orderUntilRefused = async () => {
      await guest.getByRole('button', { name: WORDS.seeDetails }).tap();
      await guest.getByRole('dialog').getByRole('textbox').fill('Ada');
      await guest.getByRole('button', { name: WORDS.order }).tap();
      await guest.getByRole('button', { name: WORDS.ready }).tap();
      await guest.getByText(WORDS.notSent).waitFor();
      await guest.getByRole('button', { name: 'OK' }).tap();
    };
    const shown = async () => {
      const text = await guest.locator('section[aria-labelledby=play-result] h2').textContent();
      return recipes.find(({ name }) => text?.includes(name))!;
    };

    await play();
    const pick = await shown();
    const setState = (available: boolean) =>
      call('PATCH', `/v1/admin/shops/demo-bar/recipes/${pick.id}`, { available }, token);
    await setState(false);
    await orderUntilRefused();
    await guest.getByText(`${pick.name} has just sold out. This one comes nearest to it.`).waitFor();
    const nearest = await shown();
    expect(nearest.id).not.toBe(pick.id);
    await guest.getByRole('button', { name: WORDS.seeDetails }).tap();
    expect(await orderFromModal(guest, 'Ada')).toMatch(/^[A-Z]\d\d$/);
    await guest.getByRole('heading', { name: nearest.name }).waitFor();
    await setState(true);

    await guest.getByRole('button', { name: 'Order another' }).tap();
    await play();
    const setStatus = (status: string) => call('PATCH', `/api/kiosk-instances/code/${code}/status`, { status }, token);
    await setStatus('paused');
    await orderUntilRefused();
    await guest.getByRole('heading', { name: 'Live Code Mismatch' }).waitFor();
    await setStatus('active');
  });

  it('two at once, and neither sees the other’s order', async () => {
    const [ann, bob] = [await people.phone(), await people.phone()];
    const code = server.codes['ez-pairing']!;
    const play = async (page: typeof ann, name: string, answers: number[]) => {
      await joinAs(page, server, code, name);
      await answerQuiz(page, answers);
      return orderRecommended(page);
    };
    const [annsId, bobsId] = await Promise.all([play(ann, 'Ann', [0, 0, 0, 0, 0]), play(bob, 'Bob', [2, 1, 2, 3, 3])]);
    expect(annsId).not.toBe(bobsId);

    for (const [page, own, others] of [
      [ann, annsId, bobsId],
      [bob, bobsId, annsId],
    ] as const) {
      await page.goto(`${server.origin}/approve?shopId=demo-bar`);
      await page.getByText('Hey there! Choose a drink to make:').waitFor();
      await page.getByText(own).first().waitFor();
      expect(await page.getByText(others).count()).toBe(0);
      expect(await page.getByRole('button', { name: /Make This/ }).count()).toBe(1);
    }
  });
});
