import { act, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Match, Show } from '#domain/games/hand-game.ts';
import { ApiProvider } from '#ui/kit/api/client.tsx';
import { useVoiceCues } from '#ui/play/voice-cues.ts';
import { handGame, rulesOf } from '../rules.ts';
import PACK from '../content.ts';
import { callSaid, verdictOf } from './cues.ts';
import { begin, openGame, pass, press, show, user, controlClockAndHouse, type Setup } from '#test/five-mui.ts';

controlClockAndHouse();

describe('what is said over a show', () => {
  const game = handGame({ ...rulesOf(PACK), allowFouls: true });
  const called = (hand: number, call: number) => ({ hand, call });
  const hit: Show = [called(2, 5), called(3, 4)];
  const seen = (one: Show, near: 0 | 1, mode: 'house' | 'hotseat' | 'room' = 'room', from?: Match) => {
    const match = game.after(from ?? game.start(0), one);
    return { match, show: one, near, mode };
  };
  const ahead = game.after(game.start(0), hit);

  it.each<[string, ReturnType<typeof seen>, number | undefined, string | undefined]>([
    ['the right call, the match goes on', seen(hit, 0), 5, undefined],
    ['the same seen from across', seen(hit, 1), 5, undefined],
    ['nobody right: the call from across, again', seen([called(2, 4), called(3, 6)], 0), 6, 'again'],
    ['both right', seen([called(2, 5), called(3, 5)], 0), 5, 'again'],
    ['the foul', seen([called(1, 9), called(3, 6)], 0), 9, 'foul'],
    ['nobody in time', seen(['late', 'late'], 0), undefined, 'again'],
    ['the guest was late', seen(['late', 'hidden'], 0), undefined, 'again'],
    ['won', seen(hit, 0, 'house', ahead), 5, 'win'],
    ['lost', seen(hit, 1, 'room', ahead), 5, 'lose'],
    ['won by one of two with one phone', seen(hit, 1, 'hotseat', ahead), 5, 'win'],
  ])('%s', (_case, one, call, verdict) => {
    expect([callSaid(one), verdictOf(one)]).toEqual([call, verdict]);
  });
});

describe('the voice', () => {
  const cues = { intro: '/i', beat_1: '/b1', call_7: '/c7', again: '/ag', win: '/w', result: '/r' };
  let heard: string[];
  beforeEach(() => {
    heard = [];
    vi.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('probably');
    vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => undefined);
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function (this: HTMLMediaElement) {
      const path = new URL(this.src || location.href).pathname;
      if (this.src !== '') heard.push(path);
      return Promise.resolve();
    });
  });
  // The guest's choice outlives the game.
  afterEach(() => {
    const { result } = renderHook(() => useVoiceCues(undefined), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <ApiProvider client={(() => undefined) as never}>{children}</ApiProvider>
      ),
    });
    act(() => result.current.setMuted(true));
  });
  const vibrations = () => {
    const vibrate = vi.fn();
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { vibrate }));
    return vibrate;
  };
  afterEach(() => vi.unstubAllGlobals());

  it('is off until the guest turns it on, then plays the beat and the calls; vibrates for missing ones', async () => {
    const vibrate = vibrations();
    const { sent } = openGame({ voiceProfileId: 'v1', answer: () => ({ body: { id: 'v1', cues } }) });
    expect(sent).toEqual([]);
    expect(screen.getByRole('button', { name: 'Voice', pressed: false })).toBeTruthy();
    await press('Voice');
    expect(screen.getByRole('button', { name: 'Voice', pressed: true })).toBeTruthy();
    await pass(50);
    expect(sent.map(({ route }) => route)).toEqual(['GET /api/voice-profiles/v1']);
    await begin();
    await show(2, 7, 0);
    // The second and third beat were not recorded.
    expect(heard).toEqual(['/i', '/b1', '/c7']);
    expect(vibrate).toHaveBeenCalledTimes(3);
    await pass(2700);
    await show(1, 6);
    expect(vibrate.mock.calls.flat()).toContain(60);
    expect(heard.at(-1)).toBe('/w');
    await press('To the drink');
    expect(heard.at(-1)).toBe('/r');
  });

  it.each<[string, Setup]>([
    ['no voice', {}],
    ['a voice that does not answer', { voiceProfileId: 'v1' }],
  ])('never stands in the way: %s', async (_case, setup) => {
    openGame(setup);
    const on = screen.queryByRole('button', { name: 'Voice' });
    expect(on !== null).toBe(setup.voiceProfileId !== undefined);
    if (on) await user.click(on);
    await begin();
    expect(await show(2, 7)).toContain('Your point.');
    expect(await show(1, 6)).toContain('You win.');
    await press('To the drink');
    expect(await screen.findByRole('button', { name: 'See details and order' })).toBeTruthy();
    expect(heard).toEqual([]);
  });
});
