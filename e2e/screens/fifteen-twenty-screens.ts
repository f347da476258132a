import type { BrowserContext } from 'playwright-core';
import type { RunningServer } from '../server.ts';
import { signIn } from '../steps.ts';
import type { Visit } from '../visit.ts';

/** 十五二十: its table and its settings. */
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
    if (isCalling) await call.nth(3).click();
  };
  // DJ Kit then opens both hands: one hand and a call of fifteen is right, and the guest wins.
  await page.addInitScript(() => void (Math.random = () => 0.3));
  await page.goto(address);
  await page.getByRole('switch', { name: 'Timer' }).click();
  await shot('1-opponents');
  await page.getByRole('button', { name: /DJ Kit/ }).click();
  await hand.first().waitFor();
  await shot('3-choosing');
  await hand.first().click();
  await shot('3-calls');
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
  await page.locator('#winners-choice').waitFor();
  await shot('6-choice');
  await page.getByRole('listitem').first().getByRole('button').click();
  await page.locator('#play-result').waitFor();
  await shot('6b-drink');

  await page.getByRole('button', { name: 'Start Over' }).click();
  await page.getByRole('switch', { name: 'Timer' }).click();
  await page.getByRole('button', { name: /one phone/ }).click();
  await page.getByRole('button', { name: /chooses first/ }).waitFor();
  await shot('2-ready');
  await page.getByRole('button', { name: /chooses first/ }).click();
  await showOnce();
  await page.getByText(/Hidden\. Over to/).waitFor();
  await shot('7-handover');
  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('button', { name: /two phones/ }).click();
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
