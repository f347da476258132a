/** The sounds of a play, in a browser: the capsule machine, with its sound off, on, and after a reload. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { usePeople } from '../browser.ts';
import { startServer, type RunningServer } from '../server.ts';

declare global {
  interface Window {
    /** Tones and noises the page has begun, and those of them while the browser let nothing be heard. */
    begun: { heard: number; early: number };
  }
}

describe('the sounds of a play', () => {
  const people = usePeople();
  let server: RunningServer;
  beforeAll(async () => void (server = await startServer()));
  afterAll(async () => void (await server.stop()));

  const begun = (page: Page) => page.evaluate(() => window.begun);
  const open = (page: Page) => page.goto(`${server.origin}/kiosk/live?joinCode=${server.codes['toy-kiosk']}`);

  it('are not loaded and not heard until they are turned on, then heard and told, and remembered', async () => {
    const guest = await people.phone();
    const files: string[] = [];
    guest.on('request', (request) => files.push(request.url()));
    const areLoaded = () => files.some((file) => file.includes('sound-player'));
    await guest.addInitScript(() => {
      window.begun = { heard: 0, early: 0 };
      // Noise has a start of its own.
      for (const kind of [AudioScheduledSourceNode, AudioBufferSourceNode]) {
        // oxlint-disable-next-line typescript/unbound-method -- called with the node it is of
        const { start } = kind.prototype;
        kind.prototype.start = function (this: AudioScheduledSourceNode, when?: number) {
          window.begun[(this.context as AudioContext).state === 'running' ? 'heard' : 'early']++;
          start.call(this, when);
        };
      }
    });
    await open(guest);
    const on = guest.getByRole('button', { name: 'Sound' });
    const knob = guest.getByRole('button', { name: 'Turn the knob' });
    await guest.getByText('2 of 30').waitFor();
    expect(await on.getAttribute('aria-pressed')).toBe('false');
    await knob.tap();
    const capsule = guest.getByRole('button', { name: 'Open the capsule' });
    await capsule.tap();
    await guest.getByRole('button', { name: /Turn again/ }).waitFor();
    expect(await begun(guest)).toEqual({ heard: 0, early: 0 });
    expect(areLoaded()).toBe(false);

    await on.tap();
    expect(await on.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(areLoaded).toBe(true);
    await guest.getByRole('button', { name: /Turn again/ }).tap();
    await guest.getByText('of 29').first().waitFor();
    await knob.tap();
    await expect.poll(async () => (await begun(guest)).heard).toBeGreaterThan(10);
    const afterKnob = (await begun(guest)).heard;
    await capsule.tap();
    await guest.getByText('The capsule cracks open').waitFor();
    expect((await begun(guest)).heard).toBeGreaterThan(afterKnob);
    await guest.getByRole('button', { name: 'I’ll take this one' }).tap();
    await guest.getByText('The drink is poured').waitFor();
    await guest.getByText('The drink is poured').waitFor({ state: 'detached' });

    // The page is new, and nobody has touched it: the result is shown again in silence.
    await guest.reload();
    await guest.locator('#play-result').waitFor();
    expect(await on.getAttribute('aria-pressed')).toBe('true');
    await expect.poll(areLoaded).toBe(true);
    expect(await begun(guest)).toEqual({ heard: 0, early: 0 });
    await on.tap();
    await guest.getByRole('button', { name: 'Start Over' }).tap();
    expect(await begun(guest)).toEqual({ heard: 0, early: 0 });
  });
});
