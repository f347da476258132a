/** At the machine: its own printed code, seen by a camera, leads to the guest's orders. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchChromium, PHONE, usePeople } from './browser.ts';
import { filmPicture } from './fake-camera.ts';
import { startServer, type RunningServer } from './server.ts';
import { answerQuiz, joinAs, orderRecommended, signIn, startBrewing } from './steps.ts';

describe('at the machine', () => {
  const people = usePeople();
  let server: RunningServer;
  beforeAll(async () => void (server = await startServer()));
  afterAll(async () => void (await server.stop()));

  it('the dashboard’s printed code is scanned, and the drink brews', async () => {
    const owner = await people.desktop();
    await signIn(owner, server, 'bar');
    const code = owner.getByRole('img', { name: /machine/i }).first();
    await code.scrollIntoViewIfNeeded();
    const video = join(mkdtempSync(join(tmpdir(), 'sipwell-camera-')), 'machine.y4m');
    await filmPicture(await people.desktop(), await code.screenshot(), video);

    const browser = await launchChromium([
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${video}`,
    ]);
    const guest = await (await browser.newContext({ ...PHONE, permissions: ['camera'] })).newPage();
    const said: string[] = [];
    guest.on('pageerror', (error) => said.push(String(error)));
    await joinAs(guest, server, server.codes['ez-pairing']!, 'Ada');
    await answerQuiz(guest, [0, 0, 0, 2, 0]);
    await orderRecommended(guest);

    await guest.goto(`${server.origin}/approve`);
    await guest.getByRole('heading', { name: 'Scan Machine QR Code' }).waitFor();
    await guest.waitForURL('**/approve?shopId=demo-bar', { timeout: 30_000 });
    await startBrewing(guest);
    await guest.getByText('Cheers!').waitFor({ timeout: 60_000 });
    expect(said).toEqual([]);
    await browser.close();
  });

  it('a camera that may not be used says so, and the id can be typed', async () => {
    const browser = await launchChromium(['--use-fake-device-for-media-stream', '--deny-permission-prompts']);
    const guest = await (await browser.newContext(PHONE)).newPage();
    await guest.goto(`${server.origin}/approve`);
    await guest.getByText('Camera permission denied. Please allow camera access and try again.').waitFor();
    await guest.getByRole('button', { name: 'Try Again' }).waitFor();
    await guest.getByRole('button', { name: 'Enter Machine ID Manually' }).click();
    await guest.getByRole('textbox').fill('demo-bar');
    await guest.getByRole('textbox').press('Enter');
    await guest.getByText('Oops!').waitFor();
    await guest.getByRole('button', { name: 'Join New Experience' }).click();
    await guest.waitForURL('**/kiosk/live');
    await browser.close();
  });
});
