import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient } from '#contract/client.ts';
import { guestRecipe, guestSoda } from '#test/guest-recipe.ts';
import { placed } from '#test/placed.ts';
import { serveWords } from '#test/serve-words.ts';
import { Around } from '#test/ui-around.tsx';
import { ApiProvider } from '#ui/kit/api/client.tsx';
import { GuestOrdersOf } from '#ui/play/guest-orders.ts';
import type { GuestProps } from '../../experience.ts';
import { prepareToHear } from './interpreter.ts';
import VoiceSommelier from './voice-sommelier.tsx';

beforeEach(async () => {
  serveWords();
  await prepareToHear(['en', 'zh-HK']);
});

function open(lastRecipeId?: string) {
  const given = {
    instance: { join_code: 'BCD234', config: {} },
    shop: { shop_id: 'bar', name: 'Bar' },
    recipes: [guestRecipe(), guestSoda()],
    placeOrder: vi.fn(() => Promise.resolve(placed('A07'))),
  } as unknown as GuestProps;
  const client = createClient({
    mainBase: '',
    kioskBase: '',
    headers: () => ({}),
    onUnauthorised: () => false,
    fetch: () => Promise.resolve(new Response(JSON.stringify({ id: 'v1', cues: {} }))),
  });
  render(
    <ApiProvider client={client}>
      <GuestOrdersOf value={{ lastRecipeId }}>
        <VoiceSommelier {...given} />
      </GuestOrdersOf>
    </ApiProvider>,
    { wrapper: Around },
  );
}

const say = (sentence: string) =>
  userEvent.type(screen.getByLabelText('Type what you feel like'), `${sentence}{Enter}`);
const reply = () => screen.getByRole('status').textContent;
const pour = () => userEvent.click(screen.getByRole('button', { name: 'Show my drink' }));

describe('the same again', () => {
  it('is the drink that was ordered last', async () => {
    open('soda');
    await say('same again please');
    expect(reply()).toContain(' Ginger Fizz.');
    await pour();
    expect(screen.getAllByText('Ginger Fizz').length).toBeGreaterThan(0);
  });

  it('is nothing for a guest who had nothing, and is said', async () => {
    open();
    await say('same again please');
    expect(reply()).toBe('You have had nothing here yet, so there is nothing to repeat. What do you feel like?');
    expect(screen.queryByRole('button', { name: 'Show my drink' })).toBeNull();
  });
});

describe('what cannot be had here', () => {
  it('is said before and beside the drink that is poured instead', async () => {
    open();
    await say('a caipirinha');
    expect(reply()).toContain('No caipirinha on this menu; I will find the nearest.');
    await pour();
    expect(screen.getByText('No caipirinha on this menu: this comes nearest.')).toBeTruthy();
  });

  it('is for the bar where it is ice', async () => {
    open();
    await say('something sour, less ice');
    expect(reply()).toContain('The bar sets that, not I: please tell them “less ice”.');
  });

  it('is said of a drink that is served otherwise', async () => {
    open();
    await say('a hot yuzu sour');
    expect(reply()).toContain('Our Yuzu Sour is not served like that (hot drink)');
  });
});
