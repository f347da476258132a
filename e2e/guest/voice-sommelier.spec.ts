/** From a sentence to an ordered drink: by touch in English, and by keyboard alone in Chinese. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PHONE, usePeople } from '../browser.ts';
import { orderByKeyboard, orderByTouch, press, tabTo } from '../order-matched.ts';
import { startServer, type RunningServer } from '../server.ts';

/** The built file that a module comes in when it is imported on demand. @param module below src */
function chunkOf(module: string): string {
  const manifest = readFileSync(join(import.meta.dirname, '../../dist/web/.vite/manifest.json'), 'utf8');
  return (JSON.parse(manifest) as Record<string, { file: string }>)[`../${module}`]!.file;
}

describe('voice-sommelier', () => {
  const people = usePeople();
  let server: RunningServer;
  beforeAll(async () => void (server = await startServer()));
  afterAll(async () => void (await server.stop()));
  const address = () => `${server.origin}/kiosk/live?joinCode=${server.codes['voice-sommelier']!}`;

  it('is used by touch', async () => {
    const page = await people.phone();
    await page.goto(address());
    await page.getByRole('button', { name: 'I’m driving' }).tap();
    const wishes = page.getByRole('list', { name: 'What you asked for' });
    await wishes.getByText('no alcohol').waitFor();
    await page.getByRole('textbox', { name: 'Type what you feel like' }).fill('not too sweet, and a zorblax');
    await page.getByRole('button', { name: 'Say it', exact: true }).tap();
    await page.getByText('Not understood: “zorblax”').waitFor();
    await page.getByRole('button', { name: 'Take away: zorblax' }).tap();
    await page.getByRole('button', { name: 'Change: not too sweet' }).tap();
    await page.getByRole('radio', { name: 'a little sweet' }).tap();
    await page.getByRole('button', { name: 'Done' }).tap();
    await wishes.getByText('a little sweet').waitFor();
    await page.getByRole('button', { name: 'Show my drink' }).tap();
    await page.getByRole('button', { name: 'The orchard' }).tap();
    await page.getByText('Then this is the one for you.').waitFor();
    expect(await orderByTouch(page, 'Ada')).toMatch(/^[A-Z]\d\d$/);
  });

  it('says who listens before it listens', async () => {
    const page = await people.phone();
    await page.goto(address());
    await page.getByRole('button', { name: 'Hold to talk' }).tap();
    await page.getByText(/its maker may process the sound/).waitFor();
    await page.getByRole('button', { name: "I'd rather type" }).tap();
  });

  it('keeps a sentence whose word lists failed to load, and understands it on the next try', async () => {
    const context = await people.browser.newContext({ ...PHONE, locale: 'en-GB', serviceWorkers: 'block' });
    await context.route(/cantonese-.*json/, (route) => route.abort('internetdisconnected'));
    const page = await context.newPage();
    await page.goto(address());
    await page.getByRole('button', { name: 'Surprise me' }).tap();
    await page.getByRole('textbox', { name: 'Type what you feel like' }).fill('唔要酒 thanks');
    await page.getByRole('button', { name: 'Say it', exact: true }).tap();
    await page.getByText('That did not work. Check the connection and try again.').waitFor();
    expect(await page.getByRole('button', { name: 'Show my drink' }).isDisabled()).toBe(true);
    await context.unroute(/cantonese-.*json/);
    await page.getByRole('button', { name: 'Try Again' }).tap();
    await page.getByRole('list', { name: 'What you asked for' }).getByText('no alcohol').waitFor();
    await page.getByRole('button', { name: 'Show my drink' }).tap();
    await context.close();
  });

  it('keeps a sentence whose parser failed to load, and understands it on the next try', async () => {
    const context = await people.browser.newContext({ ...PHONE, locale: 'en-GB', serviceWorkers: 'block' });
    const parser = /\/taste-request-.*\.js/;
    await context.route(parser, (route) => route.abort('internetdisconnected'));
    const page = await context.newPage();
    await page.goto(address());
    await page.getByRole('button', { name: 'I’m driving' }).tap();
    await page.getByText('That did not work. Check the connection and try again.').waitFor();
    expect(await page.getByRole('button', { name: 'Show my drink' }).count()).toBe(0);
    await context.unroute(parser);
    await page.getByRole('button', { name: 'Try Again' }).tap();
    await page.getByRole('list', { name: 'What you asked for' }).getByText('no alcohol').waitFor();
    await page.getByRole('button', { name: 'Show my drink' }).tap();
    await context.close();
  });

  it('shows the play without its parser, which a sentence waits for', async () => {
    const context = await people.browser.newContext({ ...PHONE, locale: 'en-GB', serviceWorkers: 'block' });
    let arrive = () => {};
    const arrived = new Promise<void>((done) => (arrive = done));
    await context.route(/\/taste-request-.*\.js/, async (route) => {
      await arrived;
      await route.continue();
    });
    const page = await context.newPage();
    await page.goto(address());
    await page.getByRole('button', { name: 'I’m driving' }).tap();
    await page.getByRole('status').filter({ hasText: 'I’m driving' }).waitFor();
    arrive();
    await page.getByRole('list', { name: 'What you asked for' }).getByText('no alcohol').waitFor();
    await context.close();
  });

  it('understands both languages offline after a first visit', async () => {
    const page = await people.phone();
    await page.goto(address());
    await page.getByRole('textbox', { name: 'Type what you feel like' }).waitFor();
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    for (const file of [
      chunkOf('experiences/voice-sommelier/hearing/interpret.ts'),
      chunkOf('domain/taste-request/flavour-lexicon.ts'),
    ])
      expect(await page.evaluate(async (name) => (await caches.match(name)) !== undefined, `/${file}`)).toBe(true);
    await page.context().setOffline(true);
    await page.reload();
    await page.getByRole('textbox', { name: 'Type what you feel like' }).fill('no milk 唔要酒');
    await page.getByRole('button', { name: 'Say it', exact: true }).tap();
    const wishes = page.getByRole('list', { name: 'What you asked for' });
    for (const wish of ['no milk', 'no alcohol']) await wishes.getByText(wish).waitFor();
    await page.context().setOffline(false);
  });

  it('is used by keyboard alone, in Chinese', async () => {
    const context = await people.browser.newContext({ ...PHONE, hasTouch: false, locale: 'zh-HK' });
    const page = await context.newPage();
    await page.goto(address());
    const line = page.getByRole('main').getByRole('textbox');
    await tabTo(page, line);
    await page.keyboard.type('想飲酸酸哋有氣，唔好太甜');
    await page.keyboard.press('Enter');
    const wishes = page.getByRole('main').getByRole('list').first();
    for (const wish of ['微酸', '有氣', '唔好太甜']) await wishes.getByText(wish, { exact: true }).waitFor();
    const pour = page.getByRole('main').getByRole('button').last();
    await press(page, pour, 'Enter');
    await page.locator('#play-result').waitFor();
    expect(await orderByKeyboard(page, '阿寶')).toMatch(/^[A-Z]\d\d$/);
    await context.close();
  });
});
