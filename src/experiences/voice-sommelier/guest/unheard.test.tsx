import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClient } from '#contract/client.ts';
import { guestRecipe, guestSoda } from '#test/guest-recipe.ts';
import { serveWords } from '#test/serve-words.ts';
import type { GuestProps } from '../../experience.ts';

let network: ReturnType<typeof serveWords>;

/** A page without loaded word lists. */
beforeEach(() => {
  vi.resetModules();
  network = serveWords();
});
afterEach(() => vi.unstubAllGlobals());

async function open() {
  const { default: VoiceSommelier } = await import('./voice-sommelier.tsx');
  const { ApiProvider } = await import('#ui/kit/api/client.tsx');
  const { Around } = await import('#test/ui-around.tsx');
  const given = {
    instance: { join_code: 'BCD234', config: {} },
    shop: { shop_id: 'bar', name: 'Bar' },
    recipes: [guestRecipe(), guestSoda()],
    placeOrder: vi.fn(),
  } as unknown as GuestProps;
  const client = createClient({
    mainBase: '',
    kioskBase: '',
    headers: () => ({}),
    onUnauthorised: () => false,
    fetch: () => Promise.resolve(Response.json({})),
  });
  render(
    <ApiProvider client={client}>
      <VoiceSommelier {...given} />
    </ApiProvider>,
    { wrapper: Around },
  );
}

const say = (sentence: string) =>
  userEvent.type(screen.getByLabelText('Type what you feel like'), `${sentence}{Enter}`);
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const wishes = () => within(screen.getByRole('list', { name: 'What you asked for' }));
const pour = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Pour it' });

it('downloads the word list of the interface language ahead, and others when they are used', async () => {
  await open();
  await waitFor(() => expect(network.asked).toEqual(['english']));
  await say('sweet');
  expect(wishes().getByText('sweet')).toBeTruthy();
  expect(network.asked).toEqual(['english']);
  await say('唔要酒, no milk');
  expect(await wishes().findByText('no alcohol')).toBeTruthy();
  expect(wishes().getByText('no milk')).toBeTruthy();
  expect(network.asked).toEqual(['english', 'cantonese']);
});

it('interprets nothing without word lists: says so, keeps it, pours nothing, and retries', async () => {
  await open();
  await say('sweet');
  network.isThere = false;
  await say('唔要酒');
  expect(await screen.findByText('That did not work. Check the connection and try again.')).toBeTruthy();
  expect(screen.getByText('唔要酒')).toBeTruthy();
  expect(wishes().queryByText('no alcohol')).toBeNull();
  expect(screen.queryByText(/went past me/)).toBeNull();
  expect(pour().disabled).toBe(true);
  await click('Try Again');
  await screen.findByText('That did not work. Check the connection and try again.');
  network.isThere = true;
  await click('Try Again');
  expect(await wishes().findByText('no alcohol')).toBeTruthy();
  expect(wishes().getByText('sweet')).toBeTruthy();
  expect(screen.queryByText('唔要酒')).toBeNull();
  expect(pour().disabled).toBe(false);
});

it('discards a sentence on request, and retries it with the next one', async () => {
  network.isThere = false;
  await open();
  await say('no milk');
  await say('no eggs');
  await screen.findByText('no milk');
  await click('Take away: no milk');
  await screen.findByText('no eggs');
  network.isThere = true;
  await say('fizzy');
  expect(await wishes().findByText('bubbles')).toBeTruthy();
  expect(wishes().getByText('no egg')).toBeTruthy();
  expect(wishes().queryByText('no milk')).toBeNull();
});

it('rejects an answer that is no word list', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<p>Sign in to the Wi-Fi</p>')));
  await open();
  await say('allergic to nuts');
  expect(await screen.findByText('That did not work. Check the connection and try again.')).toBeTruthy();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503 })));
  await click('Try Again');
  expect(await screen.findByText('That did not work. Check the connection and try again.')).toBeTruthy();
});
