/** A voice from the owner's microphone to a guest's phone: actually recorded, played back, deleted. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { usePeople } from '../browser.ts';
import { startServer, type RunningServer } from '../server.ts';
import { signIn } from '../steps.ts';

interface Profile {
  id: string;
  cues: Record<string, string>;
  recordings: Record<string, { durationMs: number }>;
}

describe('an owner records a voice', () => {
  const people = usePeople(['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']);
  let server: RunningServer;
  beforeAll(async () => void (server = await startServer()));
  afterAll(async () => void (await server.stop()));

  const cue = (page: Page) => page.getByRole('listitem', { name: '八仙到！ Eight immortals!' });
  const heard = (page: Page) =>
    page.waitForFunction(() => {
      const heard = [...document.querySelectorAll('audio')].find(
        ({ currentTime, duration }) => currentTime > 0 && duration > 0,
      );
      return heard?.currentSrc;
    });

  it('which is saved, played, reaches a guest, and is deleted', async () => {
    const owner = await people.desktop();
    await signIn(owner, server, 'bar');
    await owner.waitForURL('**/shops/demo-bar');
    await owner.goto(`${server.origin}/shops/demo-bar/master`);
    await owner.getByRole('link', { name: 'Voice' }).click();
    await owner.getByText('0 of 20 recorded').waitFor();
    await owner.getByRole('link', { name: /^Record House voice/ }).click();

    await cue(owner)
      .getByRole('button', { name: /^Record:/ })
      .click();
    const booth = owner.getByRole('dialog', { name: 'Say this' });
    await booth.getByText('八仙到！').waitFor();
    await owner.waitForFunction(() =>
      [...document.querySelectorAll('dialog span')].some(
        (span) => span instanceof HTMLElement && Number(span.style.getPropertyValue('--level')) > 0.1,
      ),
    );
    await booth.getByText(/Recording… [2-7]\.\d of 8 s/).waitFor();
    await booth.getByRole('button', { name: 'Stop' }).click();
    await booth.getByRole('button', { name: 'Listen' }).click();
    expect(await (await heard(owner)).jsonValue()).toMatch(/^blob:/);
    const saved = owner.waitForResponse((reply) => reply.url().endsWith('/cues/call_8'));
    await booth.getByRole('button', { name: 'Keep', exact: true }).click();
    const profile = (await (await saved).json()) as Profile;
    expect(profile.recordings.call_8?.durationMs).toBeGreaterThan(900);
    expect(profile.recordings.call_8?.durationMs).toBeLessThan(8000);

    await owner.reload();
    await owner.getByText('1 of 20 recorded').waitFor();
    await cue(owner)
      .getByText(/^\d\.\d s$/)
      .waitFor();
    await cue(owner).getByRole('button', { name: /^Play/ }).click();
    expect(await (await heard(owner)).jsonValue()).toBe(server.origin + profile.cues.call_8);
    await cue(owner).getByRole('button', { name: /^Play/ }).waitFor();

    const guest = await people.phone();
    const joined = guest.waitForResponse((reply) => /\/kiosk-instances\/code\//.test(reply.url()));
    await guest.goto(`${server.origin}/kiosk/live?joinCode=${server.codes['five-mui']}`);
    const { config } = (await (await joined).json()) as { config: { voiceProfileId: string } };
    expect(config.voiceProfileId).toBe(profile.id);
    const asGuest = await guest.evaluate(
      async ({ id, code }) => {
        const sent = { headers: { 'x-join-code': code, 'x-device-id': localStorage.getItem('deviceId') ?? '' } };
        return (await fetch(`/api/voice-profiles/${id}`, sent)).json() as Promise<unknown>;
      },
      { id: profile.id, code: server.codes['five-mui'] ?? '' },
    );
    expect(asGuest).toEqual({ id: profile.id, cues: profile.cues });

    await cue(owner)
      .getByRole('button', { name: /^Delete/ })
      .click();
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await owner.getByText('The recording is deleted.').waitFor();
    await owner.getByText('0 of 20 recorded').waitFor();
    expect((await owner.request.get(server.origin + profile.cues.call_8)).status()).toBe(404);
  });
});
