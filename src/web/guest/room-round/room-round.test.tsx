/** A round for everyone on a guest's phone. */
import { useState } from 'react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { GuestRound } from '#contract/shop/room-round.ts';
import { roundSet } from '#domain/games/round-sets.ts';
import { ApiProvider } from '#ui/kit/api/client.tsx';
import { GuestPersonOf } from '#ui/play/guest-person.ts';
import type { PlaceOrder } from '#ui/play/order/order-answer.ts';
import { client } from '#web/shell/client/api-client.ts';
import { open, stubServer, type Answers, type Sent } from '#test/console-page.tsx';
import { guestRecipe, guestSoda } from '#test/guest-recipe.ts';
import { newsStream } from '#test/news-stream.ts';
import { placed } from '#test/placed.ts';
import { Around } from '#test/ui-around.tsx';
import { RoomRound } from './room-round.tsx';

const ROUND = '/api/admin/shops/bar/round';
const ID = '0198c0de-0000-7000-8000-000000000001';
const { questions } = roundSet('this-or-that');
const NOTHING = questions.map(() => null);
const round = (more: Partial<GuestRound> = {}): GuestRound => ({
  roundId: ID,
  set: 'this-or-that',
  pace: 'timer',
  phase: 'question',
  step: 0,
  leftMs: 20_000,
  phones: 3,
  isIn: true,
  answers: NOTHING,
  closest: null,
  ...more,
});
const over = (closest: GuestRound['closest'], more: Partial<GuestRound> = {}) =>
  round({ phase: 'over', step: 5, leftMs: null, answers: [0, 1, 0, 1, 0], closest, ...more });
const problem = (status: number, code: string, message: string) => ({ status, body: { code, message } });

/** A phone with a ticket in front, so that the card stands there at once. */
function phone(
  first: GuestRound | null,
  { answers = {}, isAlcoholFree = false, recipes = [guestRecipe(), guestSoda()] }: PhoneOptions = {},
) {
  const known = { round: first };
  const sent = stubServer({ [`GET ${ROUND}`]: () => ({ round: known.round }), ...answers });
  const placeOrder = vi.fn<PlaceOrder>(() => Promise.resolve(placed('A07')));
  function Phone({ told }: { told: number }) {
    const [isOpen, setOpen] = useState(false);
    return (
      <RoomRound
        shopId="bar"
        told={told}
        isLost={false}
        isFree
        isOpen={isOpen}
        onOpen={setOpen}
        recipes={recipes}
        placeOrder={placeOrder}
      />
    );
  }
  const person = { isAlcoholFree, say: () => undefined };
  const shown = (told: number) => (
    <Around>
      <ApiProvider client={client}>
        <GuestPersonOf value={person}>
          <Phone told={told} />
        </GuestPersonOf>
      </ApiProvider>
    </Around>
  );
  const { rerender } = render(shown(1));
  let told = 1;
  /** As the server tells it. */
  const say = async (now: GuestRound | null) => {
    known.round = now;
    await act(async () => rerender(shown(++told)));
  };
  return { sent, say, placeOrder, known };
}
interface PhoneOptions {
  answers?: Answers;
  isAlcoholFree?: boolean;
  recipes?: ReturnType<typeof guestRecipe>[];
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const bodies = (sent: Sent[], path: string) =>
  sent.filter(({ route }) => route === `POST ${ROUND}${path}`).map(({ body }) => body);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

describe('the card', () => {
  it('joins with one tap, and opens the round', async () => {
    const joined = round({ phase: 'gathering', step: -1, leftMs: 12_000 });
    const { sent } = phone(round({ phase: 'gathering', step: -1, isIn: false, phones: 0 }), {
      answers: { [`POST ${ROUND}/join`]: { round: joined } },
    });
    const card = within(await screen.findByRole('region', { name: 'A round for everyone is on' }));
    expect(card.getByText('Be the first')).toBeTruthy();
    await press('Join in');
    expect(await screen.findByRole('heading', { name: 'You are in' })).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    expect(bodies(sent, '/join')).toEqual([{ roundId: ID }]);
    expect(screen.getByRole('timer').textContent).toMatch(/It starts in1[012]/);
    expect(screen.getByText('3 phones are in')).toBeTruthy();
  });

  it('is put away for this round, and comes back with the next one', async () => {
    const { say } = phone(round({ isIn: false }));
    await press('Not now');
    expect(screen.queryByText('A round for everyone is on')).toBeNull();
    await say(round({ isIn: false, step: 1 }));
    expect(screen.queryByText('A round for everyone is on')).toBeNull();
    await say(round({ isIn: false, roundId: ID.replace(/1$/, '2') }));
    expect(await screen.findByText('A round for everyone is on')).toBeTruthy();
  });

  it('says why joining did not work', async () => {
    phone(round({ isIn: false }), {
      answers: { [`POST ${ROUND}/join`]: problem(409, 'round-full', 'This round has as many phones as it can have.') },
    });
    await press('Join in');
    expect(await screen.findByText('This round has as many phones as it can have.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Join in' })).toBeTruthy();
  });

  it('is nothing without a round, and after one the phone was not in', async () => {
    const { say } = phone(null);
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    await say(over(null, { isIn: false }));
    expect(screen.queryByRole('region')).toBeNull();
    await say(over(null));
    expect(await screen.findByRole('button', { name: 'See your drink' })).toBeTruthy();
  });
});

describe('a question', () => {
  const answered = (answers: GuestRound['answers']) => ({ [`POST ${ROUND}/answers`]: { round: round({ answers }) } });

  it('is answered once, by a tap or by the keyboard', async () => {
    const { sent } = phone(round(), { answers: answered([1, null, null, null, null]) });
    await press('Go on');
    expect(screen.getByRole('progressbar', { name: 'Question 1 of 5' })).toBeTruthy();
    const [dance, talk] = within(screen.getByRole('list')).getAllByRole('button');
    expect(within(dance!).getByText('跳舞').lang).toBe('zh-Hant-HK');
    talk!.focus();
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('Noted. The next question comes by itself.')).toBeTruthy();
    expect(talk!.getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(dance!);
    expect(bodies(sent, '/answers')).toEqual([{ roundId: ID, question: 0, answer: 1 }]);
  });

  it('is felt as it comes, and as it is answered', async () => {
    const vibrate = vi.fn(() => true);
    Object.assign(navigator, { vibrate });
    phone(round(), { answers: answered([0, null, null, null, null]) });
    await press('Go on');
    expect(vibrate).toHaveBeenLastCalledWith(40);
    await userEvent.click(within(screen.getByRole('list')).getAllByRole('button')[0]!);
    expect(vibrate).toHaveBeenLastCalledWith(30);
    Reflect.deleteProperty(navigator, 'vibrate');
  });

  it('gives way to the next one, which takes the focus', async () => {
    const { say } = phone(round());
    await press('Go on');
    await say(round({ step: 1, leftMs: 20_000 }));
    const heading = await screen.findByRole('heading', { name: /One dessert for the table/ });
    expect(document.activeElement).toBe(heading);
    expect(screen.queryByText(/Noted/)).toBeNull();
  });

  it('can be tapped again if the answer did not arrive', async () => {
    phone(round(), { answers: { [`POST ${ROUND}/answers`]: 'no answer' } });
    await press('Go on');
    await userEvent.click(within(screen.getByRole('list')).getAllByRole('button')[0]!);
    expect(await screen.findByText('That did not arrive. Tap again.')).toBeTruthy();
    expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  });

  it('that has closed meanwhile is dropped, and the present one is shown', async () => {
    const { known } = phone(round(), {
      answers: {
        [`POST ${ROUND}/answers`]: () => {
          known.round = round({ step: 2 });
          return problem(409, 'round-moved-on', 'The round has moved on.');
        },
      },
    });
    await press('Go on');
    await userEvent.click(within(screen.getByRole('list')).getAllByRole('button')[0]!);
    expect(await screen.findByRole('progressbar', { name: 'Question 3 of 5' })).toBeTruthy();
    expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  });

  it('moves on by itself when its time is over', async () => {
    const { known } = phone(round({ leftMs: 400 }));
    await press('Go on');
    known.round = round({ step: 1 });
    expect(await screen.findByRole('progressbar', { name: 'Question 2 of 5' }, { timeout: 3000 })).toBeTruthy();
  });

  it('has no clock where the host moves it on', async () => {
    phone(round({ pace: 'host', leftMs: 300_000 }));
    await press('Go on');
    expect(screen.queryByRole('timer')).toBeNull();
  });

  it('can be left, and the round joined again', async () => {
    const { sent } = phone(round(), { answers: { [`POST ${ROUND}/leave`]: { round: round({ isIn: false }) } } });
    await press('Go on');
    await press('Leave the round');
    expect(await screen.findByRole('button', { name: 'Join in' })).toBeTruthy();
    expect(bodies(sent, '/leave')).toEqual([{ roundId: ID }]);
  });

  it('is there again after a way back', async () => {
    phone(round());
    await press('Go on');
    await press('Back');
    await press('Go on');
    expect(await screen.findByRole('progressbar', { name: 'Question 1 of 5' })).toBeTruthy();
  });
});

describe('the end', () => {
  const two = { agreed: 4, both: 5, names: null };

  it.each<[string, GuestRound['closest'], string]>([
    ['two others', { ...two, you: null }, 'Two people in this room are the closest: 4 of 5'],
    ['two others by name', { ...two, names: ['Ann', 'Kit'], you: null }, 'Ann and Kit are the closest: 4 of 5'],
    ['nobody', null, 'Nobody is close tonight: everybody here has a taste of their own.'],
    [
      'this phone and somebody',
      { ...two, you: { said: null, other: null } },
      'You and somebody in this room are the closest: 4 of 5',
    ],
    [
      'this phone and a name',
      { ...two, names: ['Ann', 'Kit'], you: { said: 'Ann', other: 'Kit' } },
      'You and Kit are the closest: 4 of 5',
    ],
  ])('tells of %s', async (_who, closest, said) => {
    phone(over(closest));
    await press('See your drink');
    expect(await screen.findByText(said)).toBeTruthy();
    const asksForName = closest?.you !== null && closest?.you?.other === null;
    expect(screen.queryByRole('button', { name: 'Tell my name' }) !== null).toBe(asksForName && closest !== null);
    expect(screen.queryByRole('textbox'), 'the drink has the room').toBeNull();
  });

  it('asks one of the two for a first name, and waits for the other', async () => {
    const said = (name: string | null, other: string | null) => over({ ...two, you: { said: name, other } });
    const { sent, say } = phone(said(null, null), {
      answers: { [`POST ${ROUND}/name`]: { round: said('Ann', null) } },
    });
    await press('See your drink');
    await press('Tell my name');
    expect(document.activeElement).toBe(screen.getByRole('textbox'));
    await press('Tell my name');
    expect(screen.getByText('Which first name shall be told?')).toBeTruthy();
    expect(bodies(sent, '/name')).toEqual([]);
    await userEvent.type(screen.getByLabelText('Who is it? Your first name, if you like'), 'Ann');
    await press('Tell my name');
    expect(await screen.findByText('Thanks, Ann. If the other gives a name too, both stand here.')).toBeTruthy();
    expect(bodies(sent, '/name')).toEqual([{ roundId: ID, name: 'Ann' }]);
    await say(said('Ann', 'Kit'));
    expect(await screen.findByText('You and Kit are the closest: 4 of 5')).toBeTruthy();
    expect(screen.queryByText(/Thanks, Ann/)).toBeNull();
  });

  it('gives the drink that fits the answers, which is ordered as any other', async () => {
    const { placeOrder } = phone(over(null, { answers: [0, null, 0, 1, null] }));
    await press('See your drink');
    expect(await screen.findByRole('heading', { name: 'Your drink of the round' })).toBeTruthy();
    // Dancing, sparkling and light.
    expect(screen.getByRole('heading', { name: /Ginger Fizz/ })).toBeTruthy();
    await press('See details and order');
    await userEvent.type(screen.getByLabelText(/name \(for/i), 'Ada');
    await press('Order This Drink');
    await press('Ready - Place Order');
    expect(placeOrder).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ recipeId: 'soda', name: 'Ada' }));
    // It has led to an order: the card does not come back.
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  });

  it('offers no alcohol to whoever has ruled it out elsewhere, whatever the answers', async () => {
    phone(over(null, { answers: [1, 0, 1, 0, 0] }), { isAlcoholFree: true });
    await press('See your drink');
    expect(await screen.findByRole('heading', { name: /Ginger Fizz/ })).toBeTruthy();
    expect(screen.queryByText(/Yuzu Sour/)).toBeNull();
  });

  it('offers nothing that is sold out', async () => {
    phone(over(null, { answers: [1, 0, 1, 0, 0] }), { recipes: [guestRecipe({ available: false }), guestSoda()] });
    await press('See your drink');
    expect(await screen.findByRole('heading', { name: /Ginger Fizz/ })).toBeTruthy();
  });

  it('is told as well when the bar has stopped the round', async () => {
    phone(over(null, { phase: 'stopped', step: 2, answers: [0, 0, null, null, null] }));
    await press('See your drink');
    expect(await screen.findByText('The bar has ended this round.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'See details and order' })).toBeTruthy();
  });

  it('has no drink for whoever has answered nothing', async () => {
    phone(over({ ...two, you: null }, { answers: NOTHING }));
    await press('See your drink');
    expect(await screen.findByText(/You have answered nothing this time/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'See details and order' })).toBeNull();
    await press('Back');
  });
});

describe('at a kiosk', () => {
  const KIOSK = {
    join_code: 'BCD234',
    kiosk_type_identifier: 'ordering-terminal',
    shop: { shop_id: 'bar', name: 'Bar' },
    name: 'Door',
    config: {},
  };
  const atKiosk = (address: string) => {
    const news = newsStream();
    const sent = stubServer({
      'GET /api/kiosk-instances/code/BCD234': KIOSK,
      'GET /api/admin/shops/bar/recipes': { recipes: [guestRecipe()] },
      'GET /api/admin/shops/bar/events': () => news.answer(),
      [`GET ${ROUND}`]: { round: round({ isIn: false }) },
    });
    open(address);
    const say = () => news.say({ seq: 2, reset: false, events: [{ seq: 2, kind: 'round' }] });
    return { sent, say };
  };

  it('is told of by the stream, and waits until nobody touches the play', async () => {
    const { sent, say } = atKiosk('/kiosk/live?joinCode=BCD234');
    await screen.findByRole('heading', { name: 'The menu' });
    expect(sent.some(({ route }) => route === `GET ${ROUND}`)).toBe(false);
    await say();
    await waitFor(() => expect(sent.some(({ route }) => route === `GET ${ROUND}`)).toBe(true), { timeout: 5000 });
    expect(screen.queryByText('A round for everyone is on')).toBeNull();
    expect(await screen.findByText('A round for everyone is on', {}, { timeout: 8000 })).toBeTruthy();
    // The menu and the kiosk are not read anew for it.
    expect(sent.filter(({ route }) => route.endsWith('/recipes'))).toHaveLength(1);
  }, 20_000);

  it('is not on a shared screen', async () => {
    const { sent, say } = atKiosk('/kiosk/live?joinCode=BCD234&screen=shared');
    await screen.findByRole('heading', { name: 'The menu' });
    await say();
    await act(async () => new Promise((done) => setTimeout(done, 300)));
    expect(sent.some(({ route }) => route === `GET ${ROUND}`)).toBe(false);
  });
});
