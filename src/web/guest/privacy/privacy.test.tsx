import { beforeEach, expect, it } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EMPTY_RECORD, ERASED_NOTHING } from '#test/guest-record.ts';
import { open, refused, stubServer, type Answers } from '#test/console-page.tsx';

const NOTICE = 'GET /api/admin/shops/s1/privacy';
const RECORD = 'GET /api/admin/shops/s1/own-record';
const ERASE = 'POST /api/admin/shops/s1/erase-own-record';
const notice = {
  shop: { id: 's1', name: 'Night Owl', address: '1 Wing Lok Street' },
  topics: [
    { topic: 'kept', sentences: ['The name you typed.'] },
    { topic: 'howLong', sentences: ['30 days.'] },
  ],
};
const NOTHING = { ...EMPTY_RECORD, shop: { id: 's1', name: 'Night Owl' } };
const visits = [{ day: '2026-03-14', kiosk: 'BCD234', joinedAt: null, orderedAt: null }];
const serve = (answers: Answers = {}) => stubServer({ [NOTICE]: notice, [RECORD]: { ...NOTHING, visits }, ...answers });

beforeEach(() => localStorage.clear());

it('tells without a sign-in what the bar keeps, and what of this phone', async () => {
  const sent = serve();
  open('/privacy/s1');
  const kept = within(await screen.findByRole('region', { name: 'What the bar keeps' }));
  expect(kept.getByText('The name you typed.')).toBeTruthy();
  expect(screen.getByText('1 Wing Lok Street')).toBeTruthy();
  expect(await screen.findByText('1 visit to a kiosk')).toBeTruthy();
  const asked = sent.find(({ route }) => route === RECORD)!.headers;
  expect(asked['x-device-id']).toBe(localStorage.getItem('deviceId')?.replaceAll('"', ''));
});

it('erases what is known of this phone after a question, and forgets the name in the tab', async () => {
  let isErased = false;
  sessionStorage.setItem('guestName', 'Ada');
  localStorage.setItem('card:t1', '{}');
  serve({
    [RECORD]: () => (isErased ? NOTHING : { ...NOTHING, visits }),
    [ERASE]: () => {
      isErased = true;
      return { ...ERASED_NOTHING, visits: 1 };
    },
  });
  open('/privacy/s1');
  await userEvent.click(await screen.findByRole('button', { name: 'Erase' }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Erase' }));
  expect(await screen.findByText("Erased. What was ordered stays, as nobody's.")).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Erase' })).toBeNull());
  expect(screen.getByText(/^Nothing\. /)).toBeTruthy();
  expect(sessionStorage.getItem('guestName')).toBeNull();
  expect(localStorage.getItem('card:t1')).toBeNull();
});

it('says when there is no such bar, and can be tried again when it does not load', async () => {
  let answer: unknown = refused(500);
  serve({ [NOTICE]: () => answer });
  open('/privacy/s1');
  expect((await screen.findByRole('alert')).textContent).toBe('What the bar keeps could not be read.');
  answer = notice;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('region', { name: 'For how long' })).toBeTruthy();
});

it('has no second try for a bar that is not', async () => {
  serve({ [NOTICE]: refused(404) });
  open('/privacy/s1');
  expect((await screen.findByRole('alert')).textContent).toBe('There is no such bar.');
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
});
