/** A reload, or coming back to the page, in the middle of a play. */
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { GuestInstance } from '#contract/kiosk/kiosks.ts';
import { DEFAULT_EZ_QUESTIONS } from '#experiences/ez-pairing/content.ts';
import { findPlay } from '#experiences/plays.ts';
import { learn } from '#ui/play/taste-request/lexicons.ts';
import { open, stubServer, type Answers } from '#test/console-page.tsx';
import { guestRecipe, guestSoda } from '#test/guest-recipe.ts';
import { serveWords } from '#test/serve-words.ts';
import { session } from '#web/shell/start/storage.ts';
import { keepPlay } from './kept-play.ts';

const SUBMIT = 'POST /api/admin/shops/bar/submit-order';
const CAPSULE = { id: 'd1', seriesId: 'citrus-pop', number: 3, recipeId: 'sour', zeroProof: false };
const machine = { any: { left: 29, series: [] }, zeroProof: { left: 28, series: [] }, refilled: false, turnsLeft: 1 };
const order = { id: 'o1', orderId: 'o1', shopId: 'bar', recipeId: 'sour', name: 'Ada', displayId: 'A07' };

const kiosk = (type: string, experience: object = {}): Answers => ({
  'GET /api/kiosk-instances/code/BCD234': {
    join_code: 'BCD234',
    kiosk_type_identifier: type,
    shop: { shop_id: 'bar', name: 'Bar' },
    name: 'Door',
    config: { experience },
  },
  'GET /api/admin/shops/bar/recipes': { recipes: [guestRecipe(), guestSoda()] },
  'GET /api/ez-pairing/shops/bar/questions': { questions: DEFAULT_EZ_QUESTIONS },
  'GET /api/ez-pairing/instances/BCD234/demo-settings': { demoMode: false, demoName: '' },
  'GET /api/toy-kiosk/instances/BCD234/machine': { ...machine, capsules: [CAPSULE], collected: ['citrus-pop'] },
  'POST /api/crash-reports': { success: true },
  [SUBMIT]: order,
});
const AT = '/kiosk/live?joinCode=BCD234';

function reload(answers: Answers, address = AT): void {
  cleanup();
  stubServer(answers);
  open(address);
}
const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const says = (text: string | RegExp) => screen.findByText(text);

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
});

describe('a play goes on where it was', () => {
  it.each<[string, () => Promise<unknown>, () => Promise<unknown>]>([
    ['mbti', () => click(/with new faces/), () => screen.findByRole('progressbar', { name: 'Question 2 of 8' })],
    ['story-tree', () => click(/Climb upstairs/), () => says('Stop 2 of 3')],
    [
      'vibes-matching',
      async () => {
        await userEvent.click(await screen.findByRole('checkbox', { name: /Zen/ }));
        await click('That’s the mood');
        fireEvent.change(screen.getAllByRole('slider')[0]!, { target: { value: '1' } });
      },
      async () => expect((await screen.findAllByRole<HTMLInputElement>('slider'))[0]?.value).toBe('1'),
    ],
    [
      'ez-pairing',
      async () => {
        await userEvent.type(await screen.findByLabelText('Your name'), 'Ada');
        await click('Start Quiz');
        await userEvent.click(
          await screen.findByRole('button', { name: new RegExp(DEFAULT_EZ_QUESTIONS[0]!.choices[0]!.textEn) }),
        );
      },
      () => says(`Question 2 of ${DEFAULT_EZ_QUESTIONS.length}`),
    ],
    [
      'voice-sommelier',
      async () => {
        await userEvent.type(await screen.findByRole('textbox'), 'I am pregnant{Enter}');
        await says(/No alcohol/);
      },
      () => says(/No alcohol/),
    ],
    [
      'toy-kiosk',
      () => click('I’ll take this one'),
      () => screen.findByRole('button', { name: 'See details and order' }),
    ],
    [
      'ordering-terminal',
      async () => userEvent.type(await screen.findByRole('searchbox'), 'soda'),
      async () => expect((await screen.findByRole<HTMLInputElement>('searchbox')).value).toBe('soda'),
    ],
  ])('%s', async (type, begin, goesOn) => {
    serveWords();
    await learn('en');
    reload(kiosk(type));
    await begin();
    await goesOn();
    reload(kiosk(type));
    await goesOn();
    // On the way to the machine and back.
    cleanup();
    open('/approve');
    cleanup();
    reload(kiosk(type));
    await goesOn();
  });
});

describe('a play begins anew', () => {
  const second = () => screen.findByRole('progressbar', { name: 'Question 2 of 8' });
  const first = () => screen.findByRole('progressbar', { name: 'Question 1 of 8' });
  const begin = async (address = AT) => {
    reload(kiosk('mbti'), address);
    await click(/with new faces/);
    await second();
  };

  it('after 30 minutes', async () => {
    const start = Date.now();
    await begin();
    vi.spyOn(Date, 'now').mockReturnValue(start + 29 * 60_000);
    reload(kiosk('mbti'));
    await second();
    vi.spyOn(Date, 'now').mockReturnValue(start + 31 * 60_000);
    reload(kiosk('mbti'));
    await first();
  });

  it('if the bar has changed its questions', async () => {
    await begin();
    reload(kiosk('mbti', { types: {} }));
    await first();
  });

  it('on a shared screen, which keeps nothing', async () => {
    await begin(`${AT}&screen=shared`);
    expect(session.get('play')).toBeNull();
    reload(kiosk('mbti'), `${AT}&screen=shared`);
    await first();
  });

  it('not with what a shared screen was before', async () => {
    await begin();
    reload(kiosk('mbti'), `${AT}&screen=shared`);
    await first();
  });

  it.each([
    ['has led to an order', order],
    ['has led to one that is kept', 'no answer'],
  ])('once it %s', async (_case, answer) => {
    const answers = { ...kiosk('story-tree'), [SUBMIT]: answer };
    reload(answers);
    await click(/Climb upstairs/);
    await click(/Take it/);
    await userEvent.click(screen.getAllByRole('listitem')[0]!.querySelector('button')!);
    await click('Show my drink');
    await click('See details and order');
    await userEvent.type(screen.getByLabelText('Your name (for the order):'), 'Ada');
    await click('Order This Drink');
    await click('Ready - Place Order');
    await screen.findAllByText(/placed!|Saved on this phone/);
    expect(session.get('play')).toBeNull();
    localStorage.clear();
    reload(answers);
    await says('Stop 1 of 3');
  });

  it('if what was kept crashes it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await begin();
    vi.spyOn(findPlay('mbti')!, 'guest').mockResolvedValue({
      artOf: () => Promise.reject(new Error('no card')),
      default: () => {
        throw new Error('broken');
      },
    });
    reload(kiosk('mbti'));
    await says(/Something went wrong/);
    expect(session.get('play')).toBeNull();
  });
});

describe('what is kept', () => {
  const instance = { join_code: 'BCD234', kiosk_type_identifier: 'mbti', config: {} } as GuestInstance;
  const at = (now: number, isNew = false, of = instance) => keepPlay(of, { isNew, now: () => now });

  it('lives from the last answer', () => {
    at(0).set('answers', ['E']);
    at(20 * 60_000).set('answers', ['E', 'N']);
    expect(at(49 * 60_000).get('answers')).toEqual(['E', 'N']);
    expect(at(51 * 60_000).get('answers')).toBeUndefined();
  });

  it('is not made younger by a reload alone', () => {
    at(0).set('answers', ['E']);
    at(20 * 60_000).set('answers', ['E']);
    expect(at(31 * 60_000).get('answers')).toBeUndefined();
  });

  it('is one kiosk’s, and one round’s', () => {
    at(0).set('answers', ['E']);
    expect(at(0, false, { ...instance, join_code: 'XYZ789' }).get('answers')).toBeUndefined();
    expect(at(0, true).get('answers')).toBeUndefined();
    expect(at(0).get('answers')).toBeUndefined();
  });

  it('is nothing if the store holds something else', () => {
    session.set('play', '{"id":');
    expect(at(0).get('answers')).toBeUndefined();
  });
});
