import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createClient } from '#contract/client.ts';
import { guestRecipe, guestSoda } from '#test/guest-recipe.ts';
import { serveWords } from '#test/serve-words.ts';
import type { GuestProps } from '../../experience.ts';

let network: ReturnType<typeof serveWords>;

const PARSER = '../hearing/interpret.ts';
const ANSWERS = '../answers/answers.ts';

/** A page that has loaded neither the parser nor word lists. */
beforeEach(() => {
  vi.resetModules();
  network = serveWords();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock(PARSER);
  vi.doUnmock(ANSWERS);
});

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
const heard = async (wish: string) =>
  within(await screen.findByRole('list', { name: 'What you asked for' }, LOADED)).findByText(wish, {}, LOADED);
/** Modules are transformed on demand, on a busy machine for longer than what is drawn takes. */
const LOADED = { timeout: 10_000 };
const failure = () => screen.findByText('That did not work. Check the connection and try again.', {}, LOADED);
const pour = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Show my drink' });

it('downloads the word list of the interface language ahead, and others when they are used', async () => {
  await open();
  expect(network.asked).toEqual([]);
  await waitFor(() => expect(network.asked).toEqual(['english']));
  await say('sweet');
  expect(await heard('sweet')).toBeTruthy();
  expect(network.asked).toEqual(['english']);
  await say('唔要酒, no milk');
  expect(await heard('no alcohol')).toBeTruthy();
  expect(wishes().getByText('no milk')).toBeTruthy();
  expect(network.asked).toEqual(['english', 'cantonese']);
});

it('shows the sentence while the parser is on its way, and understands it when it is there', async () => {
  let arrive = () => {};
  const late = new Promise<void>((done) => (arrive = done));
  vi.doMock(PARSER, async (original) => {
    await late;
    return original<object>();
  });
  await open();
  await say('sweet');
  expect(screen.getByText('sweet', { selector: '[role=status] *' })).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'What you asked for' })).toBeNull();
  arrive();
  expect(await heard('sweet')).toBeTruthy();
  expect(screen.queryByText('sweet', { selector: '[role=status] *' })).toBeNull();
  expect(pour().disabled).toBe(false);
});

it('keeps the sentence if the parser failed to load, and understands it on the next try', async () => {
  let isThere = false;
  vi.doMock(PARSER, (original) => {
    if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
    return original<object>();
  });
  await open();
  await say('no alcohol');
  expect(await failure()).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show my drink' })).toBeNull();
  isThere = true;
  await click('Try Again');
  expect(await heard('no alcohol')).toBeTruthy();
  expect(pour().disabled).toBe(false);
});

it('interprets nothing without word lists: says so, keeps it, pours nothing, and retries', async () => {
  await open();
  await say('sweet');
  await heard('sweet');
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
  expect(await heard('no alcohol')).toBeTruthy();
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
  expect(await heard('bubbles')).toBeTruthy();
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

it('answers a question once what answers is there', async () => {
  await open();
  await say('how strong is the Yuzu Sour?');
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^Yuzu Sour is .*ABV/), LOADED);
});

it('hears a question all the same where its answer cannot be loaded', async () => {
  vi.doMock(ANSWERS, () => {
    throw new Error('offline');
  });
  await open();
  await say('how strong is the Yuzu Sour?');
  expect(await heard('Yuzu Sour')).toBeTruthy();
  expect(screen.getByRole('status').textContent).not.toContain('ABV');
});
