import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CallOptions, Client } from '#contract/client.ts';
import { Refusal } from '#contract/refusal.ts';
import { ApiProvider } from './client.tsx';
import { useRead } from './use-read.ts';

type Call = { options: CallOptions; answer: (reply: unknown) => void; refuse: (error: unknown) => void };

function setUp(options: Parameters<typeof useRead>[2] = {}) {
  const calls: Call[] = [];
  const client = ((_route: string, _input: unknown, sent: CallOptions) =>
    new Promise((answer, refuse) => calls.push({ options: sent, answer, refuse }))) as unknown as Client;
  const hook = renderHook(
    ({ profileId, enabled }: { profileId: string; enabled: boolean }) =>
      useRead('GET /api/voice-profiles/:profileId', { params: { profileId } }, { ...options, enabled }),
    {
      initialProps: { profileId: 'a', enabled: true },
      wrapper: ({ children }: { children: ReactNode }) => <ApiProvider client={client}>{children}</ApiProvider>,
    },
  );
  const settle = (n: number, how: 'answer' | 'refuse', value: unknown) => act(async () => calls[n]![how](value));
  return { calls, settle, ...hook };
}

afterEach(() => vi.useRealTimers());

describe('useRead', () => {
  it('loads, answers, and keeps the answer while loading again', async () => {
    const { calls, settle, result } = setUp();
    expect(result.current).toMatchObject({ data: undefined, error: undefined, isLoading: true });
    await settle(0, 'answer', { n: 1 });
    expect(result.current).toMatchObject({ data: { n: 1 }, isLoading: false });
    act(() => result.current.reload());
    expect(result.current).toMatchObject({ data: { n: 1 }, isLoading: true });
    await settle(1, 'refuse', new Refusal('gone', { status: 500 }));
    expect(result.current).toMatchObject({ data: { n: 1 }, error: { code: 'gone' }, isLoading: false });
    expect(calls).toHaveLength(2);
  });

  it('never shows the answer of another input, whichever answer comes last', async () => {
    const { calls, settle, result, rerender } = setUp();
    await settle(0, 'answer', { of: 'a' });
    rerender({ profileId: 'b', enabled: true });
    expect(result.current).toMatchObject({ data: undefined, isLoading: true });
    rerender({ profileId: 'c', enabled: true });
    expect(calls[1]!.options.signal?.aborted).toBe(true);
    await settle(2, 'answer', { of: 'c' });
    await settle(1, 'answer', { of: 'b' });
    expect(result.current.data).toEqual({ of: 'c' });
  });

  it('aborts a request that is no longer needed', () => {
    const { calls, unmount } = setUp();
    unmount();
    expect(calls[0]!.options.signal?.aborted).toBe(true);
  });

  it('requests nothing while disabled', async () => {
    const { calls, result, rerender } = setUp();
    rerender({ profileId: 'a', enabled: false });
    expect(result.current.isLoading).toBe(false);
    rerender({ profileId: 'a', enabled: true });
    expect(calls).toHaveLength(2);
    await act(async () => calls[1]!.answer({ n: 1 }));
    expect(result.current.data).toEqual({ n: 1 });
  });

  it.each([
    ['a server that stumbled is asked once more', 500, 2],
    ['no answer is waited for once more', 0, 2],
    ['what was refused stays refused', 403, 1],
  ])('%s', async (_case, status, times) => {
    vi.useFakeTimers();
    const { calls, settle, result } = setUp({ repeats: 1 });
    await settle(0, 'refuse', new Refusal('no', { status }));
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect(calls).toHaveLength(times);
    if (times === 2) await settle(1, 'refuse', new Refusal('no', { status }));
    expect(result.current).toMatchObject({ error: { code: 'no' }, isLoading: false });
  });

  it('accepts the answer of another call', async () => {
    const { settle, result } = setUp();
    await settle(0, 'refuse', new Refusal('no', { status: 500 }));
    act(() => result.current.setData({ cues: {} } as never));
    expect(result.current).toMatchObject({ data: { cues: {} }, error: undefined });
  });
});
