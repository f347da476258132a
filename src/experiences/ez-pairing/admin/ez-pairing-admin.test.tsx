import { act } from 'react';
import { i18n } from '@lingui/core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createClient } from '#contract/client.ts';
import type { EzQuestion } from '#contract/kiosk/ez-pairing.ts';
import type { KioskInstance } from '#contract/kiosk/kiosks.ts';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { ApiProvider } from '#ui/kit/api/client.tsx';
import { Around } from '#test/ui-around.tsx';
import { DEFAULT_EZ_QUESTIONS } from '../content.ts';
import EzPairingAdmin from './ez-pairing-admin.tsx';

interface Sent {
  route: string;
  body: unknown;
  version: string | undefined;
}

const QUESTIONS: EzQuestion[] = [
  {
    id: 'q1',
    question: '甜品？',
    questionEn: 'Pick a dessert',
    choices: [
      {
        id: 'a',
        text: '檸檬撻',
        textEn: 'Lemon tart',
        emoji: '🍋',
        effect: { delta: { acidity: 2 } },
        effectSource: 'words',
      },
      { id: 'b', text: '藍色', textEn: 'Blue', effect: { delta: { herbal: 1 } }, effectSource: 'owner' },
    ],
  },
  {
    id: 'q2',
    question: '氣泡？',
    questionEn: 'Bubbles?',
    choices: [
      { id: 'c', text: '多', textEn: 'Lots of bubbles', effectSource: 'words' },
      { id: 'd', text: '無', textEn: 'No bubbles', effectSource: 'words' },
      { id: 'e', text: '是但', textEn: 'Surprise me', effectSource: 'words' },
    ],
  },
];
const SUMMARY = {
  totalChoices: 2,
  mappedChoices: 1,
  coveragePct: 50,
  generatedAt: null,
  choices: [
    {
      questionId: 'q1',
      choiceId: 'a',
      text: '檸檬撻',
      textEn: 'Lemon tart',
      effect: { delta: { acidity: 2 } },
      source: 'words',
      favours: [{ recipeId: 'r1', name: 'Daiquiri' }],
    },
    { questionId: 'q1', choiceId: 'b', text: '藍色', textEn: 'Blue', effect: null, source: null, favours: [] },
  ],
};
const PHOTO = `/uploads/photos/${'a'.repeat(64)}.png`;
const BASE = '/api/ez-pairing/shops/s1';
const DEMO = '/api/ez-pairing/instances/BCD234/demo-settings';

const drafted = vi.fn<(settings: object | undefined) => void>();

/** @param answers by route; a function is called for each request, a number is a refusal with that status */
function show(answers: Record<string, unknown> = {}) {
  const sent: Sent[] = [];
  const all: Record<string, unknown> = {
    [`GET ${BASE}/questions`]: { questions: QUESTIONS, version: 7 },
    [`PUT ${BASE}/questions`]: { questions: QUESTIONS, version: 8 },
    [`GET ${BASE}/mappings-summary`]: SUMMARY,
    [`GET ${DEMO}`]: { demoMode: false, demoName: '' },
    ...answers,
  };
  const client = createClient({
    mainBase: '/v1',
    kioskBase: '/api',
    headers: () => ({}),
    onUnauthorised: () => false,
    fetch: (url, init) => {
      const { headers } = init;
      const request: Sent = {
        route: `${init.method ?? 'GET'} ${typeof url === 'string' ? url : ''}`,
        body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined,
        version: headers['if-match'],
      };
      sent.push(request);
      const found = all[request.route] ?? 404;
      const answer: unknown = typeof found === 'function' ? (found as (request: Sent) => unknown)(request) : found;
      if (answer instanceof Response) return Promise.resolve(answer);
      if (typeof answer === 'number') return Promise.resolve(new Response('{"message":"No."}', { status: answer }));
      return Promise.resolve(new Response(JSON.stringify(answer)));
    },
  });
  const instance = { join_code: 'BCD234', shop_id: 's1' } as KioskInstance;
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ApiProvider client={client}>
        <Around>
          <a href="/elsewhere">Elsewhere</a>
          <Checked />
          <EzPairingAdmin instance={instance} onDraft={drafted} shop={{ shop_id: 's1', name: 'Bar' }} />
        </Around>
      </ApiProvider>
    </QueryClientProvider>,
  );
  return sent;
}

/** Stands in for the page's dead-end check. */
function Checked() {
  useEndpoint('GET /api/admin/shops/:shopId/dead-ends', { params: { shopId: 's1' }, query: { joinCode: 'BCD234' } });
  return null;
}

const question = async (name: string) => within(await screen.findByRole('listitem', { name }));
const edit = async (name: string) => {
  const card = await question(name);
  await userEvent.click(card.getByRole('button', { name: 'Edit' }));
  return card;
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save questions' }));
const saved = (sent: Sent[]) =>
  sent
    .filter(({ route }) => route.startsWith('PUT'))
    .map(({ body }) => (body as { questions: EzQuestion[] }).questions);

/** Drafts outlive the page, so each test must end without one. */
beforeEach(async () => {
  show();
  const discard = await screen
    .findByRole('button', { name: 'Save questions' })
    .then(() => screen.queryByRole('button', { name: 'Discard changes' }));
  if (discard) await userEvent.click(discard);
  cleanup();
});

it('replaces a partly unreadable quiz when it is saved as shown', async () => {
  const sent = show({ [`GET ${BASE}/questions`]: { questions: QUESTIONS, version: 7, unfit: true } });
  expect(await screen.findByText(/^Part of the stored quiz cannot be read/)).toBeTruthy();
  await screen.findByText('Pick a dessert');
  await save();
  await screen.findByText('The quiz is saved.');
  expect(saved(sent).map((questions) => questions.map(({ id }) => id))).toEqual([['q1', 'q2']]);
});

describe('the quiz', () => {
  it('is listed with the pictures guests see, not with emoji', async () => {
    show();
    const choice = await screen.findByText('Lemon tart', { selector: 'li' });
    expect(choice.textContent).toBe('Lemon tart');
    expect(choice.querySelector('svg')).not.toBeNull();
  });

  it('is edited in both languages and saved with its version', async () => {
    const sent = show();
    const card = await edit('Question 1');
    await userEvent.clear(card.getByLabelText('Question in English'));
    await userEvent.type(card.getByLabelText('Question in English'), 'Dessert?');
    expect(screen.getByText('Not saved yet')).toBeTruthy();
    await save();
    expect(await screen.findByText('The quiz is saved.')).toBeTruthy();
    expect(saved(sent)[0]?.[0]).toMatchObject({ question: '甜品？', questionEn: 'Dessert?' });
    expect(sent.find(({ route }) => route.startsWith('PUT'))?.version).toBe('"7"');
    expect(screen.queryByText('Not saved yet')).toBeNull();
  });

  it('sends the effects the owner set, and leaves the others to the word lists', async () => {
    const sent = show();
    const card = await edit('Question 1');
    await userEvent.type(card.getAllByLabelText('Emoji')[1]!, '💙');
    await save();
    await waitFor(() => expect(saved(sent)).toHaveLength(1));
    const choices = saved(sent)[0]?.[0]?.choices;
    expect(choices?.map(({ effect }) => effect)).toEqual([undefined, { delta: { herbal: 1 } }]);
    expect(choices?.[1]?.emoji).toBe('💙');
  });

  it('lets a choice have a photo', async () => {
    const sent = show({ 'POST /v1/admin/shops/s1/photos': { imageUrl: PHOTO } });
    const card = await edit('Question 1');
    const file = new File(['a picture'], 'tart.png', { type: 'image/png' });
    await userEvent.upload(card.getByLabelText('Photo for Lemon tart'), file);
    expect((await card.findByRole('img', { name: 'Lemon tart' })).getAttribute('src')).toBe(PHOTO);
    await save();
    await waitFor(() => expect(saved(sent)).toHaveLength(1));
    expect(saved(sent)[0]?.[0]?.choices.map(({ picture }) => picture)).toEqual([PHOTO, undefined]);
  });

  it.each([
    ['of another kind', 415, 'A photo is a PNG, JPEG or WebP file.'],
    ['too large', 413, 'The request is too large.'],
  ])('says at its choice that a photo is %s', async (_what, status, message) => {
    const refusal = () => new Response(JSON.stringify({ code: 'refused', message }), { status });
    show({ 'POST /v1/admin/shops/s1/photos': refusal });
    const card = await edit('Question 1');
    const file = new File(['no picture'], 'tart.png', { type: 'image/png' });
    await userEvent.upload(card.getByLabelText('Photo for Blue'), file);
    const row = within(card.getByLabelText('Photo for Blue').closest('li')!);
    expect(await row.findByText(`The photo was not taken: ${message}`)).toBeTruthy();
    expect(screen.queryByText('Not saved yet')).toBeNull();
  });

  it('says that a file is no photo, and sends nothing', async () => {
    const sent = show();
    const card = await edit('Question 1');
    const file = new File(['words'], 'menu.txt', { type: 'text/plain' });
    await userEvent.setup({ applyAccept: false }).upload(card.getByLabelText('Photo for Blue'), file);
    expect(await card.findByText('A photo is a PNG, JPEG or WebP file.')).toBeTruthy();
    expect(sent.filter(({ route }) => route.endsWith('/photos'))).toEqual([]);
  });

  it('says at its choice that a photo is gone, until it is taken away', async () => {
    const lost = QUESTIONS.map((each) => ({
      ...each,
      choices: each.choices.map((choice) => (choice.id === 'b' ? { ...choice, picture: PHOTO } : choice)),
    }));
    const errors = [
      { path: 'questions.0.choices.1.picture', message: 'This photo is not kept here: choose it again.' },
    ];
    const sent = show({
      [`GET ${BASE}/questions`]: { questions: lost, version: 7 },
      [`PUT ${BASE}/questions`]: ({ body }: Sent) =>
        JSON.stringify(body).includes(PHOTO)
          ? new Response(JSON.stringify({ code: 'invalid-request', message: 'No.', errors }), { status: 422 })
          : { questions: QUESTIONS, version: 8 },
    });
    const card = await edit('Question 1');
    await userEvent.type(card.getByLabelText('Question in English'), '!');
    await save();
    const row = within(card.getByLabelText('Photo for Blue').closest('li')!);
    expect(await row.findByText('This photo is not kept here: choose it again.')).toBeTruthy();
    await userEvent.click(row.getByRole('button', { name: 'Remove the photo' }));
    expect(row.queryByText('This photo is not kept here: choose it again.')).toBeNull();
    await save();
    expect(await screen.findByText('The quiz is saved.')).toBeTruthy();
    expect(saved(sent).at(-1)?.[0]?.choices[1]?.picture).toBeUndefined();
  });

  it('shows who set an effect, and sets one', async () => {
    const sent = show();
    const card = await edit('Question 1');
    expect(card.getByText('From its words')).toBeTruthy();
    expect(card.getByText('Set by you')).toBeTruthy();
    await userEvent.click(card.getAllByRole('button', { name: 'Set effect' })[0]!);
    const sliders = card.getAllByRole('slider') as HTMLInputElement[];
    expect(sliders.map(({ min, max }) => [min, max])).toEqual(Array.from({ length: 8 }, () => ['-3', '3']));
    expect(card.getByRole('slider', { name: 'Sour' }).getAttribute('aria-valuetext')).toBe('+2');
    await userEvent.click(card.getByRole('switch', { name: 'No alcohol' }));
    expect(card.getAllByText('Set by you')).toHaveLength(2);
    await save();
    await waitFor(() => expect(saved(sent)).toHaveLength(1));
    expect(saved(sent)[0]?.[0]?.choices[0]?.effect).toEqual({ delta: { acidity: 2 }, zeroProof: true });
  });

  it('is reordered with buttons, which keep the focus', async () => {
    const sent = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Move Pick a dessert down' }));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Pick a dessert up'));
    const card = await edit('Question 1');
    await userEvent.click(card.getByRole('button', { name: 'Move No bubbles up' }));
    await save();
    await waitFor(() => expect(saved(sent)).toHaveLength(1));
    expect(saved(sent)[0]?.map(({ id }) => id)).toEqual(['q2', 'q1']);
    expect(saved(sent)[0]?.[0]?.choices.map(({ id }) => id)).toEqual(['d', 'c', 'e']);
  });

  it('keeps at least two choices and asks before a question is removed', async () => {
    const sent = show();
    const two = await edit('Question 1');
    expect(two.getByRole('button', { name: 'Remove Blue' }).hasAttribute('disabled')).toBe(true);
    const three = await edit('Question 2');
    await userEvent.click(three.getByRole('button', { name: 'Remove Surprise me' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Pick a dessert' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove this question?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
    await save();
    await waitFor(() => expect(saved(sent)).toHaveLength(1));
    expect(saved(sent)[0]?.map(({ id, choices }) => [id, choices.length])).toEqual([['q2', 2]]);
  });

  it('names each missing text at its field', async () => {
    const sent = show();
    fireEvent.click(await screen.findByRole('button', { name: 'Add a question' }));
    const card = await question('Question 3');
    expect(card.getAllByRole('textbox')[0]).toBe(document.activeElement);
    await save();
    expect(card.getByText('A question needs a text.')).toBeTruthy();
    expect(card.getByText('A question needs an English text.')).toBeTruthy();
    expect(card.getAllByText('A choice needs a text.')).toHaveLength(2);
    expect(card.getAllByText('A choice needs an English text.')).toHaveLength(2);
    expect(screen.getByText('Some texts are missing.')).toBeTruthy();
    expect(saved(sent)).toEqual([]);
  });

  it('starts from the five questions when there are none', async () => {
    const sent = show({ [`GET ${BASE}/questions`]: { questions: [], version: 0 } });
    expect(await screen.findByText('No questions configured for this shop.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Use the five questions' }));
    await save();
    await waitFor(() => expect(saved(sent)[0]).toHaveLength(5));
  });

  it('returns to the five default questions, with new ids', async () => {
    const sent = show();
    const card = await edit('Question 1');
    await userEvent.clear(card.getByLabelText('Question in English'));
    await save();
    expect(await screen.findByText('Some texts are missing.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the original' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Back to the original?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Back to the original' }));
    expect(screen.queryByText('Some texts are missing.')).toBeNull();
    await save();
    await waitFor(() => expect(saved(sent)).toHaveLength(1));
    expect(saved(sent)[0]?.map(({ questionEn }) => questionEn)).toEqual(
      DEFAULT_EZ_QUESTIONS.map(({ questionEn }) => questionEn),
    );
    const known = DEFAULT_EZ_QUESTIONS.flatMap(({ id, choices }) => [id, ...choices.map((choice) => choice.id)]);
    for (const { id, choices } of saved(sent)[0] ?? []) {
      expect(known).not.toContain(id);
      for (const choice of choices) expect(known).not.toContain(choice.id);
    }
  });

  it('clears the message of an earlier save', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Add a question' }));
    await save();
    expect(await screen.findByText('Some texts are missing.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(screen.queryByText('Some texts are missing.')).toBeNull();
  });

  it('is previewed as drafted, with what each choice will do', async () => {
    show();
    const card = await edit('Question 1');
    await userEvent.type(card.getByLabelText('Question in English'), '!');
    await userEvent.click(screen.getByRole('switch', { name: 'Demo mode' }));
    await waitFor(() =>
      expect(drafted.mock.lastCall?.[0]).toMatchObject({
        demoMode: true,
        drafted: [
          {
            questionEn: 'Pick a dessert!',
            choices: [{ effect: { delta: { acidity: 2 } } }, { effect: { delta: { herbal: 1 } } }],
          },
          { questionEn: 'Bubbles?', choices: [{ effect: { delta: { fizzy: 2 } } }, { textEn: 'No bubbles' }, {}] },
        ],
      }),
    );
  });

  it('has its dead ends checked again after a save', async () => {
    const sent = show({ 'GET /api/admin/shops/s1/dead-ends?joinCode=BCD234': { data: [] } });
    const checks = () => sent.filter(({ route }) => route.includes('dead-ends')).length;
    await waitFor(() => expect(checks()).toBe(1));
    await userEvent.click(await screen.findByRole('button', { name: 'Move Pick a dessert down' }));
    await save();
    await waitFor(() => expect(checks()).toBe(2));
  });

  it('is in Chinese for Chinese readers', async () => {
    act(() => i18n.loadAndActivate({ locale: 'zh-HK', messages: {} }));
    show({
      'GET /api/admin/shops/s1/recipes': {
        recipes: [{ id: 'r1', name: 'Daiquiri', name_translations: { 'zh-HK': '黛克瑞' } }],
      },
    });
    const card = await question('Question 1');
    expect(card.getByText(/檸檬撻/)).toBeTruthy();
    expect(card.queryByText(/Lemon tart/)).toBeNull();
    const row = within(await screen.findByRole('row', { name: /檸檬撻/ }));
    expect(await row.findByText('黛克瑞')).toBeTruthy();
    act(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
  });

  it.each([['load', { [`GET ${BASE}/questions`]: 500 }, 'Failed to load questions.']])(
    'says when it did not %s',
    async (_case, answers, text) => {
      show(answers);
      expect(await screen.findByText(text)).toBeTruthy();
    },
  );

  it('says why it was not saved', async () => {
    show({ [`PUT ${BASE}/questions`]: 422 });
    await userEvent.click(await screen.findByRole('button', { name: 'Move Pick a dessert down' }));
    await save();
    expect(await screen.findByText('Failed to save the quiz: No.')).toBeTruthy();
  });

  it('opens the question with a server error, and marks the text', async () => {
    const message = 'Too big: expected string to have <=200 characters';
    const errors = [{ path: 'questions.1.choices.2.textEn', message }];
    const problem = JSON.stringify({ code: 'invalid-request', message, errors });
    show({ [`PUT ${BASE}/questions`]: () => new Response(problem, { status: 422 }) });
    const card = await edit('Question 1');
    await userEvent.type(card.getByLabelText('Question in English'), '?');
    await save();
    expect(await screen.findByText('Not saved: look at the marked fields.')).toBeTruthy();
    const field = (await question('Question 2')).getByDisplayValue('Surprise me');
    expect([field.getAttribute('aria-invalid'), document.activeElement === field]).toEqual(['true', true]);
    expect((await question('Question 2')).getByText(message)).toBeTruthy();
  });
});

describe('when somebody else saved meanwhile', () => {
  const theirs = QUESTIONS.map((each) => (each.id === 'q1' ? { ...each, questionEn: 'Theirs' } : each));
  const conflict = async () => {
    let isTheirs = false;
    const sent = show({
      [`GET ${BASE}/questions`]: () =>
        isTheirs ? { questions: theirs, version: 9 } : { questions: QUESTIONS, version: 7 },
      [`PUT ${BASE}/questions`]: ({ version }: Sent) => (version === '"9"' ? { questions: [], version: 10 } : 412),
    });
    const card = await edit('Question 1');
    await userEvent.type(card.getByLabelText('Question in English'), ' mine');
    isTheirs = true;
    await save();
    return {
      sent,
      dialog: within(await screen.findByRole('dialog', { name: 'Somebody else changed the quiz meanwhile' })),
    };
  };

  it('both are shown and nothing is lost', async () => {
    const { dialog } = await conflict();
    expect(dialog.getByText(/Theirs/)).toBeTruthy();
    expect(dialog.getByText(/Pick a dessert mine/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep editing' }));
    expect(screen.getByText('Not saved yet')).toBeTruthy();
  });

  it('mine can be saved over theirs', async () => {
    const { sent, dialog } = await conflict();
    await userEvent.click(dialog.getByRole('button', { name: 'Save mine over theirs' }));
    expect(await screen.findByText('The quiz is saved.')).toBeTruthy();
    expect(saved(sent).at(-1)?.[0]?.questionEn).toBe('Pick a dessert mine');
  });

  it('theirs can be taken', async () => {
    const { dialog } = await conflict();
    await userEvent.click(dialog.getByRole('button', { name: 'Discard mine, take theirs' }));
    await waitFor(() => expect(screen.getAllByDisplayValue('Theirs')).toHaveLength(1));
    expect(screen.queryByText('Not saved yet')).toBeNull();
  });
});

it('asks before a link leads away from unsaved changes', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Move Pick a dessert down' }));
  await userEvent.click(screen.getByRole('link', { name: 'Elsewhere' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('Not saved yet')).toBeTruthy();
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
});

describe('the mappings', () => {
  it('show what each choice favours', async () => {
    show();
    const row = within(await screen.findByRole('row', { name: /Lemon tart/ }));
    expect(row.getByText('Daiquiri')).toBeTruthy();
    expect(row.getByText('Sour').textContent).toBe('Sour +2');
    expect(screen.getByText('1 of 2 choices are understood')).toBeTruthy();
  });

  it('are generated from the words', async () => {
    const sent = show({ [`POST ${BASE}/generate-mappings`]: { ...SUMMARY, mappedChoices: 2 } });
    await screen.findByRole('row', { name: /Lemon tart/ });
    await userEvent.click(screen.getByRole('button', { name: 'Work out anew' }));
    expect(await screen.findByText('Worked out: 2 of 2 choices are understood.')).toBeTruthy();
    expect(sent.find(({ route }) => route.startsWith('POST'))?.body).toEqual({ useLLM: false });
  });

  it('wait for the quiz to be saved', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Move Pick a dessert down' }));
    expect(screen.getByRole('button', { name: 'Work out anew' }).hasAttribute('disabled')).toBe(true);
  });
});

it('saves the demo settings of this kiosk', async () => {
  const sent = show({ [`PUT ${DEMO}`]: { demoMode: true, demoName: 'Ada' } });
  await userEvent.click(await screen.findByRole('switch', { name: 'Demo mode' }));
  await userEvent.type(screen.getByLabelText('Demo name'), 'Ada');
  await userEvent.click(screen.getByRole('button', { name: 'Save demo settings' }));
  expect(await screen.findByText('The demo settings are saved.')).toBeTruthy();
  expect(sent.find(({ route }) => route === `PUT ${DEMO}`)?.body).toEqual({ demoMode: true, demoName: 'Ada' });
});
