import type { BrowserContext } from 'playwright-core';
import type { RunningServer } from '../server.ts';
import { signIn } from '../steps.ts';
import { unfold } from './unfold.ts';
import type { Visit } from '../visit.ts';

/** 猜枚: its table and its settings. */
export async function fiveMuiScreens(context: BrowserContext, server: RunningServer, visit: Visit): Promise<void> {
  const page = await context.newPage();
  const { origin, codes } = server;
  const shot = (name: string) => visit(page, `five-mui-${name}`);
  const hand = page.getByRole('group', { name: 'Your hand' }).getByRole('button');
  const call = page.getByRole('group', { name: 'Your call' }).getByRole('button');
  // Auntie Mei then opens the whole hand and expects the last one shown: she is right with ten, then with eight.
  await page.addInitScript(() => void (Math.random = () => 0.3));
  await page.goto(`${origin}/kiosk/live?joinCode=${codes['five-mui']}`);
  await page.getByRole('switch', { name: 'Timer' }).click();
  await shot('1-opponents');
  await page.getByRole('button', { name: /Auntie Mei/ }).click();
  await hand.first().waitFor();
  await shot('2-choosing');
  for (let shows = 0; shows < 80; shows += 1) {
    await hand.nth(shows === 0 ? 5 : 3).click();
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
  await page.locator('#call-choice').waitFor();
  await shot('6-choice');
  await page.getByRole('listitem').first().getByRole('button').click();
  await page.locator('#play-result').waitFor();
  await shot('6b-drink');
  await page.close();

  const owner = await context.newPage();
  await signIn(owner, server, 'bar');
  await owner.getByRole('heading', { name: /Admin Dashboard/ }).waitFor();
  await owner.goto(`${origin}/kiosk/admin/${codes['five-mui']}`);
  await owner.getByText('Open Five Mui Admin').click();
  await owner.getByRole('button', { name: 'Edit' }).first().click();
  await visit(owner, 'console-five-mui-admin');
  await unfold(owner, 'What is called');
  await owner.getByRole('radio', { name: /Your own/ }).click();
  await unfold(owner, /^8 · /);
  await visit(owner, 'console-five-mui-own-calls');
  await owner.close();
}
