import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Order } from '#contract/order/orders.ts';
import { Around } from '#test/ui-around.tsx';
import { setSound } from '#ui/play/sound/sound.ts';
import { useReadyCall } from './use-ready-call.ts';

const MINUTE = 60_000;
const READY = [{ orderId: 'o1', displayId: 'A17', stage: 'ready' } as Order];

const vibrate = vi.fn();
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  vibrate.mockReset();
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { vibrate }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['five minutes unless the shop says otherwise', undefined, 5],
  ['the minutes of the shop', 8, 8],
])('calls once more after %s, and never again', (_case, said, minutes) => {
  const orders = [{ ...READY[0], stage: 'being-made' } as Order];
  const { rerender } = renderHook((now: Order[]) => useReadyCall(now, said), { initialProps: orders, wrapper: Around });
  rerender(READY);
  expect(vibrate).toHaveBeenCalledTimes(1);
  expect(document.title).toBe('Ready: A17');
  vi.advanceTimersByTime(minutes * MINUTE - 1);
  expect(vibrate).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(vibrate).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60 * MINUTE);
  expect(vibrate).toHaveBeenCalledTimes(2);
});

it('reminds at the same time after a reload, once for each drink, and forgets them after the night', () => {
  const page = () => renderHook((now: Order[]) => useReadyCall(now), { initialProps: READY, wrapper: Around });
  const first = page();
  vi.advanceTimersByTime(3 * MINUTE);
  first.unmount();
  const second = page();
  vi.advanceTimersByTime(2 * MINUTE - 1);
  expect(vibrate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(vibrate).toHaveBeenCalledTimes(1);
  second.unmount();
  // After the reminder, too, it is not made anew.
  const third = page();
  vi.advanceTimersByTime(60 * MINUTE);
  expect(vibrate).toHaveBeenCalledTimes(1);
  // A second drink has its own time.
  third.rerender([...READY, { ...READY[0], orderId: 'o2', displayId: 'A18' } as Order]);
  vi.advanceTimersByTime(5 * MINUTE);
  expect(vibrate).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(12 * 60 * MINUTE);
  third.rerender([{ ...READY[0], orderId: 'o3', displayId: 'A19' } as Order]);
  expect(localStorage.getItem('readySince')).toMatch(/^o3=\d+$/);
});

it('rings for a guest who has not chosen, and not for one who has turned sound off', () => {
  const begun = vi.fn();
  class Silent {
    constructor() {
      begun();
    }
    close = () => Promise.resolve();
  }
  vi.stubGlobal('AudioContext', Silent);
  const call = () => {
    const { rerender, unmount } = renderHook((now: Order[]) => useReadyCall(now), {
      initialProps: [{ ...READY[0], stage: 'being-made' } as Order],
      wrapper: Around,
    });
    rerender(READY);
    unmount();
  };
  call();
  expect(begun).toHaveBeenCalledTimes(1);
  setSound(false);
  call();
  expect(begun).toHaveBeenCalledTimes(1);
});
