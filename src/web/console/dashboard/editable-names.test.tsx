import { beforeEach, describe, expect, it } from 'vitest';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, OWNER, refused, signIn, stubServer, type Answers, type Sent } from '#test/console-page.tsx';

const PATCH_NAME = 'PATCH /api/translations/s1/recipes/r1';
const named = (name: string, japanese?: string) => ({
  id: `i-${name}`,
  name,
  name_translations: japanese === undefined ? {} : { ja: japanese },
});
const recipe = (japanese?: string) => {
  const recipeIngredient = [named('Gin', 'ジン'), named('Campari'), named('Vermouth'), named('Orange')];
  return {
    ...named('Negroni', japanese),
    id: 'r1',
    description: '',
    description_translations: {},
    recipeIngredient,
    ingredients: recipeIngredient,
    image: 'x.png',
    available: true,
    hidden: false,
    drinkFeatures: [],
  };
};

/** The menu viewed in Japanese. */
async function viewJapanese(answers: Answers = {}): Promise<{ sent: Sent[]; card: ReturnType<typeof within> }> {
  const sent = stubServer({
    'GET /api/admin/shops/s1': { shop_id: 's1', name: 'Bar' },
    'GET /api/admin/shops/s1/recipes': { recipes: [recipe()] },
    'GET /api/translations/languages': {
      supportedLanguages: [
        { code: 'ja', name: 'Japanese', nativeName: '日本語' },
        { code: 'th', name: 'Thai', nativeName: 'ไทย' },
      ],
    },
    ...answers,
  });
  open('/shops/s1');
  await screen.findByRole('heading', { name: 'Negroni' });
  const view = screen.getByLabelText('View in');
  await within(view).findByRole('option', { name: 'ไทย · Thai' });
  expect(screen.queryByRole('button', { name: /^Edit:/ })).toBeNull();
  await userEvent.selectOptions(view, 'ja');
  return { sent, card: within(screen.getByRole('heading', { level: 3, name: /Negroni|ネグローニ/ }).closest('li')!) };
}
const patches = (sent: readonly Sent[]) => sent.filter(({ route }) => route.startsWith('PATCH'));
const NAME = 'Name of Negroni in 日本語 · Japanese';

async function editName(card: ReturnType<typeof within>): Promise<HTMLInputElement> {
  await userEvent.click(card.getByRole('button', { name: `Edit: ${NAME}` }));
  return screen.getByRole<HTMLInputElement>('textbox', { name: NAME });
}

beforeEach(() => {
  localStorage.clear();
  signIn(OWNER);
});

it('saves a name with Enter, trimmed, and shows it with its language and the new coverage', async () => {
  let now = recipe();
  const { sent, card } = await viewJapanese({
    'GET /api/admin/shops/s1/recipes': () => ({ recipes: [now] }),
    [PATCH_NAME]: () => {
      now = recipe('ネグローニ');
      return {};
    },
  });
  expect(card.getByText('20% in Japanese')).toBeTruthy();
  const field = await editName(card);
  expect([document.activeElement, field.lang, field.value]).toEqual([field, 'ja', '']);
  await userEvent.keyboard(' ネグローニ {Enter}');
  expect((await screen.findByRole('heading', { name: 'ネグローニ' })).lang).toBe('ja');
  expect(card.getByText('40% in Japanese')).toBeTruthy();
  expect(patches(sent).map(({ body }) => body)).toEqual([
    { fieldName: 'name', language: 'ja', translatedText: 'ネグローニ' },
  ]);
  await waitFor(() => expect(document.activeElement).toBe(card.getByRole('button', { name: `Edit: ${NAME}` })));
});

it('saves an ingredient with its button, starting with what is there', async () => {
  const { sent, card } = await viewJapanese({ 'PATCH /api/translations/s1/ingredients/i-Gin': {} });
  const label = 'Ingredient Gin in 日本語 · Japanese';
  await userEvent.click(card.getByRole('button', { name: `Edit: ${label}` }));
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: label });
  expect(field.value).toBe('ジン');
  await userEvent.clear(field);
  await userEvent.type(field, 'ドライジン');
  await userEvent.click(card.getByRole('button', { name: `Save: ${label}` }));
  await waitFor(() => expect(card.queryByRole('textbox')).toBeNull());
  expect(patches(sent)[0]?.body).toEqual({ language: 'ja', translatedText: 'ドライジン' });
});

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => userEvent.click(screen.getByRole('button', { name: `Cancel: ${NAME}` }))],
])('cancels with %s', async (_case, cancel) => {
  const { sent, card } = await viewJapanese();
  await editName(card);
  await userEvent.keyboard('x');
  await cancel();
  expect(card.queryByRole('textbox')).toBeNull();
  expect(patches(sent)).toEqual([]);
  expect((await editName(card)).value).toBe('');
});

it('keeps Escape from what is around it', async () => {
  const { card } = await viewJapanese();
  const field = await editName(card);
  const seen: Event[] = [];
  const listen = (event: Event) => seen.push(event);
  document.addEventListener('keydown', listen);
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  field.dispatchEvent(escape);
  document.removeEventListener('keydown', listen);
  expect(escape.defaultPrevented).toBe(true);
  expect(seen).toEqual([]);
});

it('does nothing when the field is left', async () => {
  const { sent, card } = await viewJapanese();
  const field = await editName(card);
  await userEvent.keyboard('ネグ');
  await userEvent.click(document.body);
  expect(field.isConnected && field.value).toBe('ネグ');
  expect(patches(sent)).toEqual([]);
});

it('saves no blank', async () => {
  const { sent, card } = await viewJapanese();
  const field = await editName(card);
  await userEvent.keyboard('  {Enter}');
  expect(card.getByText('Type a text to save.')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(patches(sent)).toEqual([]);
});

it('keeps what was typed when it could not be saved', async () => {
  const { card } = await viewJapanese({ [PATCH_NAME]: refused(500) });
  const field = await editName(card);
  await userEvent.keyboard('ネグローニ{Enter}');
  const dialog = await screen.findByRole('alertdialog', { name: 'Failed to save translation. Please try again.' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  expect(field.isConnected && field.value).toBe('ネグローニ');
  expect(card.getByRole('button', { name: `Save: ${NAME}` }).getAttribute('aria-busy')).toBeNull();
});

it('says at the field what the server finds wrong with the text, and in no alert', async () => {
  const message = 'A name has at most 200 characters.';
  const errors = [{ path: 'translatedText', message }];
  const { card } = await viewJapanese({
    [PATCH_NAME]: { status: 422, body: { code: 'invalid-request', message, errors } },
  });
  const field = await editName(card);
  await userEvent.keyboard('ネグローニ{Enter}');
  expect(await card.findByText(message)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toContain(message);
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await userEvent.keyboard('！');
  expect(field.getAttribute('aria-invalid')).toBeNull();
});

it('has three ingredients in sight and the rest behind a tap', async () => {
  const { card } = await viewJapanese();
  const rest = card.getByText('All 4 ingredients').closest('details')!;
  expect(rest.open).toBe(false);
  expect(within(rest).getByText('Orange').lang).toBe('en');
  expect(['ジン', 'Campari', 'Vermouth'].every((text) => !rest.contains(card.getByText(text)))).toBe(true);
  expect(card.getByText('ジン').lang).toBe('ja');
});

describe('what was typed and not saved', () => {
  const view = (language: string) => userEvent.selectOptions(screen.getByLabelText('View in'), language);
  const notice = () => screen.queryByText('1 text is typed but not saved yet:');

  it('outlives a look at another language', async () => {
    const { sent, card } = await viewJapanese();
    await editName(card);
    await userEvent.keyboard('ネグ');
    expect(notice()).toBeNull();
    await view('th');
    expect(screen.queryByRole('textbox', { name: NAME })).toBeNull();
    expect(notice()!.closest('[role=status]')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: NAME }));
    expect(screen.getByLabelText<HTMLSelectElement>('View in').value).toBe('ja');
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: NAME });
    expect(field.value).toBe('ネグ');
    expect(notice()).toBeNull();
    expect(patches(sent)).toEqual([]);
  });

  it('outlives a search and a look at another page of the console', async () => {
    const { card } = await viewJapanese({ 'GET /api/kiosk-instances': { data: [] } });
    await editName(card);
    await userEvent.keyboard('ネグ');
    await userEvent.type(screen.getByLabelText('Find a recipe'), 'zzz');
    expect(await screen.findByText('1 text is typed but not saved yet:')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Shop Master Page' }));
    await waitFor(() => expect(screen.queryByLabelText('Find a recipe')).toBeNull());
    const frame = within(screen.getByRole('navigation', { name: 'Console' }));
    await userEvent.click(frame.getByRole('link', { name: 'Bar' }));
    await userEvent.click(await screen.findByRole('button', { name: NAME }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: NAME }).value).toBe('ネグ');
  });

  it('is asked about before a link takes one away', async () => {
    const { card } = await viewJapanese();
    await editName(card);
    await userEvent.keyboard('ネグ');
    await userEvent.click(screen.getByRole('link', { name: 'Orders' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: NAME }).value).toBe('ネグ');
  });

  it.each([
    ['saved', async () => userEvent.keyboard('{Enter}')],
    ['cancelled', async () => userEvent.keyboard('{Escape}')],
    ['typed back', async () => userEvent.keyboard('{Backspace}{Backspace}')],
  ])('is no more once it is %s', async (_case, end) => {
    const { card } = await viewJapanese({ [PATCH_NAME]: {} });
    await editName(card);
    await userEvent.keyboard('ネグ');
    await end();
    await view('th');
    expect(notice()).toBeNull();
  });

  it('can be thrown away where it is not in sight', async () => {
    const { card } = await viewJapanese();
    await editName(card);
    await userEvent.keyboard('ネグ');
    await view('th');
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect(notice()).toBeNull();
    await view('ja');
    expect(screen.queryByRole('textbox', { name: NAME })).toBeNull();
  });
});

describe('a translation is cleared', () => {
  const CLEAR = 'DELETE /api/translations/s1/recipes/r1';
  const LABEL = 'Name of Negroni in 日本語 · Japanese';
  const clear = async (card: ReturnType<typeof within>) => {
    await userEvent.click(card.getByRole('button', { name: `Edit: ${LABEL}` }));
    await userEvent.click(card.getByRole('button', { name: `Clear: ${LABEL}` }));
    return within(await screen.findByRole('alertdialog', { name: 'Clear this translation?' }));
  };

  it('after a question, and is untranslated again', async () => {
    let now = recipe('ネグローニ');
    const { sent, card } = await viewJapanese({
      'GET /api/admin/shops/s1/recipes': () => ({ recipes: [now] }),
      [CLEAR]: () => {
        now = recipe();
        return {};
      },
    });
    let question = await clear(card);
    expect(question.getByText(/^“ネグローニ” goes\./)).toBeTruthy();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    expect(sent.some(({ route }) => route === CLEAR)).toBe(false);
    await userEvent.click(card.getByRole('button', { name: `Clear: ${LABEL}` }));
    question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Clear' }));
    expect((await screen.findByRole('heading', { name: 'Negroni' })).lang).toBe('en');
    expect(card.queryByRole('textbox')).toBeNull();
    expect(sent.find(({ route }) => route === CLEAR)?.query).toEqual({ fieldName: 'name', language: 'ja' });
  });

  it('of an ingredient alike', async () => {
    const { sent, card } = await viewJapanese({ 'DELETE /api/translations/s1/ingredients/i-Gin': {} });
    const label = 'Ingredient Gin in 日本語 · Japanese';
    await userEvent.click(card.getByRole('button', { name: `Edit: ${label}` }));
    await userEvent.click(card.getByRole('button', { name: `Clear: ${label}` }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(card.queryByRole('textbox')).toBeNull());
    expect(sent.find(({ route }) => route.startsWith('DELETE'))?.query).toEqual({ language: 'ja' });
  });

  it.each([
    [refused(500), 'Failed to clear translation. Please try again.'],
    [
      { status: 409, body: { code: 'translation-of-menu', message: '' } },
      'This text comes with the menu: change it on the Shop Master page.',
    ],
  ])('or it says why not', async (reply, text) => {
    const { card } = await viewJapanese({
      'GET /api/admin/shops/s1/recipes': { recipes: [recipe('ネグローニ')] },
      [CLEAR]: reply,
    });
    await userEvent.click((await clear(card)).getByRole('button', { name: 'Clear' }));
    expect(await screen.findByRole('alertdialog', { name: text })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: LABEL }).value).toBe('ネグローニ');
  });

  it('where there is one', async () => {
    const { card } = await viewJapanese();
    await editName(card);
    expect(card.queryByRole('button', { name: /^Clear/ })).toBeNull();
  });
});
