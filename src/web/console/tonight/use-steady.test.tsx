import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSteady } from './use-steady.ts';

it('keeps its functions, and calls those of the last render', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const { result, rerender } = renderHook(({ onNext }) => useSteady({ onNext }), { initialProps: { onNext: first } });
  const before = result.current;
  rerender({ onNext: second });
  expect(result.current).toBe(before);
  expect(result.current.onNext).toBe(before.onNext);
  result.current.onNext('A1');
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledExactlyOnceWith('A1');
});
