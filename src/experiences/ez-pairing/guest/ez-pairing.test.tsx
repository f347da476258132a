import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '#contract/client.ts';
import { ApiProvider } from '#ui/kit/api/client.tsx';
import { Around } from '#test/ui-around.tsx';
import { guestRecipe, guestSoda } from '#test/guest-recipe.ts';
import type { GuestProps } from '../../experience.ts';
import { DEFAULT_EZ_QUESTIONS } from '../content.ts';
import EzPairing from './ez-pairing.tsx';
import { placed } from '#test/placed.ts';

const QUESTIONS = 'GET /api/ez-pairing/shops/bar/questions';
const DEMO = 'GET /api/ez-pairing/instances/BCD234/demo-settings';
const RECOMMEND = 'POST /api/ez-pairing/shops/bar/recommendations';

const recommendation = (recipeId: string) => ({
  recipeId,
  explanation: 'Tart like you asked',
  explanationEn: 'Tart like you asked',
  explanationZh: '夠酸夠醒',
});

interface Reply {
  status?: number;
  body?: unknown;
}

/** A stub server with valid quiz answers, except for the routes in `special`. */
function openQuiz(
  special: Record<string, (body: unknown) => Reply | Promise<Reply>> = {},
  props: Partial<GuestProps> = {},
) {
  const replies: typeof special = {
    [QUESTIONS]: () => ({ body: { questions: DEFAULT_EZ_QUESTIONS } }),
    [DEMO]: () => ({ body: { demoMode: false, demoName: '' } }),
    [RECOMMEND]: () => ({ body: { recommendations: [recommendation('sour'), recommendation('soda')] } }),
    ...special,
  };
  const sent: { route: string; body: unknown }[] = [];
  const client = createClient({
    mainBase: '/v1',
    kioskBase: '/api',
    headers: () => ({}),
    onUnauthorised: () => false,
    fetch: (async (url: string, { method, body, signal }: RequestInit & { body?: string }) => {
      const route = `${method} ${url}`;
      const parsed: unknown = body === undefined ? undefined : JSON.parse(body);
      sent.push({ route, body: parsed });
      const aborted = new Promise<never>((_, fail) => {
        signal?.addEventListener('abort', () => fail(new DOMException('', 'AbortError')));
      });
      const { status = 200, body: reply } = await Promise.race([
        Promise.resolve(replies[route]?.(parsed) ?? { status: 404 }),
        aborted,
      ]);
      return new Response(JSON.stringify(reply ?? null), { status });
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
  const quiz = (more: Partial<GuestProps> = {}) => (
    <ApiProvider client={client}>
      <EzPairing {...given} {...more} />
    </ApiProvider>
  );
  const { rerender } = render(quiz(), { wrapper: Around });
  return { sent, placeOrder, readMenu: (recipes: GuestProps['recipes']) => rerender(quiz({ recipes })) };
}

const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

async function answerAll() {
  for (let number = 1; number <= 5; number += 1) {
    await screen.findByText(`Question ${number} of 5`);
    await userEvent.click(within(screen.getByRole('list')).getAllByRole('button')[0]!);
  }
}

async function reachResult() {
  await click('Start as Guest');
  await answerAll();
  await screen.findByText("We think you'll like these");
}

afterEach(() => vi.useRealTimers());

describe('step 1: the name', () => {
  it('starts the quiz under the typed name; empty names wait', async () => {
    openQuiz();
    const start = screen.getByRole<HTMLButtonElement>('button', { name: 'Start Quiz' });
    expect(start.disabled).toBe(true);
    await userEvent.type(screen.getByLabelText('Your name'), '   ');
    expect(start.disabled).toBe(true);
    await userEvent.type(screen.getByLabelText('Your name'), 'Ada');
    await userEvent.click(start);
    expect(await screen.findByText('Question 1 of 5')).toBeTruthy();
  });

  it('lets a guest start without a name', async () => {
    openQuiz();
    await reachResult();
    await click('See details and order');
    expect(screen.getByText('Ordering as: Guest')).toBeTruthy();
  });

  it.each([
    ['its demo name', 'Mia', 'Mia'],
    ['Demo Guest', '', 'Demo Guest'],
  ])('in demo mode only Start Quiz, as %s', async (_case, demoName, name) => {
    const { placeOrder } = openQuiz({ [DEMO]: () => ({ body: { demoMode: true, demoName } }) });
    await vi.waitFor(() => expect(screen.queryByText('Start as Guest')).toBeNull());
    expect(screen.queryByRole('textbox')).toBeNull();
    await click('Start Quiz');
    await answerAll();
    await userEvent.click(await screen.findByRole('button', { name: 'See details and order' }));
    await click('Order This Drink');
    expect(placeOrder).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name, recipeId: 'sour' }));
  });

  it('orders at once from the whole menu too in demo mode', async () => {
    const { placeOrder } = openQuiz({ [DEMO]: () => ({ body: { demoMode: true, demoName: 'Mia' } }) });
    await vi.waitFor(() => expect(screen.queryByText('Start as Guest')).toBeNull());
    await click('Start Quiz');
    await answerAll();
    await userEvent.click(await screen.findByRole('button', { name: 'The whole menu' }));
    await userEvent.click(await screen.findByRole('button', { name: /Ginger Fizz/ }));
    await click('Order This Drink');
    expect(placeOrder).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'Mia', recipeId: 'soda' }));
  });

  it('is no demo if the demo settings cannot be loaded', async () => {
    openQuiz(
      { [DEMO]: () => ({ status: 500 }) },
      {
        instance: {
          join_code: 'BCD234',
          config: { experience: { demoMode: true } },
        } as unknown as GuestProps['instance'],
      },
    );
    // There is one retry before that.
    expect(await screen.findByRole('button', { name: 'Start as Guest' }, { timeout: 5000 })).toBeTruthy();
  });

  it('needs a shop', () => {
    openQuiz({}, { shop: undefined as never });
    expect(screen.getByText('Missing shop ID')).toBeTruthy();
  });
});

describe('step 2: the questions', () => {
  it('draws the pictures of the original quiz, and shows any other emoji as it is', async () => {
    const [question] = DEFAULT_EZ_QUESTIONS;
    const [first, ...others] = question!.choices;
    const owned = [{ ...question!, choices: [{ ...first!, emoji: '🦄' }, ...others] }];
    openQuiz({ [QUESTIONS]: () => ({ body: { questions: owned } }) });
    await click('Start as Guest');
    const own = await screen.findByRole('button', { name: /Mango pomelo/ });
    expect(await within(own).findByText('🦄')).toBeTruthy();
    const pictures = others.map(({ textEn }) => screen.getByRole('button', { name: new RegExp(textEn) }));
    for (const { innerHTML } of pictures) expect(innerHTML).toMatch(/<svg .*<path/s);
  });

  it('shows the owner’s photo, and where it does not load what the choice has besides', async () => {
    const [first, ...rest] = DEFAULT_EZ_QUESTIONS;
    const picture = `/uploads/photos/${'a'.repeat(64)}.webp`;
    const choices = first!.choices.map((choice, at) =>
      at > 1 ? choice : { ...choice, picture, ...(at === 1 && { emoji: '' }) },
    );
    openQuiz({ [QUESTIONS]: () => ({ body: { questions: [{ ...first!, choices }, ...rest] } }) });
    await click('Start as Guest');
    const cards = () =>
      screen.findAllByRole('button', { name: new RegExp(first!.choices.map(({ textEn }) => textEn).join('|')) });
    const pictureOf = async (at: number) => (await cards())[at]!.querySelector('img');
    await vi.waitFor(async () => expect((await pictureOf(0))?.getAttribute('src')).toBe(picture));
    // Named by its words alone: the photo beside them says nothing else.
    expect((await cards())[1]).toBe(screen.getByRole('button', { name: `${choices[1]!.textEn} ${choices[1]!.text}` }));
    for (const at of [0, 1]) for (const _attempt of ['itself', 'by the proxy']) fireEvent.error((await pictureOf(at))!);
    expect(await pictureOf(0)).toBeNull();
    expect((await cards())[0]!.querySelector('svg')).not.toBeNull();
    expect((await cards())[1]!.querySelector('img, svg')).toBeNull();
  });

  it('shows the emoji where the drawings cannot be loaded', async () => {
    vi.resetModules();
    vi.doMock('./art/choice-art.tsx', () => {
      throw new Error('offline');
    });
    const { QuestionStep } = await import('./question-step.tsx');
    const questions = { list: DEFAULT_EZ_QUESTIONS, loading: false, error: '', retry: () => undefined };
    render(
      <QuestionStep questions={questions as never} answered={0} onAnswer={() => undefined} onBack={() => undefined} />,
      {
        wrapper: Around,
      },
    );
    expect(await screen.findByText('🥭')).toBeTruthy();
    vi.doUnmock('./art/choice-art.tsx');
  });

  it('every picture of the original quiz is drawn', async () => {
    openQuiz();
    await click('Start as Guest');
    for (const { choices } of DEFAULT_EZ_QUESTIONS) {
      const choice = await screen.findByRole('button', { name: new RegExp(choices[0]!.textEn) });
      await vi.waitFor(() =>
        expect(document.querySelectorAll('button svg path').length).toBeGreaterThan(choices.length),
      );
      for (const { emoji } of choices) expect(screen.queryByText(emoji!)).toBeNull();
      await userEvent.click(choice);
    }
  });

  it('asks one at a time with progress, both languages and a way back', async () => {
    openQuiz();
    await click('Start as Guest');
    const bar = await screen.findByRole('progressbar');
    expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['0', '5']);
    expect(screen.getByText('Pick a dessert')).toBeTruthy();
    const lemon = screen.getByRole('button', { name: /Lemon tart/ });
    expect(within(lemon).getByText('檸檬撻').getAttribute('lang')).toBe('zh-Hant-HK');
    await userEvent.click(lemon);
    expect(screen.getByText('Question 2 of 5')).toBeTruthy();
    await click('Back');
    expect(screen.getByText('Question 1 of 5')).toBeTruthy();
    await click('Back');
    expect(screen.getByRole('button', { name: 'Start Quiz' })).toBeTruthy();
  });

  it('loads the questions while the name is typed', () => {
    const { sent } = openQuiz();
    expect(sent.map(({ route }) => route)).toContain(QUESTIONS);
  });

  it('gives up after 10 seconds and tries again when asked', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let lost = true;
    openQuiz({
      [QUESTIONS]: () => (lost ? new Promise<Reply>(() => {}) : { body: { questions: DEFAULT_EZ_QUESTIONS } }),
    });
    await click('Start as Guest');
    await vi.advanceTimersByTimeAsync(9_000);
    expect(screen.queryByRole('alert')).toBeNull();
    await vi.advanceTimersByTimeAsync(1_100);
    expect((await screen.findByRole('alert')).textContent).toBe('Request timed out. Please try again.');
    lost = false;
    await click('Try Again');
    expect(await screen.findByText('Question 1 of 5')).toBeTruthy();
  });

  it.each<[string, Reply, string]>([
    [
      'the message',
      { status: 500, body: { code: 'internal-error', message: 'The kettle is cold.' } },
      'The kettle is cold.',
    ],
    ['no message', { status: 500, body: { code: 'internal-error', message: '' } }, 'Failed to load questions.'],
    ['nothing but a status', { status: 500, body: {} }, 'Failed to load questions.'],
    ['an empty quiz', { body: { questions: [] } }, 'No questions configured for this shop.'],
  ])('shows %s', async (_case, reply, text) => {
    openQuiz({ [QUESTIONS]: () => reply });
    await click('Start as Guest');
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
  });
});

describe('step 3: the recommendation', () => {
  it('shows the first drink only, with three ingredients and the reason in both languages', async () => {
    const { sent } = openQuiz();
    await reachResult();
    expect(screen.getByRole('heading', { name: /Yuzu Sour/ })).toBeTruthy();
    expect(screen.queryByText('Ginger Fizz')).toBeNull();
    for (const text of [
      '柚子酸酒',
      'Gin',
      '氈酒',
      'Yuzu juice',
      '柚子汁',
      'Syrup',
      '糖漿',
      'Tart like you asked',
      '夠酸夠醒',
    ]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(screen.queryByText('Egg white')).toBeNull();
    expect(sent.find(({ route }) => route === RECOMMEND)?.body).toEqual({
      answers: DEFAULT_EZ_QUESTIONS.map(({ id, choices }) => ({ questionId: id, choiceId: choices[0]?.id })),
    });
  });

  it.each<[string, Reply]>([
    ['a failure', { status: 500 }],
    ['a drink that is not on the menu', { body: { recommendations: [recommendation('unknown')] } }],
  ])('picks a drink here when the server gives %s', async (_case, reply) => {
    openQuiz({ [RECOMMEND]: () => reply }, { recipes: [guestSoda()] });
    await reachResult();
    expect(screen.getByRole('heading', { name: /Ginger Fizz/ })).toBeTruthy();
  });

  it('asks a server that is busy for a moment once more, and no other', async () => {
    const busy = (retryAfterMs: number) => ({ status: 503, body: { code: 'unavailable', retryAfterMs } });
    const replies: Reply[] = [busy(10), { body: { recommendations: [recommendation('sour')] } }];
    openQuiz({ [RECOMMEND]: () => replies.shift() ?? { status: 500 } });
    await reachResult();
    expect(screen.getByRole('heading', { name: /Yuzu Sour/ })).toBeTruthy();

    cleanup();
    const { sent } = openQuiz({ [RECOMMEND]: () => busy(60_000) }, { recipes: [guestSoda()] });
    await reachResult();
    expect(screen.getByRole('heading', { name: /Ginger Fizz/ })).toBeTruthy();
    expect(sent.filter(({ route }) => route === RECOMMEND)).toHaveLength(1);
  });

  it('serves no alcohol to a guest who asked for none, even if nothing else is left', async () => {
    openQuiz({ [RECOMMEND]: () => ({ body: { recommendations: [] } }) });
    await click('Start as Guest');
    await answerAll();
    expect(await screen.findByText('No drink without alcohol is left right now')).toBeTruthy();
    expect(screen.queryByText("We think you'll like these")).toBeNull();
    await click('The whole menu');
    expect(await screen.findByText(/\d drinks?/)).toBeTruthy();
  });

  it('says so if there is nothing to pick, and leads to the menu', async () => {
    let broken = true;
    const { readMenu } = openQuiz(
      { [RECOMMEND]: () => (broken ? { status: 500 } : { body: { recommendations: [recommendation('sour')] } }) },
      { recipes: [guestRecipe({ available: false })] },
    );
    await click('Start as Guest');
    await answerAll();
    expect(await screen.findByText('Failed to get recommendations. Please try again.')).toBeTruthy();
    await click('The whole menu');
    expect(await screen.findByText('Sold out for now')).toBeTruthy();
    await click('Back');
    broken = false;
    readMenu([guestRecipe()]);
    await click('Try Again');
    expect(await screen.findByText("We think you'll like these")).toBeTruthy();
  });

  it('asks again when its drink sells out, with the same answers, and says why', async () => {
    let best = 'sour';
    const { sent, readMenu } = openQuiz({ [RECOMMEND]: () => ({ body: { recommendations: [recommendation(best)] } }) });
    await reachResult();
    best = 'soda';
    readMenu([guestRecipe({ available: false }), guestSoda()]);
    const why = await screen.findByText(/has just sold out\. This one comes nearest to it\./);
    expect(why.textContent).toContain('Yuzu Sour');
    expect(screen.getByRole('heading', { name: /Ginger Fizz/ })).toBeTruthy();
    const [first, second] = sent.filter(({ route }) => route === RECOMMEND);
    expect(second?.body).toEqual(first?.body);
    readMenu([guestRecipe(), guestSoda()]);
    expect(screen.queryByText(/has just sold out/)).toBeNull();
    expect(screen.getByRole('heading', { name: /Ginger Fizz/ })).toBeTruthy();
  });

  it('is never a blank screen when its drink leaves the menu, whatever the server answers afterwards', async () => {
    const { readMenu } = openQuiz();
    await reachResult();
    readMenu([guestSoda()]);
    expect((await screen.findByText(/has just sold out/)).textContent).toContain('Yuzu Sour');
    expect(screen.getByRole('heading', { name: /Ginger Fizz/ })).toBeTruthy();
    readMenu([]);
    expect(await screen.findByText('Failed to get recommendations. Please try again.')).toBeTruthy();
    await click('The whole menu');
    expect(await screen.findByText('No drinks on the menu yet')).toBeTruthy();
  });

  it('still serves no alcohol when the drink without it sells out', async () => {
    const tea = guestSoda({ id: 'tea', name: 'Iced Tea', name_translations: {} });
    const { sent, readMenu } = openQuiz(
      {
        [RECOMMEND]: (body) => {
          const { zeroProof } = body as { zeroProof?: boolean };
          return { body: { recommendations: [recommendation(zeroProof ? 'soda' : 'sour')] } };
        },
      },
      { recipes: [guestRecipe(), guestSoda(), tea] },
    );
    await reachResult();
    await click('Same idea, no alcohol');
    await screen.findByRole('heading', { name: /Ginger Fizz/ });
    readMenu([guestRecipe(), guestSoda({ available: false }), tea]);
    expect(await screen.findByRole('heading', { name: /Iced Tea/ })).toBeTruthy();
    expect(sent.findLast(({ route }) => route === RECOMMEND)?.body).toMatchObject({ zeroProof: true });
  });

  it('takes nothing away from a guest who has ordered', async () => {
    const { readMenu } = openQuiz();
    await reachResult();
    await click('See details and order');
    await click('Order This Drink');
    await click('Ready - Place Order');
    await screen.findByText(/Your order has been placed!/);
    readMenu([guestSoda()]);
    expect(screen.getByRole('dialog', { name: 'Yuzu Sour' })).toBeTruthy();
  });

  it('finds the same idea without alcohol, and then no longer offers it', async () => {
    const { sent } = openQuiz({
      [RECOMMEND]: (body) => {
        const { zeroProof } = body as { zeroProof?: boolean };
        return { body: { recommendations: [recommendation(zeroProof ? 'soda' : 'sour')] } };
      },
    });
    await reachResult();
    await click('Same idea, no alcohol');
    expect(await screen.findByRole('heading', { name: /Ginger Fizz/ })).toBeTruthy();
    expect(screen.queryByText('Same idea, no alcohol')).toBeNull();
    expect(sent.filter(({ route }) => route === RECOMMEND).at(-1)?.body).toMatchObject({ zeroProof: true });
  });

  it('starts over from nothing', async () => {
    openQuiz();
    await userEvent.type(screen.getByLabelText('Your name'), 'Ada');
    await click('Start Quiz');
    await answerAll();
    await screen.findByText("We think you'll like these");
    await click('Start Over');
    expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('');
  });
});

describe('the order', () => {
  it('is placed after the glass, and its display id shown', async () => {
    const { placeOrder } = openQuiz();
    await reachResult();
    await click('See details and order');
    await click('Order This Drink');
    await click('Ready - Place Order');
    expect(await screen.findByText(/Your order has been placed! Display ID:/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Order This Drink' }).disabled).toBe(true);
    expect(placeOrder).toHaveBeenCalledOnce();
  });

  it('says so when it fails', async () => {
    openQuiz({}, { placeOrder: () => Promise.reject(new Error('no')) });
    await reachResult();
    await click('See details and order');
    await click('Order This Drink');
    await click('Ready - Place Order');
    expect(await screen.findByText('Failed to submit order. Please try again.')).toBeTruthy();
  });
});

describe('in the preview', () => {
  const drafted = [
    {
      id: 'q1',
      question: '想點？',
      questionEn: 'Which?',
      choices: [
        { id: 'a', text: '有氣', textEn: 'Bubbles', effect: { delta: { fizzy: 2 }, zeroProof: true } },
        { id: 'b', text: '酸', textEn: 'Sour', effect: { delta: { acidity: 2 } } },
      ],
    },
  ];
  const instance = (experience: object) =>
    ({ join_code: 'BCD234', config: { experience } }) as unknown as GuestProps['instance'];

  it('plays the draft, to the drink that it will lead to', async () => {
    const { sent } = openQuiz({}, { preview: true, instance: instance({ drafted }) });
    await click('Start as Guest');
    expect(await screen.findByText('Question 1 of 1')).toBeTruthy();
    await click(/Bubbles/);
    expect(await screen.findByText("We think you'll like these")).toBeTruthy();
    expect(screen.getByText(guestSoda().name)).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('plays the demonstration before it is saved', () => {
    openQuiz({}, { preview: true, instance: instance({ drafted, demoMode: true, demoName: 'Ada' }) });
    expect(screen.queryByLabelText('Your name')).toBeNull();
  });

  it("ignores drafts in a guest's settings", async () => {
    openQuiz({}, { instance: instance({ drafted }) });
    await click('Start as Guest');
    expect(await screen.findByText('Question 1 of 5')).toBeTruthy();
  });
});
