/** Every screen and state, walked through once: for pictures, and for what a machine can judge of accessibility. */
import { randomUUID } from 'node:crypto';
import type { BrowserContext } from 'playwright-core';
import { callApi } from '../api.ts';
import type { RunningServer } from '../server.ts';
import { backupScreens } from './backup-screens.ts';
import { capsuleScreens } from './capsule-screens.ts';
import { accountScreens } from './account-screens.ts';
import { passkeyScreens } from './passkey-screens.ts';
import { consoleScreens, dashboardScreens, deletionScreens, menuScreens, orderScreens } from './console-screens.ts';
import { fifteenTwentyScreens } from './fifteen-twenty-screens.ts';
import { fiveMuiScreens } from './five-mui-screens.ts';
import { setUpScreens } from './set-up-screens.ts';
import { inspectionScreens } from './inspection-screens.ts';
import { sommelierScreens } from './sommelier-screens.ts';
import { bridgeScreens } from './bridge-screens.ts';
import { careScreens } from './care-screens.ts';
import { tabletScreens } from './tablet-screens.ts';
import { terminalScreens } from './terminal-screens.ts';
import { answerQuiz, joinAs, orderRecommended } from '../steps.ts';
import { roomRoundScreens } from './room-round-screens.ts';
import { storyScreens } from './story-screens.ts';
import { typeScreens } from './types-screens.ts';
import { vibesScreens } from './vibes-screens.ts';
import type { Visit } from '../visit.ts';

/** Goes through screens and states, and calls `visit` at each. */
export type Walk = (context: BrowserContext, server: RunningServer, visit: Visit) => Promise<void>;

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
  await page.route('**/code/*', (route) => route.abort());
  await page.goto(`${origin}/kiosk/live?joinCode=${ez}`);
  await page.getByRole('heading', { name: 'No connection' }).waitFor();
  await shot('guest-04-no-connection');
  await page.unroute('**/code/*');
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
  // The quiz goes on with the name.
  await page.reload();
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
  await page.goto(`${origin}/kiosk/live?joinCode=${ez}`);
  await page.getByRole('list', { name: 'Your tickets' }).waitFor();
  await shot('guest-13-tickets');
  await page.getByRole('list', { name: 'Your tickets' }).getByRole('button').first().click();
  await page.getByRole('button', { name: 'Cancel order' }).first().click();
  await page.getByRole('alertdialog').waitFor();
  await shot('guest-13-cancel-question');
  await page.getByRole('button', { name: 'Keep order' }).click();
  await shot('guest-13-ticket');
  await page.getByRole('button', { name: 'Follow on another phone' }).click();
  await page.getByRole('dialog').getByRole('img').waitFor();
  await shot('guest-13-follow-sheet');
  const orderId = await placedElsewhere(server, ez);
  await page.goto('about:blank');
  await page.goto(`${origin}/kiosk/live?joinCode=${ez}#claim=${orderId}`);
  await page.getByRole('button', { name: 'Stop following' }).waitFor();
  await shot('guest-13-followed');
  await page.goto(`${origin}/kiosk/live`);
  await shot('guest-14-join-with-orders');
  await page.goto(`${origin}/kiosk/live?joinCode=${codes['toy-kiosk']}`);
  await page.getByRole('button', { name: 'The whole menu' }).click();
  await page.getByRole('heading', { name: 'The menu' }).waitFor();
  await shot('guest-15-menu');
  await page.getByRole('searchbox').fill('zzzz');
  await shot('guest-16-menu-nothing');
  await page.goto(`${origin}/kiosk/live?joinCode=${codes['ordering-terminal']}`);
  await page.getByRole('heading', { name: 'The menu' }).waitFor();
  await shot('guest-17-tea-menu');
  await page.goto(`${origin}/privacy/demo-bar`);
  await page.getByRole('button', { name: 'Erase' }).waitFor();
  await shot('guest-18-privacy');
  await page.getByRole('button', { name: 'Erase' }).click();
  await page.getByRole('alertdialog').waitFor();
  await shot('guest-18-erase-question');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.goto(`${origin}/privacy/nowhere`);
  await page.getByText('There is no such bar.').waitFor();
  await shot('guest-18-privacy-nowhere');
  await page.close();
}

/** An order of another phone. @returns its id */
async function placedElsewhere(server: RunningServer, joinCode: string): Promise<string> {
  const { body } = await callApi(server, 'POST', '/api/admin/shops/demo-bar/submit-order', {
    headers: { 'x-device-id': randomUUID(), 'x-join-code': joinCode },
    body: { targetShopId: 'demo-bar', recipeId: 'bar-negroni', name: 'Bea', kioskInstanceCode: joinCode },
  });
  return (body as { orderId: string }).orderId;
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
  await page.goto(`${origin}/approve?shopId=nowhere`);
  await page.getByRole('button', { name: 'Scan Machine QR Code' }).waitFor();
  await shot('machine-03-unknown');
  await joinAs(page, server, ez, 'Ada');
  await answerQuiz(page, [2, 0, 2, 3, 3]);
  await orderRecommended(page);
  await page.goto(`${origin}/approve?shopId=demo-bar`);
  await page.getByText('Hey there!').waitFor();
  await page.clock.install();
  await shot('machine-04-choose');
  await page
    .getByRole('button', { name: /Make This/ })
    .first()
    .click();
  await shot('machine-05-prepare');
  await page.getByRole('button', { name: 'Glass is Ready - Start Brewing!' }).click();
  await page.getByText('Now Brewing...').first().waitFor();
  await page.clock.fastForward(6000);
  await shot('machine-06-brewing');
  await page.clock.fastForward(90_000);
  await page.getByText('Cheers!').waitFor();
  await page.clock.fastForward(1200);
  await shot('machine-07-cheers');
  await page.close();
}

export const CONSOLE_SCREENS = [
  consoleScreens,
  dashboardScreens,
  deletionScreens,
  menuScreens,
  orderScreens,
  tabletScreens,
  bridgeScreens,
  setUpScreens,
  accountScreens,
  passkeyScreens,
  careScreens,
  backupScreens,
  inspectionScreens,
];
/** The plays, each with the page that sets it up. */
export const PLAY_SCREENS = [
  capsuleScreens,
  typeScreens,
  vibesScreens,
  storyScreens,
  sommelierScreens,
  fifteenTwentyScreens,
  fiveMuiScreens,
  terminalScreens,
  roomRoundScreens,
];
export const ALL_SCREENS = [guestScreens, machineScreens, ...PLAY_SCREENS, ...CONSOLE_SCREENS];
