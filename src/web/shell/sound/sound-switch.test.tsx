import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Around } from '#test/ui-around.tsx';
import { stubAudio } from '#test/silent-audio.ts';

/** The phone's sounds live as long as its page: each test opens a new one. */
async function openPage({ isKept = true } = {}) {
  vi.resetModules();
  const { sound, setSound } = await import('#ui/play/sound/sound.ts');
  const { SoundSwitch } = await import('./sound-switch.tsx');
  const { unmount } = render(<SoundSwitch isKept={isKept} />, { wrapper: Around });
  const leave = () => {
    act(() => setSound(false));
    unmount();
  };
  return { sound: (...what: Parameters<typeof sound>) => act(() => void sound(...what)), leave };
}
const theSwitch = (pressed: boolean) => screen.findByRole('button', { name: 'Sound', pressed });
const loaded = () => act(() => vi.dynamicImportSettled());

const vibrate = vi.fn();
beforeEach(() => {
  localStorage.clear();
  vibrate.mockReset();
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { vibrate }));
});
afterEach(() => vi.unstubAllGlobals());

describe('the sound of a play', () => {
  it('is off by default: nothing is heard and no caption shown, but felt', async () => {
    const { begun } = stubAudio();
    const { sound, leave } = await openPage();
    await theSwitch(false);
    fireEvent.click(document.body);
    await loaded();
    sound('stamp', 50);
    expect(begun()).toBe(0);
    expect(screen.queryByText('A stamp comes down')).toBeNull();
    expect(vibrate).toHaveBeenCalledWith(50);
    leave();
  });

  it('turned on it is heard and told for a moment, turned off it is quiet again', async () => {
    const { begun } = stubAudio();
    const { sound, leave } = await openPage();
    await userEvent.click(await theSwitch(false));
    await theSwitch(true);
    await loaded();
    vi.useFakeTimers();
    sound('stamp');
    const heard = begun();
    expect(heard).toBeGreaterThan(3);
    expect(screen.getByText('A stamp comes down').parentElement?.getAttribute('aria-live')).toBe('polite');
    act(() => void vi.advanceTimersByTime(2500));
    expect(screen.queryByText('A stamp comes down')).toBeNull();
    vi.useRealTimers();
    sound('knob', 0, { times: 6 });
    expect(begun()).toBe(heard + 18);
    expect(await screen.findByText('The knob clicks')).toBeTruthy();
    await userEvent.click(await theSwitch(true));
    sound('stamp');
    expect(begun()).toBe(heard + 18);
    leave();
  });

  it('is remembered, and waits for the first press of a new page', async () => {
    const { begun } = stubAudio();
    const first = await openPage();
    await userEvent.click(await theSwitch(false));
    first.leave();
    const { sound, leave } = await openPage();
    await theSwitch(true);
    await loaded();
    sound('pour');
    expect(begun()).toBe(0);
    expect(screen.queryByText('The drink is poured')).toBeNull();
    fireEvent.click(document.body);
    sound('pour');
    expect(begun()).toBeGreaterThan(0);
    leave();
  });

  it('is not remembered on a shared screen', async () => {
    stubAudio();
    const { leave } = await openPage({ isKept: false });
    await userEvent.click(await theSwitch(false));
    await theSwitch(true);
    expect(localStorage.getItem('playSound')).toBeNull();
    leave();
  });

  it.each(['refused by the browser', 'without Web Audio'])('%s, a play goes on in silence', async (why) => {
    const { begun } = why === 'without Web Audio' ? { begun: () => 0 } : stubAudio({ isAllowed: false });
    const { sound, leave } = await openPage();
    await userEvent.click(await theSwitch(false));
    await loaded();
    sound('bell');
    expect(begun()).toBe(0);
    expect(document.querySelector('[aria-live]')?.textContent).toBe('');
    leave();
  });

  it('less motion: nothing is felt', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { sound, leave } = await openPage();
    sound('beat', 40);
    expect(vibrate).not.toHaveBeenCalled();
    leave();
  });
});
