import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createClient } from '#contract/client.ts';
import type { CapsuleMachine } from '#contract/kiosk/toy-kiosk.ts';
import { NO_ALLERGIES, type Allergies } from '#domain/recipe/allergies.ts';
import { ApiProvider } from '#ui/kit/api/client.tsx';
import { GuestAllergiesOf } from '#ui/play/allergens/guest-allergies.ts';
import { Around } from '#test/ui-around.tsx';
import { guestRecipe, guestSoda } from '#test/guest-recipe.ts';
import type { GuestProps } from '../../experience.ts';
import PACK from '../content.ts';
import ToyKiosk from './toy-kiosk.tsx';
import { placed } from '#test/placed.ts';

const LOOK = 'GET /api/toy-kiosk/instances/BCD234/machine';
const TELL = 'POST /api/toy-kiosk/instances/BCD234/capsules/d3/tell';
const TURN = 'POST /api/toy-kiosk/instances/BCD234/turns';

const WAIT = { timeout: 5000 };

const odds = (left: number) => ({
  left,
  series: PACK.series.map(({ id, count }, at) => ({ id, left: at === 0 ? left - 23 : count })),
});
const machine = (more: Partial<CapsuleMachine> = {}): CapsuleMachine => ({
  any: odds(30),
  zeroProof: odds(28),
  refilled: false,
  turnsLeft: 2,
  capsules: [],
  collected: [],
  board: null,
  ...more,
});
const SOUR = { id: 'd1', seriesId: 'citrus-pop', number: 3, recipeId: 'sour', zeroProof: false, isTold: false };
const SODA = { id: 'd2', seriesId: 'garden-ghost', number: 1, recipeId: 'soda', zeroProof: false, isTold: false };
const afterFirst = machine({ any: odds(29), turnsLeft: 1, capsules: [SOUR], collected: ['citrus-pop'] });
const afterSecond = machine({
  any: odds(28),
  turnsLeft: 0,
  capsules: [SOUR, SODA],
  collected: ['citrus-pop', 'garden-ghost'],
});

interface Reply {
  status?: number;
  body?: unknown;
}
interface Sent {
  route: string;
  body: unknown;
  key: string | undefined;
}

/** A machine that gives the sour first and the soda second. */
function openMachine(
  {
    look = () => ({ body: machine() }),
    turn,
    tell,
  }: { look?: () => Reply; turn?: (nth: number) => Reply | 'lost'; tell?: () => Reply } = {},
  props: Partial<GuestProps> = {},
  allergies: Allergies = NO_ALLERGIES,
) {
  const sent: Sent[] = [];
  const answer = (route: string): Reply | 'lost' => {
    if (route === LOOK) return look();
    if (route === TELL && tell) return tell();
    if (route !== TURN) return { status: 404 };
    const nth = sent.filter((each) => each.route === TURN).length;
    if (turn) return turn(nth);
    return { body: nth === 1 ? { ...afterFirst, capsule: SOUR } : { ...afterSecond, capsule: SODA } };
  };
  const client = createClient({
    mainBase: '/v1',
    kioskBase: '/api',
    headers: () => ({}),
    onUnauthorised: () => false,
    fetch: (async (url: string, init: RequestInit & { body?: string }) => {
      const route = `${init.method} ${url}`;
      const headers = init.headers as Record<string, string>;
      sent.push({
        route,
        body: init.body === undefined ? undefined : JSON.parse(init.body),
        key: headers['Idempotency-Key'],
      });
      const reply = answer(route);
      if (reply === 'lost') throw new TypeError('Failed to fetch');
      return new Response(JSON.stringify(reply.body ?? null), { status: reply.status ?? 200 });
    }) as typeof fetch,
  });
  const placeOrder = vi.fn(() => Promise.resolve(placed('A07')));
  const given = {
    instance: { join_code: 'BCD234', config: {} },
    shop: { shop_id: 'bar', name: 'Bar' },
    recipes: [guestRecipe(), guestSoda()],
    placeOrder,
    ...props,
  } as GuestProps;
  render(
    <ApiProvider client={client}>
      <GuestAllergiesOf value={{ allergies, declare: () => undefined }}>
        <ToyKiosk {...given} />
      </GuestAllergiesOf>
    </ApiProvider>,
    { wrapper: Around },
  );
  return { sent, placeOrder };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name }, WAIT);
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const lit = async () => {
  await screen.findByText('2 of 30');
  return button('Turn the knob');
};
const turnAndOpen = async () => {
  await lit();
  await press('Turn the knob');
  await press('Open the capsule');
};

describe('the machine', () => {
  it('shows the odds of every series before a turn, and those without alcohol on request', async () => {
    openMachine({ look: () => ({ body: machine({ refilled: true }) }) });
    await lit();
    const rows = within(screen.getByRole('list', { name: 'What may come out' })).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Citrus Pop7 of 30',
      'Garden Ghost7 of 30',
      'Sunset Candy7 of 30',
      'Dragon Breath4 of 30',
      'Night Market3 of 30',
      'Golden Capsule2 of 30',
    ]);
    expect(screen.getByText(/All were drawn, so it was filled again/)).toBeTruthy();
    await userEvent.click(screen.getByRole('switch', { name: 'No alcohol' }));
    expect(rows[0]?.textContent).toBe('Citrus Pop5 of 28');
  });

  it('draws on the server, then rolls out a capsule to open, with its sticker and its drink', async () => {
    const { sent } = openMachine();
    await turnAndOpen();
    expect(await screen.findByRole('heading', { name: 'Citrus Pop' })).toBeTruthy();
    expect(screen.getByText('Yuzu Sour')).toBeTruthy();
    expect(screen.getByText('Stickers: 1 of 6')).toBeTruthy();
    expect(sent.at(-1)).toMatchObject({ route: TURN, body: { zeroProof: false }, key: expect.any(String) });
  });

  it('marks a drink that is not for the guest', async () => {
    const allergies = { allergens: ['eggs' as const], note: '' };
    openMachine({}, { recipes: [guestRecipe({ allergens: ['eggs'] }), guestSoda()] }, allergies);
    await turnAndOpen();
    expect(await screen.findByText('Contains Eggs')).toBeTruthy();
  });

  it('requests no alcohol before the turn', async () => {
    const { sent } = openMachine();
    await lit();
    await userEvent.click(screen.getByRole('switch', { name: 'No alcohol' }));
    await press('Turn the knob');
    await button('Open the capsule');
    expect(sent.at(-1)?.body).toEqual({ zeroProof: true });
  });

  it.each([
    ['Enter', '{Enter}'],
    ['Space', ' '],
  ])('turns by %s', async (_key, key) => {
    openMachine();
    (await lit()).focus();
    await userEvent.keyboard(key);
    await press('Open the capsule');
  });

  it('turns if the knob is dragged most of the way round, and springs back before that', async () => {
    const { sent } = openMachine();
    const knob = await lit();
    knob.getBoundingClientRect = () => ({ left: 0, top: 0, width: 100, height: 100 }) as DOMRect;
    const at = (degrees: number) => ({
      clientX: 50 + 40 * Math.cos((degrees * Math.PI) / 180),
      clientY: 50 + 40 * Math.sin((degrees * Math.PI) / 180),
      button: 0,
      pointerId: 1,
    });
    const drag = (to: number) => {
      fireEvent.pointerDown(knob, at(0));
      for (let degrees = 30; degrees <= to; degrees += 30) fireEvent.pointerMove(knob, at(degrees));
      fireEvent.pointerUp(knob, at(to));
      fireEvent.click(knob);
    };
    drag(150);
    expect(sent.filter(({ route }) => route === TURN)).toHaveLength(0);
    drag(300);
    await button('Open the capsule');
    expect(sent.filter(({ route }) => route === TURN)).toHaveLength(1);
  });
});

describe('the free turn', () => {
  it('is given once, and then either capsule can be taken', async () => {
    const { placeOrder } = openMachine();
    await turnAndOpen();
    await press('Turn again (1 free turn)');
    await press('Turn the knob');
    await press('Open the capsule');
    expect(await screen.findByRole('heading', { name: 'Garden Ghost' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Turn again/ })).toBeNull();
    await userEvent.click(
      within(screen.getByRole('list', { name: 'Your capsules' })).getByRole('button', { name: /Citrus Pop/ }),
    );
    expect(screen.getByRole('heading', { name: 'Citrus Pop' })).toBeTruthy();
    await press('I’ll take this one');
    // Nothing between the capsule and its order; the sticker's page is behind the sheet.
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getByRole('heading', { name: /Yuzu Sour/ })).toBeTruthy();
    expect(screen.getByText('No. 3 of 7')).toBeTruthy();
    await userEvent.type(screen.getByLabelText(/name/i), 'Ada');
    await press('Order This Drink');
    await press('Ready - Place Order');
    expect(placeOrder).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ recipeId: 'sour', name: 'Ada' }));
  });

  it('offers the other capsule’s drink, the same idea without alcohol, and the way back', async () => {
    openMachine({ look: () => ({ body: { ...afterSecond, capsules: [SODA, SOUR] } }) });
    await press('I’ll take this one');
    await press('Close');
    expect(await screen.findByRole('button', { name: 'Ginger Fizz' })).toBeTruthy();
    await press('Same idea, no alcohol');
    expect(await screen.findByRole('heading', { name: /Ginger Fizz/ })).toBeTruthy();
    await press('Start Over');
    expect(await screen.findByRole('heading', { name: 'Citrus Pop' })).toBeTruthy();
  });

  it('moves its drink to the result', async () => {
    openMachine({ look: () => ({ body: afterFirst }) });
    const take = await button('I’ll take this one');
    HTMLElement.prototype.checkVisibility ??= () => true;
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    const places: (string | null | undefined)[] = [];
    const note = () => {
      const glass = [...document.querySelectorAll<HTMLElement>('[data-glass]')].find(
        ({ style }) => style.viewTransitionName === 'glass',
      );
      places.push(glass?.closest('section')?.getAttribute('aria-labelledby'));
    };
    const startViewTransition = (change: () => void) => {
      note();
      change();
      note();
      return { ready: Promise.resolve(), finished: Promise.resolve() };
    };
    Object.assign(document, { startViewTransition });
    fireEvent.click(take);
    Reflect.deleteProperty(document, 'startViewTransition');
    vi.unstubAllGlobals();
    expect(places).toEqual(['capsule-title', 'play-result']);
  });

  it('is not given again by reopening the page: the capsules are still there', async () => {
    openMachine({ look: () => ({ body: afterSecond }) });
    expect(await screen.findByRole('heading', { name: 'Garden Ghost' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Turn again/ })).toBeNull();
  });
});

describe('a rare capsule', () => {
  const GOLD = { id: 'd3', seriesId: 'golden', number: 1, recipeId: 'sour', zeroProof: false, isTold: false };
  const withGold = (more: Partial<CapsuleMachine> = {}) =>
    machine({ capsules: [GOLD], turnsLeft: 1, board: { showsNames: true }, ...more });
  const SHOW = 'Show it on the board';

  it('is told on the board only once its guest lets it, by a name or without', async () => {
    const told = withGold({ capsules: [{ ...GOLD, isTold: true }] });
    const { sent } = openMachine({ look: () => ({ body: withGold() }), tell: () => ({ body: told }) });
    await userEvent.type(await screen.findByLabelText(/First name, if you like/), 'Ada');
    expect(sent.map(({ route }) => route)).not.toContain(TELL);
    await press(SHOW);
    expect(await screen.findByText('It is on the board now.')).toBeTruthy();
    expect(sent.find(({ route }) => route === TELL)?.body).toEqual({ name: 'Ada' });
    expect(screen.queryByRole('button', { name: SHOW })).toBeNull();
  });

  it('asks for no name where the board shows none, and says what failed', async () => {
    const { sent } = openMachine({
      look: () => ({ body: withGold({ board: { showsNames: false } }) }),
      tell: () => ({ status: 503 }),
    });
    await press(SHOW);
    expect((await screen.findByRole('alert')).textContent).toMatch(/^That did not work/);
    expect(sent.find(({ route }) => route === TELL)?.body).toEqual({ name: '' });
    expect(screen.queryByLabelText(/First name/)).toBeNull();
    expect(await button(SHOW)).toBeTruthy();
  });

  it.each([
    ['a shop without a board', withGold({ board: null })],
    ['a capsule that is not rare', machine({ ...afterFirst, board: { showsNames: true } })],
  ])('is not offered to the room: %s', async (_what, body) => {
    openMachine({ look: () => ({ body }) });
    await button('I’ll take this one');
    expect(screen.queryByRole('button', { name: SHOW })).toBeNull();
  });
});

describe('when something fails', () => {
  it('says so, and tries again or shows the whole menu', async () => {
    let isLost = true;
    openMachine({ look: () => (isLost ? { status: 503 } : { body: machine() }) });
    expect((await screen.findByRole('alert')).textContent).toBe(
      'The capsule machine does not answer. Nothing was drawn.',
    );
    await press('The whole menu');
    expect(await screen.findByText('Ginger Fizz')).toBeTruthy();
    await press('Back');
    isLost = false;
    await press('Try Again');
    await lit();
  });

  it('repeats a failed turn with its key', async () => {
    const { sent } = openMachine({ turn: (nth) => (nth === 1 ? 'lost' : { body: { ...afterFirst, capsule: SOUR } }) });
    await lit();
    await press('Turn the knob');
    expect((await screen.findByRole('alert', undefined, WAIT)).textContent).toMatch(/does not answer\. Turn again/);
    await press('Turn the knob');
    await button('Open the capsule');
    const keys = sent.filter(({ route }) => route === TURN).map(({ key }) => key);
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  it('cannot be turned while nothing is left', async () => {
    const none = { left: 0, series: PACK.series.map(({ id }) => ({ id, left: 0 })) };
    const { sent } = openMachine({ look: () => ({ body: machine({ any: none, zeroProof: none }) }) });
    expect(await screen.findByText('Every drink of this machine is sold out right now.')).toBeTruthy();
    await press('Turn the knob');
    expect(sent.map(({ route }) => route)).not.toContain(TURN);
    expect(screen.getByRole('button', { name: 'The whole menu' })).toBeTruthy();
  });

  it('says so when only drinks with alcohol are left', async () => {
    openMachine({ look: () => ({ body: machine({ zeroProof: { left: 0, series: [] } }) }) });
    await userEvent.click(await screen.findByRole('switch', { name: 'No alcohol' }));
    expect(screen.getByText('No drink without alcohol is left right now')).toBeTruthy();
    expect(screen.queryByText('Every drink of this machine is sold out right now.')).toBeNull();
  });

  it('offers the nearest drink if the one inside has left the menu', async () => {
    openMachine({ look: () => ({ body: afterFirst }) }, { recipes: [guestSoda()] });
    expect(await screen.findByText(/has just left the menu/)).toBeTruthy();
    await press('I’ll take this one');
    expect(await screen.findByRole('heading', { name: /Ginger Fizz/ })).toBeTruthy();
  });
});

it('draws nothing from the drum in the owner’s preview', async () => {
  const { sent } = openMachine({}, { preview: true });
  await lit();
  await press('Turn the knob');
  await press('Open the capsule');
  expect(await screen.findByText('Stickers: 1 of 6')).toBeTruthy();
  expect(sent).toEqual([]);
});
