import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { markActivity } from './activity.ts';
import { IdleReset } from './idle-reset.tsx';
import { Around } from '#test/ui-around.tsx';

const times = { quietMs: 70_000, warnMs: 20_000 };
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const question = () => screen.queryByRole('dialog', { name: 'Still there?' });

beforeEach(
  () =>
    void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] }),
);
afterEach(() => vi.useRealTimers());

describe('a shared screen', () => {
  const open = (more: object = {}) => {
    const onReset = vi.fn();
    render(<IdleReset times={times} isHeld={false} onReset={onReset} {...more} />, { wrapper: Around });
    fireEvent.pointerDown(document.body);
    return onReset;
  };

  it('asks after the idle time, counts down, and resets', async () => {
    const onReset = open();
    await pass(69_999);
    expect(question()).toBeNull();
    await pass(1);
    expect(question()).not.toBeNull();
    await pass(5000);
    expect(screen.getByText('This screen starts over in 15 seconds.')).toBeTruthy();
    await pass(14_000);
    expect(onReset).not.toHaveBeenCalled();
    await pass(1000);
    expect(onReset).toHaveBeenCalledOnce();
    expect(question()).toBeNull();
  });

  it('stays as it is before the first touch, and again after a reset', async () => {
    const onReset = vi.fn();
    render(<IdleReset times={times} isHeld={false} onReset={onReset} />, { wrapper: Around });
    await pass(1_000_000);
    expect(question()).toBeNull();
    fireEvent.keyDown(document.body);
    await pass(70_000);
    await pass(20_000);
    expect(onReset).toHaveBeenCalledOnce();
    await pass(1_000_000);
    expect(onReset).toHaveBeenCalledOnce();
  });

  it.each([
    ['a touch', () => fireEvent.pointerDown(document.body)],
    ['a key', () => fireEvent.keyDown(document.body)],
    ['a voice', markActivity],
  ])('restarts the idle time after %s', async (_sign, live) => {
    open();
    await pass(60_000);
    live();
    await pass(60_000);
    expect(question()).toBeNull();
    await pass(10_000);
    expect(question()).not.toBeNull();
  });

  it.each([
    ['one tap', () => fireEvent.click(screen.getByRole('button', { name: "I'm still here" }))],
    ['a voice', () => act(() => markActivity())],
  ])('goes on after %s', async (_sign, live) => {
    const onReset = open();
    await pass(85_000);
    live();
    expect(question()).toBeNull();
    await pass(60_000);
    expect(onReset).not.toHaveBeenCalled();
  });

  it('resets at once on request', async () => {
    const onReset = open();
    await pass(70_000);
    fireEvent.click(screen.getByRole('button', { name: 'Start Over' }));
    expect(onReset).toHaveBeenCalledOnce();
  });

  it.each([
    ['while an order is on its way', { isHeld: true }],
    ['on a guest’s own phone', { times: undefined }],
  ])('never asks %s', async (_case, more) => {
    const onReset = open(more);
    await pass(1_000_000);
    expect(question()).toBeNull();
    expect(onReset).not.toHaveBeenCalled();
  });
});
