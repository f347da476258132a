/** A new order rings at the counter, where somebody has turned the sound on. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { open, OWNER, signIn, stubServer } from '#test/console-page.tsx';
import { newsStream } from '#test/news-stream.ts';

const AT = '/api/admin/shops/s1';
const order = (displayId: string, more: object = {}) => ({
  orderId: displayId,
  shopId: 's1',
  recipeId: 'r1',
  recipeName: 'Negroni',
  name: 'Ada',
  size: 'sizeM',
  displayId,
  status: 'PENDING',
  stage: 'waiting',
  timestamp: new Date().toISOString(),
  madeAt: null,
  allergies: null,
  guestTonight: displayId,
  version: 1,
  ...more,
});

/** Each note it was asked for, in hertz. */
let notes: number[] = [];
class Heard {
  state = 'running';
  currentTime = 0;
  destination = {};
  resume = () => Promise.resolve();
  close = () => Promise.resolve();
  createGain = () => ({
    gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
    connect: () => undefined,
  });
  createOscillator = () => {
    const frequency = { value: 0 };
    return {
      frequency,
      connect: <T,>(next: T) => next,
      start: () => void notes.push(frequency.value),
      stop: () => undefined,
    };
  };
}

beforeEach(() => {
  localStorage.clear();
  signIn(OWNER);
  notes = [];
  vi.stubGlobal('AudioContext', Heard);
});
afterEach(() => vi.unstubAllGlobals());

async function atCounter() {
  const stream = newsStream();
  stubServer({
    [`GET ${AT}`]: { shop_id: 's1', name: 'Bar' },
    [`GET ${AT}/recipes`]: { recipes: [] },
    [`GET ${AT}/orders`]: { data: [order('A01')], total: 1, page: 1 },
    [`GET ${AT}/events`]: stream.answer,
    [`GET ${AT}/machines`]: { now: new Date().toISOString(), machines: [] },
  });
  open('/shops/s1/tonight');
  await screen.findByText('A01');
  let seq = 1;
  /** Until it stands at the counter. */
  const arrives = async (displayId: string, more: object = {}) => {
    await stream.say({
      seq: ++seq,
      reset: false,
      events: [{ seq, kind: 'order', order: order(displayId, more) }],
    } as never);
    await screen.findByText(displayId);
  };
  return arrives;
}

it('is silent until somebody turns it on, and rings once for each new order then', async () => {
  const arrives = await atCounter();
  await arrives('A02');
  expect(notes).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Sound off' }));
  // It lets hear how it sounds.
  expect(notes).toHaveLength(2);
  await arrives('A03');
  expect(notes).toHaveLength(4);
  // What is known already, or made before anybody is asked, is no new work.
  await arrives('A03', { status: 'IN_PROGRESS', stage: 'being-made', version: 2 });
  await arrives('A04', { status: 'IN_PROGRESS', stage: 'being-made' });
  expect(notes).toHaveLength(4);
  await userEvent.click(screen.getByRole('button', { name: 'Sound on' }));
  await arrives('A05');
  expect(notes).toHaveLength(4);
});

it('remembers in this browser that it was turned on', async () => {
  localStorage.setItem('counterSound', 'on');
  const arrives = await atCounter();
  expect(screen.getByRole('button', { name: 'Sound on' }).getAttribute('aria-pressed')).toBe('true');
  await arrives('A02');
  expect(notes).toHaveLength(2);
});
