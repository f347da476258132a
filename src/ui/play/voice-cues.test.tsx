import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createClient } from '#contract/client.ts';
import { ApiProvider } from '#ui/kit/api/client.tsx';
import { useRead } from '#ui/kit/api/use-read.ts';
import { useVoiceCues } from './voice-cues.ts';

const CUES = { intro: 'https://old.example/uploads/voice-cues/a.webm', win: '/uploads/voice-cues/b.webm' };
let asked: string[];
let played: string[];
let answer: () => Response;

beforeEach(() => {
  [asked, played] = [[], []];
  answer = () => Response.json({ id: 'v1', cues: CUES });
  vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('probably');
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
    played.push(this.src);
    return Promise.reject(new Error('not allowed'));
  });
});
afterEach(() => {
  const { result } = renderHook(() => useVoiceCues(undefined), { wrapper: Around });
  act(() => result.current.setMuted(true));
});

function Around({ children }: { children: ReactNode }) {
  const client = createClient({
    mainBase: '/v1',
    kioskBase: '/api',
    headers: () => ({}),
    onUnauthorised: () => false,
    fetch: async (url) => {
      const address = typeof url === 'string' ? url : '';
      if (address === OTHER) return Response.json({ id: 'other', cues: CUES });
      asked.push(address);
      return answer();
    },
  });
  return <ApiProvider client={client}>{children}</ApiProvider>;
}

/** A read that begins later and is answered: what the voice was to request has been requested and answered by then. */
const OTHER = '/api/voice-profiles/other';
async function readAnother(): Promise<void> {
  const { result } = renderHook(
    () => useRead('GET /api/voice-profiles/:profileId', { params: { profileId: 'other' } }),
    { wrapper: Around },
  );
  await waitFor(() => expect(result.current.data).toBeDefined());
}

const hear = (profileId: string | undefined) => renderHook(() => useVoiceCues(profileId), { wrapper: Around }).result;

it('is silent, and requests nothing, until the guest turns the sound on', async () => {
  const voice = hear('v1');
  expect([voice.current.muted, voice.current.hasVoice, voice.current.play('intro')]).toEqual([true, true, false]);
  expect([asked, played]).toEqual([[], []]);

  act(() => voice.current.setMuted(false));
  expect(voice.current.muted).toBe(false);
  await waitFor(() => expect(voice.current.play('intro')).toBe(true));
  expect(asked).toEqual(['/api/voice-profiles/v1']);
});

it('plays from the page’s own origin, whatever host the address names', async () => {
  const voice = hear('v1');
  act(() => voice.current.setMuted(false));
  await waitFor(() => expect(voice.current.play('intro')).toBe(true));
  expect(played.at(-1)).toBe(`${location.origin}/uploads/voice-cues/a.webm`);
  expect(voice.current.play('win')).toBe(true);
  expect(played.at(-1)).toBe(`${location.origin}/uploads/voice-cues/b.webm`);
});

it('reports which cue is missing', async () => {
  const voice = hear('v1');
  act(() => voice.current.setMuted(false));
  await waitFor(() => expect(voice.current.play('intro')).toBe(true));
  for (const cue of ['lose', 'toString', '']) expect(voice.current.play(cue)).toBe(false);
});

it('stops when the sound is turned off, and keeps that choice for the next round', async () => {
  const voice = hear('v1');
  act(() => voice.current.setMuted(false));
  expect(hear('v1').current.muted).toBe(false);
  await waitFor(() => expect(voice.current.play('win')).toBe(true));
  act(() => voice.current.setMuted(true));
  expect(HTMLMediaElement.prototype.pause).toHaveBeenCalled();
  expect(voice.current.play('win')).toBe(false);
  expect(hear('v1').current.muted).toBe(true);
  act(() => voice.current.setMuted(false));
  expect(played.at(-1)).toBe('');
});

it.each([
  ['no profile', undefined, () => Response.json({ cues: CUES })],
  ['an empty profile id', '', () => Response.json({ cues: CUES })],
  ['a profile that is gone', 'v1', () => new Response('{}', { status: 404 })],
  ['a failing server', 'v1', () => new Response('', { status: 500 })],
  ['no answer', 'v1', () => Response.error()],
  ['an answer without cues', 'v1', () => Response.json({ id: 'v1' })],
  ['cues that are no map', 'v1', () => Response.json({ cues: 'x' })],
])('falls back to silence: %s', async (_what, profileId, reply) => {
  answer = reply;
  const voice = hear(profileId);
  act(() => voice.current.setMuted(false));
  await readAnother();
  expect(asked).toHaveLength(profileId ? 1 : 0);
  expect(voice.current.play('intro')).toBe(false);
});

it('offers no voice, and requests none, if the browser cannot play WebM', async () => {
  vi.mocked(HTMLMediaElement.prototype.canPlayType).mockReturnValue('');
  const voice = hear('v1');
  expect(voice.current.hasVoice).toBe(false);
  act(() => voice.current.setMuted(false));
  await readAnother();
  expect(asked).toEqual([]);
  expect(voice.current.play('intro')).toBe(false);
});

it('reads a profile wrapped in data', async () => {
  answer = () => Response.json({ data: { cues: CUES } });
  const voice = hear('v1');
  act(() => voice.current.setMuted(false));
  await waitFor(() => expect(voice.current.play('win')).toBe(true));
});
