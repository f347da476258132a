import { fireEvent, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useChime } from './use-chime.ts';

/** As browsers do it: who waits for the sound to begin hears of an end. */
class ClosedWhileItWakes {
  static rejected = 0;
  state = 'suspended';
  #fail: (cause: Error) => void = () => undefined;
  resume = () =>
    new Promise<void>((_, failed) => {
      this.#fail = failed;
    });
  close = () => {
    ClosedWhileItWakes.rejected += 1;
    this.#fail(new DOMException('AudioContext closed before a pending resume() could complete.', 'InvalidStateError'));
    return Promise.resolve();
  };
}

afterEach(() => vi.unstubAllGlobals());

it('says nothing of a tap that leads away from the counter before the sound is awake', async () => {
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  vi.stubGlobal('AudioContext', ClosedWhileItWakes);
  const { unmount } = renderHook(() => useChime());
  fireEvent.pointerDown(window);
  unmount();
  await new Promise((done) => setTimeout(done, 0));
  process.off('unhandledRejection', unhandled);
  expect([ClosedWhileItWakes.rejected, unhandled.mock.calls]).toEqual([1, []]);
});
