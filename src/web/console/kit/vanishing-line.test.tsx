import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { VanishingLine, type Message } from './vanishing-line.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Screen({ first }: { first: Message }) {
  const [message, setMessage] = useState<Message | undefined>(first);
  return <VanishingLine message={message} onGone={() => setMessage(undefined)} />;
}

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it.each([
  ['good', 3000],
  ['bad', 5000],
] as const)('a %s message leaves the page after %i ms', (tone, ms) => {
  render(<Screen first={{ text: 'Said', tone }} />);
  pass(ms - 1);
  expect(screen.getByText('Said')).toBeTruthy();
  pass(1);
  expect(screen.queryByText('Said')).toBeNull();
});

it('waits while it is pointed at', () => {
  render(<Screen first={{ text: 'Said', tone: 'bad' }} />);
  fireEvent.pointerEnter(screen.getByText('Said'));
  pass(60_000);
  expect(screen.getByText('Said')).toBeTruthy();
  fireEvent.pointerLeave(screen.getByText('Said'));
  pass(5000);
  expect(screen.queryByText('Said')).toBeNull();
});
