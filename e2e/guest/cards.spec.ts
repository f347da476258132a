/**
 * The card that each of the plays ends with: a real picture of 1080 by 1350 in both languages, made on the phone
 * and kept there. With `CARD_PICTURES=1` they stay in `reports/cards/`, and docs/pictures/cards.png is laid out of them.
 * Source: docs/behaviour/cards.md.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chineseOf } from '../catalogue.ts';
import { usePeople } from '../browser.ts';
import { whatDoesNotFit } from '../fits.ts';
import { inRealTime, PLAYS, type Hand } from '../screens/plays.ts';
import { startServer, type RunningServer } from '../server.ts';
import { tabTo } from '../steps.ts';

const PICTURES = process.env.CARD_PICTURES ? join(import.meta.dirname, '../../reports/cards') : undefined;

/** Presses at once, always the second where there is a choice. */
const HAND: Hand = {
  press: (target) => target.click(),
  type: (field, text) => field.fill(text),
  pick: (count) => Math.min(1, count - 1),
  until: inRealTime,
};

interface Looked {
  width: number;
  height: number;
  /** Different colours among the pixels looked at. */
  colours: number;
  /** Share of pixels looked at that can be seen through. */
  clear: number;
}

/** In the page: decodes a picture and looks at every ninth pixel of every ninth row. */
async function lookAt(address: string): Promise<Looked> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  const { naturalWidth: width, naturalHeight: height } = picture;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d')!;
  pen.drawImage(picture, 0, 0);
  const { data } = pen.getImageData(0, 0, width, height);
  const colours = new Set<number>();
  let looked = 0;
  let clear = 0;
  for (let y = 0; y < height; y += 9)
    for (let x = 0; x < width; x += 9) {
      const at = (y * width + x) * 4;
      looked += 1;
      if (data[at + 3]! < 255) clear += 1;
      colours.add((data[at]! << 16) | (data[at + 1]! << 8) | data[at + 2]!);
    }
  return { width, height, colours: colours.size, clear: clear / looked };
}

describe('a card to keep', () => {
  const people = usePeople();
  let server: RunningServer;
  beforeAll(async () => {
    if (PICTURES) mkdirSync(PICTURES, { recursive: true });
    server = await startServer();
  });
  afterAll(async () => void (await server.stop()));

  const joinAt = (page: Page, type: string) => page.goto(`${server.origin}/kiosk/live?joinCode=${server.codes[type]}`);

  /** Opens the card, saves it, and looks at what was saved. */
  async function keep(page: Page, keepName: string, saveName: string, file: string) {
    await page.getByRole('button', { name: keepName }).filter({ visible: true }).click();
    const dialog = page.getByRole('dialog');
    const preview = dialog.getByRole('img');
    await preview.waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: saveName }).click(),
    ]);
    const png = readFileSync(await download.path());
    if (PICTURES) await download.saveAs(join(PICTURES, `${file}.png`));
    const looked = await page.evaluate(lookAt, `data:image/png;base64,${png.toString('base64')}`);
    return { png, looked, says: (await preview.getAttribute('alt')) ?? '', dialog, name: download.suggestedFilename() };
  }

  it.each(Object.keys(PLAYS))('of %s is a picture in either language, without a name', async (type) => {
    const page = await people.phone();
    await joinAt(page, type);
    await PLAYS[type]!(page, HAND, 'Ada', 'Sour and fizzy please');
    const shop = (await page.locator('header p, header a > span').first().textContent()) ?? '';
    expect(shop).not.toBe('');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (!/^(data|blob):/.test(request.url())) sent.push(`${request.method()} ${request.url()}`);
    });

    const english = await keep(page, 'Keep a card', 'Save picture', `${type}-en`);
    expect(english.looked).toMatchObject({ width: 1080, height: 1350, clear: 0 });
    expect(english.looked.colours).toBeGreaterThan(200);
    expect(english.name).toMatch(/^[a-z-]+\.png$/);
    expect(english.says).toContain(shop);
    expect(english.says).not.toContain('Ada');
    expect(await whatDoesNotFit(page)).toEqual([]);
    await english.dialog.getByRole('button', { name: 'Close' }).click();

    await page.getByRole('button', { name: '中文' }).click();
    const chinese = await keep(page, chineseOf('Keep a card'), chineseOf('Save picture'), `${type}-zh-HK`);
    expect(chinese.looked).toMatchObject({ width: 1080, height: 1350, clear: 0 });
    expect(chinese.looked.colours).toBeGreaterThan(200);
    expect(chinese.says).toMatch(/\p{Script=Han}{3}/u);
    expect(chinese.png.equals(english.png)).toBe(false);
    // Asked for: the product's own files. Sent: nothing.
    expect(sent.filter((request) => !request.startsWith(`GET ${server.origin}/`))).toEqual([]);

    await chinese.dialog.getByRole('button', { name: chineseOf('Close') }).click();
    await page.reload();
    await page
      .getByRole('list', { name: chineseOf('Your tickets') })
      .getByRole('button')
      .first()
      .click();
    const again = await keep(page, chineseOf('Keep a card'), chineseOf('Save picture'), `${type}-again-zh-HK`);
    expect(again.says).toBe(chinese.says);
    expect(again.looked).toEqual(chinese.looked);
    await again.dialog.getByRole('button', { name: chineseOf('Close') }).click();
    await page.getByRole('button', { name: 'English' }).click();
    expect((await keep(page, 'Keep a card', 'Save picture', `${type}-again-en`)).says).toBe(english.says);
    await page.context().close();
  });

  it('has the guest’s name only once it is chosen, on the smallest phone and by keyboard', async () => {
    const page = await people.phone();
    await page.setViewportSize({ width: 320, height: 568 });
    await joinAt(page, 'story-tree');
    await PLAYS['story-tree']!(page, HAND, 'Ada', '');
    await page.getByRole('button', { name: 'Keep a card' }).filter({ visible: true }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'A card to keep' });
    const preview = dialog.getByRole('img', { name: /^Card: / });
    await preview.waitFor();
    expect(await whatDoesNotFit(page)).toEqual([]);
    expect(await preview.getAttribute('alt')).not.toContain('Ada');
    await tabTo(page, 'input[role=switch]');
    await page.keyboard.press('Space');
    await dialog.getByRole('img', { name: /Poured for Ada/ }).waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.context().close();
  });

  it('is made without a network, before the drink is ordered', async () => {
    const page = await people.phone();
    await joinAt(page, 'toy-kiosk');
    await page.getByRole('button', { name: 'Turn the knob' }).click();
    await page.getByRole('button', { name: 'Open the capsule' }).click();
    await page.getByRole('button', { name: 'I’ll take this one' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.context().setOffline(true);
    const { looked } = await keep(page, 'Keep a card', 'Save picture', 'offline');
    expect(looked).toMatchObject({ width: 1080, height: 1350, clear: 0 });
    await page.context().setOffline(false);
    await page.context().close();
  });
});
