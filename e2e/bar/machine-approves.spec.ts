/** At the machine: its printed code, seen by a camera, leads to the guest's orders. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchWholeChromium, PHONE, usePeople } from '../browser.ts';
import { film, launchBeforeCamera, photographed, pixelsOf, type Picture, type Scene } from '../fake-camera.ts';
import { startServer, type RunningServer } from '../server.ts';
import { answerQuiz, brewAtOnce, joinAs, orderRecommended, signIn } from '../steps.ts';
import { isBounded } from '../../scripts/long.mjs';

/** The printed code at three sizes; straight, rotated and tilted, or in a dark bar. */
const SIZES = [0.2, 0.4, 0.7];
const TILTED = { turn: 20, lean: 30 };
const DIM = { contrast: 0.16, brightness: 50, noise: 6 };
const EVERY_SCENE: [name: string, scene: Scene][] = SIZES.flatMap((size): [string, Scene][] => {
  const share = `${size * 100} % of the height`;
  return [
    [share, { size }],
    [`${share}, tilted`, { size, ...TILTED }],
    [`${share}, dim`, { size, ...DIM }],
  ];
});
/** In CI each size and each light once; `npm run whole` has every pair. */
const SCENES = EVERY_SCENE.filter((_, at) => !isBounded || at % 4 === 0);

describe('at the machine', () => {
  const people = usePeople();
  let server: RunningServer;
  let printed: Buffer;
  let code: Picture;
  /** A phone with an order at the bar. */
  let phone: Exclude<BrowserContextOptions['storageState'], undefined>;
  const folder = mkdtempSync(join(tmpdir(), 'sipwell-camera-'));

  /** The printed code as the camera sees it, without its white margin. */
  const inFrame = async (scene: Scene, during: (page: Page) => Promise<void>) => {
    const file = join(folder, `${JSON.stringify(scene).replaceAll(/\W+/g, '-')}.y4m`);
    film(code, { ...scene, size: scene.size / (1 - 2 * WHITE) }, file);
    const browser = await launchBeforeCamera(file);
    const context = await browser.newContext({
      ...PHONE,
      permissions: ['camera'],
      locale: 'en-GB',
      storageState: phone,
    });
    const page = await context.newPage();
    const said: string[] = [];
    page.on('pageerror', (error) => said.push(String(error)));
    await during(page);
    expect(said).toEqual([]);
    await browser.close();
  };
  /** White margin on each side, as a share of the printed code's edge. */
  let WHITE = 0;

  beforeAll(async () => {
    server = await startServer();
    const owner = await people.desktop();
    await owner.addInitScript(() => (window.print = () => undefined));
    await signIn(owner, server, 'bar');
    await owner.getByRole('img', { name: 'QR code of the machine' }).waitFor();
    await owner.getByRole('region', { name: 'Machine QR' }).getByRole('button', { name: 'Print' }).click();
    await owner.emulateMedia({ media: 'print' });
    const poster = owner.locator('[data-active] svg[viewBox]');
    printed = await poster.screenshot();
    const modules = Number((await poster.getAttribute('viewBox'))!.split(' ')[2]);
    WHITE = 4 / modules;
    code = await pixelsOf(await people.desktop(), printed);

    const guest = await people.phone();
    await joinAs(guest, server, server.codes['ez-pairing']!, 'Ada');
    await answerQuiz(guest, [0, 0, 0, 2, 0]);
    await orderRecommended(guest);
    phone = await guest.context().storageState();
  });
  afterAll(async () => void (await server.stop()));

  it.each(SCENES)('its poster leads to the order: %s', async (_name, scene) => {
    await inFrame(scene, async (page) => {
      await page.goto(`${server.origin}/approve`);
      await page.waitForURL('**/approve?shopId=demo-bar', { timeout: 30_000 });
      await page.getByText('Hey there! Choose a drink to make:').waitFor();
      await page.getByRole('button', { name: /Make This/ }).waitFor();
    });
  });

  it('a photo of it works as well, and the drink brews', async () => {
    const guest = await (await people.browser.newContext({ ...PHONE, locale: 'en-GB', storageState: phone })).newPage();
    await guest.goto(`${server.origin}/approve`);
    await guest
      .getByLabel('Photo of the code')
      .setInputFiles({ name: 'machine.jpg', mimeType: 'image/jpeg', buffer: await photographed(guest, printed) });
    await guest.waitForURL('**/approve?shopId=demo-bar', { timeout: 30_000 });
    await brewAtOnce(guest);
    await guest.context().close();
  });

  it('a denied camera says so, and the id can be typed', async () => {
    const browser = await launchWholeChromium(['--use-fake-device-for-media-stream', '--deny-permission-prompts']);
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
