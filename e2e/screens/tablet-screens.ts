/** A shared tablet, from pairing to the PIN pad. */
import type { BrowserContext } from 'playwright-core';
import type { RunningServer } from '../server.ts';
import { enterPin, giveStaffAPin, makeSharedTablet, signIn } from '../steps.ts';
import type { Visit } from '../visit.ts';

let walks = 0;

export async function tabletScreens(context: BrowserContext, server: RunningServer, visit: Visit): Promise<void> {
  const page = await context.newPage();
  const shot = (name: string) => visit(page, name);
  const ownerSignsIn = async () => {
    await signIn(page, server, 'bar');
    await page.waitForURL('**/shops/demo-bar');
  };
  const n = ++walks;
  const [name, username, pin] = [`Bar ${n}`, `ada-${n}`, String(40_710 + n)];
  await ownerSignsIn();
  await giveStaffAPin(page, server, username, pin, () => shot('console-11-pin'));
  await shot('console-11-staff');
  await makeSharedTablet(page, server, name, () => shot('console-11-tablet-asked'));
  await page.getByText('Locked.').waitFor();
  await shot('console-11-tablet-locked');
  await page.getByRole('button', { name: 'Enter PIN' }).click();
  await enterPin(page, username, '907142');
  await page.getByText('This PIN is not right.').waitFor();
  await shot('console-11-tablet-wrong');
  await enterPin(page, username, pin);
  await page.getByRole('button', { name: 'Lock' }).waitFor();
  await shot('console-11-tablet');

  await ownerSignsIn();
  await page.goto(`${server.origin}/shops/demo-bar/settings#tablets`);
  await page.getByText(name, { exact: true }).waitFor();
  await shot('console-11-tablets');
  await page.getByRole('button', { name: `Revoke ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await page.getByText(name, { exact: true }).waitFor({ state: 'detached' });
  await page.close();
}
