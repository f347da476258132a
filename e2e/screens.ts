/** Every screen and state, walked through once: for pictures, and for what a machine can judge of accessibility. */
import type { BrowserContext, Page } from 'playwright-core';
import type { RunningServer } from './server.ts';
import { answerQuiz, joinAs, orderRecommended, signIn } from './steps.ts';

/** A file with a drink that is new, one that is on the menu, one that is not certain, and one that is wrong. */
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

/** What to do at each stop. */
export type Visit = (page: Page, name: string) => Promise<void>;

export async function guestScreens(context: BrowserContext, server: RunningServer, visit: Visit): Promise<void> {
  const page = await context.newPage();
  const { origin, codes } = server;
  const ez = codes['ez-pairing']!;
  const shot = (name: string) => visit(page, name);
  await page.goto(`${origin}/`);
  await shot('guest-01-entry');
  await page.goto(`${origin}/kiosk/live`);
  await shot('guest-02-join');
  await page.getByRole('textbox').fill('abc12');
  await shot('guest-03-join-typed');
  await page.goto(`${origin}/kiosk/live?joinCode=ZZZZZZ`);
  await page.getByText('Live code mismatch with').waitFor();
  await shot('guest-04-mismatch');
  await page.route('**/code/*', async (route) => {
    const reply = await route.fetch();
    await route.fulfill({ response: reply, json: { ...(await reply.json()), kiosk_type_identifier: 'karaoke' } });
  });
  await page.goto(`${origin}/kiosk/live?joinCode=${ez}`);
  await page.getByText('Unsupported Kiosk Type').waitFor();
  await shot('guest-05-unsupported');
  await page.unroute('**/code/*');

  await page.goto(`${origin}/kiosk/live?joinCode=${ez}`);
  await page.getByRole('button', { name: 'Start as Guest' }).waitFor();
  await shot('guest-06-name');
  await page.route('**/questions', (route) => route.fulfill({ status: 500, json: {} }));
  await joinAs(page, server, ez, 'Ada');
  await page.getByRole('button', { name: 'Try Again' }).waitFor();
  await shot('guest-07-questions-failed');
  await page.unroute('**/questions');
  await joinAs(page, server, ez, 'Ada');
  await page.getByText('Question 1 of 5').first().waitFor();
  await shot('guest-08-question');
  await answerQuiz(page, [0, 1, 0, 2, 2]);
  await page.getByText("We think you'll like these").waitFor();
  await shot('guest-09-recommended');
  await page.getByRole('button', { name: /details/i }).click();
  await page.getByRole('button', { name: 'Order This Drink' }).waitFor();
  await shot('guest-10-modal');
  await page.getByRole('button', { name: 'Order This Drink' }).click();
  await page.getByText('Prepare Your Glass').waitFor();
  await shot('guest-11-prepare');
  await page.route('**/submit-order', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole('button', { name: 'Ready - Place Order' }).click();
  await page.getByRole('alertdialog').waitFor();
  await shot('guest-12-order-failed');
  await page.getByRole('button', { name: 'OK' }).click();
  await page.unroute('**/submit-order');
  await page.getByRole('button', { name: 'Order This Drink' }).click();
  await page.getByRole('button', { name: 'Ready - Place Order' }).click();
  await page
    .getByText(/Display ID/)
    .first()
    .waitFor();
  await shot('guest-13-ordered');
  await page.goto(`${origin}/kiosk/live`);
  await shot('guest-14-join-with-orders');
  await page.goto(`${origin}/kiosk/live?joinCode=${codes.mbti}`);
  await page.getByRole('heading', { name: 'The menu' }).waitFor();
  await shot('guest-15-menu');
  await page.getByRole('searchbox').fill('zzzz');
  await shot('guest-16-menu-nothing');
  await page.goto(`${origin}/kiosk/live?joinCode=${codes['ordering-terminal']}`);
  await page.getByRole('heading', { name: 'The menu' }).waitFor();
  await shot('guest-17-tea-menu');
  await page.close();
}

export async function machineScreens(context: BrowserContext, server: RunningServer, visit: Visit): Promise<void> {
  const page = await context.newPage();
  const { origin, codes } = server;
  const ez = codes['ez-pairing']!;
  const shot = (name: string) => visit(page, name);
  await page.goto(`${origin}/approve`);
  await page.getByRole('button', { name: 'Try Again' }).waitFor();
  await shot('machine-01-no-camera');
  await page.getByRole('button', { name: 'Enter Machine ID Manually' }).click();
  await shot('machine-02-manual');
  await page.goto(`${origin}/approve?shopId=demo-tea`);
  await page.getByText('Oops!').waitFor();
  await shot('machine-03-oops');
  await joinAs(page, server, ez, 'Ada');
  await answerQuiz(page, [2, 0, 2, 3, 3]);
  await orderRecommended(page);
  await page.goto(`${origin}/approve?shopId=demo-bar`);
  await page.getByText('Hey there!').waitFor();
  await shot('machine-04-choose');
  await page
    .getByRole('button', { name: /Make This/ })
    .first()
    .click();
  await shot('machine-05-prepare');
  await page.getByRole('button', { name: 'Glass is Ready - Start Brewing!' }).click();
  await page.waitForTimeout(6000);
  await shot('machine-06-brewing');
  await page.getByText('Cheers!').waitFor({ timeout: 60_000 });
  await page.waitForTimeout(1200);
  await shot('machine-07-cheers');
  await page.close();
}

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
  await shot('console-03-shops');
  await page.goto(`${origin}/landing`);
  await shot('console-04-landing');
  await page.goto(`${origin}/shops/demo-bar`);
  await page.getByRole('heading', { name: /Admin Dashboard/ }).waitFor();
  await page.getByText('Negroni').first().waitFor();
  await shot('console-05-dashboard');
  await page
    .getByRole('button', { name: /Join QR/i })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await shot('console-06-join-qr');
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click();
  await shot('console-07-confirm-delete');
  await page.keyboard.press('Escape');
  await page.goto(`${origin}/shops/demo-bar/master`);
  await page.getByText('Negroni').first().waitFor();
  await shot('console-08-master');
  await page.getByRole('link', { name: 'Negroni', exact: true }).click();
  await page.getByRole('heading', { name: 'Dry run' }).waitFor();
  await page.getByLabel('Machine string').waitFor();
  await shot('console-08-master-drink');
  await page.goto(`${origin}/shops/demo-bar/master?tab=pumps`);
  await page.getByRole('button', { name: 'Add a pump' }).waitFor();
  await shot('console-08-master-pumps');
  await page.goto(`${origin}/shops/demo-bar/master?tab=files`);
  await page.getByLabel('Files with drinks').setInputFiles(IMPORTED);
  await page.getByRole('checkbox').first().waitFor();
  await shot('console-08-master-import');
  await page.goto(`${origin}/shops/demo-bar/master?tab=voice`);
  await page.getByText('0 of 20 recorded').waitFor();
  await shot('console-08-master-voices');
  await page.getByRole('link', { name: /^Record House voice/ }).click();
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
  await page.goto(`${origin}/shops/demo-bar/master?tab=staff`);
  await page.getByText('This is you').or(page.getByText('Active')).first().waitFor();
  await shot('console-08-master-staff');
  await page.goto(`${origin}/shops/demo-bar/orders`);
  await page.getByRole('row').nth(1).waitFor();
  await shot('console-08b-orders');
  await page.getByRole('button', { name: 'New order' }).click();
  await shot('console-08c-new-order');
  await page.keyboard.press('Escape');
  await page.goto(`${origin}/shops/demo-bar/orders?search=zzzz`);
  await page.getByText('No order fits').waitFor();
  await shot('console-08d-orders-nothing');
  await page.goto(`${origin}/shops/demo-bar/insights`);
  await page.getByText('Busiest day').waitFor();
  await shot('console-08e-insights');
  await page.goto(`${origin}/shops/demo-bar/activity`);
  await page.getByRole('heading', { name: 'Activity' }).waitFor();
  await shot('console-08f-activity');
  await page.goto(`${origin}/kiosk/admin/${ez}`);
  await page.getByRole('heading', { name: `Instance Admin: ${ez}` }).waitFor();
  await shot('console-09-instance');
  await page.getByText('Open EZ Pairing Admin').click();
  await page
    .getByText(/dessert/i)
    .first()
    .waitFor();
  await shot('console-10-ez-admin');
  await page.close();

  const fresh = await context.newPage();
  await fresh.goto(`${origin}/kiosk/ez-pairing/admin/${ez}`);
  await fresh.getByText('Shop data was not passed in navigation state...').waitFor();
  await visit(fresh, 'console-11-ez-admin-without-shop');
  await fresh.goto(`${origin}/nowhere`);
  await visit(fresh, 'console-12-not-found');
  await fresh.close();
}

/** 十五二十, its table and its settings. */
export async function fifteenTwentyScreens(
  context: BrowserContext,
  server: RunningServer,
  visit: Visit,
): Promise<void> {
  const page = await context.newPage();
  const { origin, codes } = server;
  const address = `${origin}/kiosk/live?joinCode=${codes['fifteen-twenty']}`;
  const shot = (name: string) => visit(page, `fifteen-twenty-${name}`);
  const hand = page.getByRole('group', { name: 'Your hand' }).getByRole('button');
  const call = page.getByRole('group', { name: 'Your call' }).getByRole('button');
  const showOnce = async () => {
    await hand.first().waitFor();
    const isCalling = (await call.count()) > 0;
    await hand.nth(1).click();
    if (isCalling) await call.nth(2).click();
  };
  await page.goto(address);
  await page.getByRole('switch', { name: 'No clock' }).click();
  await shot('1-opponents');
  await page.getByRole('button', { name: /DJ Kit/ }).click();
  await page.getByRole('button', { name: 'Ready' }).waitFor();
  await shot('2-ready');
  await page.getByRole('button', { name: 'Ready' }).click();
  await hand.first().waitFor();
  await shot('3-choosing');
  for (let shows = 0; shows < 60; shows += 1) {
    await showOnce();
    await page
      .getByText(/Sum \d+/)
      .first()
      .waitFor();
    if (shows === 0) await shot('4-shown');
    if ((await page.getByRole('button', { name: 'Once more' }).count()) > 0) break;
    await page.getByRole('button', { name: 'Ready' }).click();
  }
  await shot('5-over');
  await page.getByRole('button', { name: /drink$/ }).click();
  await page.locator('#play-result').or(page.locator('#winners-choice')).waitFor();
  await shot('6-drink');

  await page.goto(address);
  await page.getByRole('switch', { name: 'No clock' }).click();
  await page.getByRole('button', { name: /on this phone/ }).click();
  await page.getByRole('button', { name: /chooses first/ }).click();
  await showOnce();
  await page.getByText(/Hand the phone to/).waitFor();
  await shot('7-handover');
  await page.goto(address);
  await page.getByRole('button', { name: /on two phones/ }).click();
  await page.getByRole('textbox').waitFor();
  await shot('8-lobby');
  await page.getByRole('button', { name: 'Open a table' }).click();
  await page.getByLabel(/^\d \d \d$/).waitFor();
  await shot('9-table-number');
  await page.close();

  const owner = await context.newPage();
  await signIn(owner, server, 'bar');
  await owner.getByRole('heading', { name: /Admin Dashboard/ }).waitFor();
  await owner.goto(`${origin}/kiosk/admin/${codes['fifteen-twenty']}`);
  await owner.getByText('Open Fifteen-Twenty Admin').click();
  await owner.getByRole('button', { name: 'Edit' }).first().click();
  await owner.getByLabel('Title, English').waitFor();
  await visit(owner, 'console-fifteen-twenty-admin');
  await owner.close();
}

/** 猜枚, its table and its settings. */
export async function fiveMuiScreens(context: BrowserContext, server: RunningServer, visit: Visit): Promise<void> {
  const page = await context.newPage();
  const { origin, codes } = server;
  const shot = (name: string) => visit(page, `five-mui-${name}`);
  const hand = page.getByRole('group', { name: 'Your hand' }).getByRole('button');
  const call = page.getByRole('group', { name: 'Your call' }).getByRole('button');
  await page.goto(`${origin}/kiosk/live?joinCode=${codes['five-mui']}`);
  await page.getByRole('switch', { name: 'No clock' }).click();
  await shot('1-opponents');
  await page.getByRole('button', { name: /Auntie Mei/ }).click();
  await page.getByRole('button', { name: 'Ready' }).click();
  await hand.first().waitFor();
  await shot('2-choosing');
  for (let shows = 0; shows < 80; shows += 1) {
    await hand.nth(3).click();
    if (shows === 0) await shot('3-picked');
    await call.nth(2).click();
    await page
      .getByText(/Sum \d+/)
      .first()
      .waitFor();
    if (shows === 0) await shot('4-shown');
    if ((await page.getByRole('button', { name: 'Once more' }).count()) > 0) break;
    await page.getByRole('button', { name: 'Ready' }).click();
    await hand.first().waitFor();
  }
  await shot('5-over');
  await page.getByRole('button', { name: /drink$/ }).click();
  await page.locator('#play-result').or(page.locator('#call-choice')).waitFor();
  await shot('6-drink');
  await page.close();

  const owner = await context.newPage();
  await signIn(owner, server, 'bar');
  await owner.getByRole('heading', { name: /Admin Dashboard/ }).waitFor();
  await owner.goto(`${origin}/kiosk/admin/${codes['five-mui']}`);
  await owner.getByText('Open Five Mui Admin').click();
  await owner.getByRole('button', { name: 'Edit' }).first().click();
  await visit(owner, 'console-five-mui-admin');
  await owner.getByRole('radio', { name: /Your own/ }).click();
  await visit(owner, 'console-five-mui-own-calls');
  await owner.close();
}

export const ALL_SCREENS = [guestScreens, machineScreens, consoleScreens, fifteenTwentyScreens, fiveMuiScreens];
