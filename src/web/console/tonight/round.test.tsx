/** The round for everyone at the counter. */
import { beforeEach, describe, expect, it } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { HostedRound } from '#contract/shop/room-round.ts';
import { newsStream } from '#test/news-stream.ts';
import { open, OWNER, signIn, stubServer, type Sent } from '#test/console-page.tsx';

const AT = '/api/admin/shops/s1';
const ROUND = `${AT}/round`;
const ID = '0198c0de-0000-7000-8000-000000000001';
const round = (more: Partial<HostedRound> = {}): HostedRound => ({
  roundId: ID,
  set: 'hong-kong',
  pace: 'timer',
  phase: 'question',
  step: 1,
  leftMs: 12_400,
  phones: 12,
  answered: 9,
  ...more,
});

/** @param first the round that is on */
function counter(first: HostedRound | null) {
  const known = { round: first };
  const then = (more: Partial<HostedRound> | null) => () => ({ round: (known.round = more && round(more)) });
  const news = newsStream();
  const refusals: Record<string, unknown> = {};
  const answerOf = (path: string, answer: () => unknown) => () => refusals[path] ?? answer();
  const sent = stubServer({
    [`GET ${AT}`]: { shop_id: 's1', name: 'Bar' },
    [`GET ${AT}/recipes`]: { recipes: [] },
    [`GET ${AT}/orders`]: { data: [], total: 0, page: 1 },
    [`GET ${AT}/events`]: news.answer,
    [`GET ${AT}/machines`]: { now: new Date().toISOString(), machines: [] },
    [`GET ${ROUND}/host`]: () => ({ round: known.round }),
    [`POST ${ROUND}`]: answerOf('', then({ phase: 'gathering', step: -1, phones: 0, answered: 0 })),
    [`POST ${ROUND}/next`]: answerOf('/next', then({ step: 2, answered: 0 })),
    [`POST ${ROUND}/stop`]: answerOf('/stop', then({ phase: 'stopped', leftMs: null })),
  });
  open('/shops/s1/tonight');
  return { sent, known, news, refusals };
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const strip = async () => within(await screen.findByRole('region', { name: 'A round for everyone' }));
const bodies = (sent: Sent[], path: string) =>
  sent.filter(({ route }) => route === `POST ${ROUND}${path}`).map(({ body }) => body);
const refusal = (message: string) => ({ status: 409, body: { code: 'refused', message } });

beforeEach(() => {
  localStorage.clear();
  signIn(OWNER);
});

describe('the round for everyone at the counter', () => {
  it('is started with the questions and the pace that were chosen', async () => {
    const { sent } = counter(null);
    await press('Round for everyone…');
    const dialog = within(screen.getByRole('dialog', { name: 'A round for everyone' }));
    await userEvent.click(dialog.getByRole('radio', { name: /Four corners/ }));
    await userEvent.click(dialog.getByRole('radio', { name: /I move it on/ }));
    await press('Start the round');
    expect((await strip()).getByText('Phones gather')).toBeTruthy();
    expect(bodies(sent, '')).toEqual([{ set: 'four-corners', pace: 'host' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Round for everyone…' })).toBeNull();
  });

  it('is begun with two taps', async () => {
    const { sent } = counter(null);
    await press('Round for everyone…');
    await press('Start the round');
    await strip();
    expect(bodies(sent, '')).toEqual([{ set: 'this-or-that', pace: 'timer' }]);
  });

  it('says why it was not started', async () => {
    const { refusals } = counter(null);
    refusals[''] = refusal('A round ends in a drink: it can start once the bar takes orders.');
    await press('Round for everyone…');
    await press('Start the round');
    expect(await screen.findByText(/^No round was started: A round ends in a drink/)).toBeTruthy();
  });

  it('says how it stands, and moves on from the step that is seen', async () => {
    const { sent } = counter(round());
    const shown = await strip();
    for (const text of ['A day in Hong Kong', 'Question 2 of 5', '12 phones are in', '9 have answered', '13 s'])
      expect(shown.getByText(text)).toBeTruthy();
    await press('Next question');
    expect(await screen.findByText('Question 3 of 5')).toBeTruthy();
    expect(bodies(sent, '/next')).toEqual([{ roundId: ID, step: 1 }]);
  });

  it.each<[string, Partial<HostedRound>]>([
    ['Begin now', { phase: 'gathering', step: -1 }],
    ['Next question', { step: 3 }],
    ['Show the result', { step: 4 }],
  ])('has "%s" where it fits', async (name, more) => {
    counter(round(more));
    expect((await strip()).getByRole('button', { name })).toBeTruthy();
  });

  it('cannot be moved on while the last answers are counted', async () => {
    counter(round({ phase: 'counting', step: 5, leftMs: 1500 }));
    expect((await strip()).getByRole<HTMLButtonElement>('button', { name: 'Show the result' }).disabled).toBe(true);
  });

  it('is stopped, and another one can be started', async () => {
    const { sent } = counter(round());
    await press('Stop the round');
    expect(await screen.findByRole('button', { name: 'Round for everyone…' })).toBeTruthy();
    expect(bodies(sent, '/stop')).toEqual([{ roundId: ID }]);
    expect(screen.queryByRole('region', { name: 'A round for everyone' })).toBeNull();
  });

  it('says why nothing was changed', async () => {
    const { refusals } = counter(round());
    refusals['/next'] = refusal('The round has moved on.');
    await press('Next question');
    expect(await screen.findByText('Nothing was changed: The round has moved on.')).toBeTruthy();
  });

  it('is looked at while it is on, and read when the shop tells of it', async () => {
    const { known, news } = counter(round({ phones: 2 }));
    await strip();
    known.round = round({ phones: 3 });
    expect(await screen.findByText('3 phones are in', {}, { timeout: 5000 })).toBeTruthy();
    known.round = null;
    await news.say({ seq: 2, reset: false, events: [{ seq: 2, kind: 'round' }] });
    await waitFor(() => expect(screen.queryByRole('region', { name: 'A round for everyone' })).toBeNull());
  });
});
