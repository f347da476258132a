import { beforeEach, expect, it } from 'vitest';
import { fireEvent, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { addConsoleTexts, changeLocale } from '#web/shell/i18n.ts';
import { open, OWNER, refused, signIn, stubServer, type Answers, type Sent } from '#test/console-page.tsx';

const AT = '/v1/admin/shops/s1/recipes';
const named = (name: string, chinese?: string) => ({
  name,
  name_translations: chinese === undefined ? {} : { 'zh-HK': chinese },
});
const GIN = { id: 'gin', ...named('Gin', '氈酒'), amount: 45, unit: 'ml', colour: null, abv: 40, sparkling: false };
const LIME = {
  id: 'lime',
  ...named('Lime juice'),
  amount: 30,
  unit: 'ml',
  colour: '#dfe8a0',
  abv: 0,
  sparkling: false,
};
const GIMLET = {
  id: 'r1',
  shopId: 's1',
  userId: null,
  ...named('Gimlet', '琴蕾'),
  description: 'Sharp.',
  description_translations: { ja: '鋭い' },
  type: 'cocktail',
  ice: 'none',
  mixingMethod: 'shake',
  hidden: false,
  available: true,
  customised: false,
  glassId: 'coupe',
  glass: named('Coupe Glass', '淺碟香檳杯'),
  garnishId: null,
  garnish: null,
  image: null,
  recipeImage: null,
  ABV: null,
  layeringSequence: [],
  recipeIngredient: [GIN, LIME],
  drinkFeatures: [{ property: 'acidity', value: 4 }],
  flavourEstimated: false,
  allergens: [],
  version: 3,
};
const PUMPS = { pumps: [{ slot: 1, ingredientId: 'gin', mlPerSecond: 20 }], version: 7 };

function serve(answers: Answers = {}): Sent[] {
  return stubServer({
    'GET /api/admin/shops/s1/pumps': PUMPS,
    [`GET ${AT}`]: { recipes: [GIMLET] },
    [`GET ${AT}/r1`]: GIMLET,
    ...answers,
  });
}
const written = (sent: Sent[]) => sent.filter(({ route }) => !route.startsWith('GET'));
const drawn = () => screen.getByRole('complementary').querySelector('svg')!.innerHTML;
const type = async (label: string | RegExp, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
};

beforeEach(() => {
  localStorage.clear();
  signIn(OWNER);
});

it('has the allergens declared again once something new is in the drink', async () => {
  // What is left unsaved is kept with the drink.
  const declared = { ...GIMLET, id: 'r7', allergenList: 'declared' };
  serve({ [`GET ${AT}`]: { recipes: [declared] }, [`GET ${AT}/r7`]: declared });
  open('/shops/s1/master/r7');
  await screen.findByLabelText('Name, English');
  const isDeclared = () => screen.getByLabelText<HTMLInputElement>(/this list is complete/).checked;
  await userEvent.type(screen.getByLabelText(/^Name, English/), ' two');
  await userEvent.type(within(screen.getByRole('listitem', { name: 'Gin' })).getByLabelText('Amount'), '0');
  expect(isDeclared()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Add an ingredient' }));
  expect(isDeclared()).toBe(true);
  const added = within(screen.getByRole('listitem', { name: 'ingredient 3' }));
  fireEvent.change(added.getByLabelText('Ingredient, English'), { target: { value: 'Amaretto' } });
  expect(isDeclared()).toBe(false);
  await userEvent.click(screen.getByLabelText(/this list is complete/));
  await userEvent.type(within(screen.getByRole('listitem', { name: 'Amaretto' })).getByLabelText('Amount'), '20');
  expect(isDeclared()).toBe(true);
});

it('takes no strength of 0 from one name to another', async () => {
  const mix = { ...LIME, id: 'mix', ...named('House Mix') };
  const drink = { ...GIMLET, id: 'r8', recipeIngredient: [mix] };
  serve({ [`GET ${AT}`]: { recipes: [drink] }, [`GET ${AT}/r8`]: drink });
  open('/shops/s1/master/r8');
  await screen.findByLabelText('Name, English');
  const strengthAs = (name: string) => {
    fireEvent.change(screen.getByLabelText('Ingredient, English'), { target: { value: name } });
    return within(screen.getByRole('listitem', { name })).getByLabelText<HTMLInputElement>('Strength').value;
  };
  expect(strengthAs('Zanzi')).toBe('');
  expect(strengthAs('House Mix')).toBe('0');
  expect(strengthAs('House Mix Zanzi')).toBe('');
  expect(strengthAs('House Mix')).toBe('0');
  expect(strengthAs('Vodka')).toBe('40');
});

it('makes a drink: drawn, weighed and sent as it was written', async () => {
  const sent = serve({
    [`POST ${AT}`]: ({ body }: Sent) => ({ ...GIMLET, ...(body as object), id: 'r9', version: 1 }),
  });
  const at = open('/shops/s1/master/new');
  await screen.findByLabelText('Name, English');
  await type(/^Name, English/, 'Gin Sea');
  await type(/^Name, Chinese/, '氈海');
  expect(within(screen.getByRole('complementary')).getByText('Gin Sea')).toBeTruthy();

  const first = within(screen.getAllByRole('listitem', { name: /ingredient 1/ })[0]!);
  await userEvent.type(first.getByLabelText('Ingredient, English'), 'gin');
  const gin = within(screen.getByRole('listitem', { name: 'gin' }));
  expect(gin.getByLabelText<HTMLInputElement>('Ingredient, Chinese').value).toBe('氈酒');
  expect(gin.getByLabelText<HTMLInputElement>('Strength').value).toBe('40');
  await userEvent.type(gin.getByLabelText('Amount'), '50');

  await userEvent.click(screen.getByRole('button', { name: 'Add an ingredient' }));
  const second = within(screen.getByRole('listitem', { name: 'ingredient 2' }));
  await userEvent.type(second.getByLabelText('Ingredient, English'), 'Blue sea');
  const sea = within(screen.getByRole('listitem', { name: 'Blue sea' }));
  await userEvent.type(sea.getByLabelText('Amount'), '100');
  expect(within(screen.getByRole('complementary')).getByText(/11\.5% ABV/)).toBeTruthy();
  const before = drawn();
  await userEvent.click(sea.getByLabelText('Colours the drink'));
  fireEvent.change(sea.getByLabelText('Colour'), { target: { value: '#1a66cc' } });
  expect(drawn()).not.toBe(before);

  fireEvent.change(screen.getByLabelText(/Sweet/), { target: { value: '3.5' } });
  expect(within(screen.getByRole('table', { name: /Flavor profile/ })).getByText('3.5')).toBeTruthy();
  await userEvent.click(screen.getByLabelText('Milk and milk products'));
  await userEvent.selectOptions(screen.getByLabelText('Add a layer'), 'Blue sea');
  await userEvent.selectOptions(screen.getByLabelText('Add a layer'), 'gin');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));

  await expect.poll(at).toBe('/shops/s1/master/r9');
  expect(written(sent)).toHaveLength(1);
  expect(written(sent)[0]?.body).toMatchObject({
    name: 'Gin Sea',
    name_translations: { 'zh-HK': '氈海' },
    ABV: null,
    glass: { name: 'Highball Glass' },
    garnish: null,
    recipeIngredient: [
      { id: 'gin', name: 'gin', amount: 50, unit: 'ml', abv: 40 },
      { id: 'blue-sea', name: 'Blue sea', amount: 100, colour: '#1a66cc' },
    ],
    layeringSequence: ['blue-sea', 'gin'],
    allergens: ['milk'],
  });
  expect((written(sent)[0]!.body as typeof GIMLET).drinkFeatures).toContainEqual({ property: 'sweet', value: 3.5 });
});

it('says of a drink saved without flavour that it comes last', async () => {
  serve({ [`PUT ${AT}/r1`]: ({ body }: Sent) => ({ ...GIMLET, ...(body as object), drinkFeatures: [], version: 4 }) });
  open('/shops/s1/master/r1');
  await screen.findByDisplayValue('Gimlet');
  await type(/^Name, English/, 'Gimlet two');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved without flavour: this drink comes last everywhere.')).toBeTruthy();
});

it('estimates the flavour from the first ingredient on, until somebody sets it', async () => {
  const sent = serve({
    [`POST ${AT}`]: ({ body }: Sent) => ({ ...GIMLET, ...(body as object), id: 'r9', version: 1 }),
  });
  open('/shops/s1/master/new');
  await screen.findByLabelText('Name, English');
  expect(screen.getByText('No flavour: this drink comes last everywhere.')).toBeTruthy();
  await type(/^Name, English/, 'Sour');
  const first = within(screen.getAllByRole('listitem', { name: /ingredient 1/ })[0]!);
  await userEvent.type(first.getByLabelText('Ingredient, English'), 'Lime juice');
  const lime = within(screen.getByRole('listitem', { name: 'Lime juice' }));
  await userEvent.type(lime.getByLabelText('Amount'), '60');
  expect(screen.getByText('Flavour estimated')).toBeTruthy();
  expect(screen.queryByText('No flavour: this drink comes last everywhere.')).toBeNull();
  const sour = Number(screen.getByRole<HTMLInputElement>('slider', { name: /Acid|Sour/ }).value);
  expect(sour).toBeGreaterThan(2);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(written(sent)).toMatchObject([{ body: { flavourEstimated: true } }]));
});

it('lets a flavour that was set be estimated again', async () => {
  serve();
  open('/shops/s1/master/r1');
  await userEvent.click(await screen.findByRole('button', { name: 'Estimate from the ingredients' }));
  expect(screen.getByText('Flavour estimated')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Estimate from the ingredients' })).toBeNull();
});

it.each<[string, () => Promise<void>, boolean]>([
  ['a button', () => userEvent.click(screen.getByRole('button', { name: 'Confirm flavour' })), false],
  ['a slider', async () => void fireEvent.change(screen.getByLabelText(/Sweet/), { target: { value: '2' } }), false],
  ['neither', () => type(/^Description, English/, 'Else.'), true],
])('confirms an estimated flavour by %s', async (_by, act, flavourEstimated) => {
  const estimated = { ...GIMLET, flavourEstimated: true };
  const sent = serve({ [`GET ${AT}/r1`]: estimated, [`PUT ${AT}/r1`]: { ...estimated, version: 4 } });
  open('/shops/s1/master/r1');
  expect(await screen.findByText('Flavour estimated')).toBeTruthy();
  await act();
  expect(screen.queryByText('Flavour estimated') !== null).toBe(flavourEstimated);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved. The kiosks have it.');
  expect(written(sent)).toMatchObject([{ body: { flavourEstimated } }]);
});

it('marks what is missing, and sends nothing', async () => {
  const sent = serve();
  open('/shops/s1/master/new');
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  for (const text of [
    'A drink needs a name.',
    'Every ingredient needs a name.',
    'Every ingredient needs an amount above 0.',
  ])
    expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText('Something is missing: look at the marked fields.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Remove ingredient 1' }));
  expect(screen.getByText('A drink needs at least one ingredient.')).toBeTruthy();
  expect(written(sent)).toEqual([]);
});

it('keeps what it does not show, and says what the server refuses', async () => {
  const sent = serve({ [`PUT ${AT}/r1`]: refused(422, 'A name has at most 60 characters.') });
  open('/shops/s1/master/r1');
  await screen.findByDisplayValue('Gimlet');
  await type(/^Description, English/, 'Sharper.');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Failed to save the drink: A name has at most 60 characters.')).toBeTruthy();
  expect(written(sent)).toMatchObject([
    {
      headers: { 'if-match': '"3"' },
      body: { description: 'Sharper.', description_translations: { ja: '鋭い' } },
    },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(screen.getByDisplayValue('Sharp.')).toBeTruthy();
});

it('says what the server refuses in the language of the interface, as the server says it', async () => {
  await addConsoleTexts();
  await changeLocale('zh-HK');
  const message = '材料第 1 項的名稱：最多 60 個字。';
  const sent = serve({ [`PUT ${AT}/r1`]: refused(422, message) });
  try {
    open('/shops/s1/master/r1');
    fireEvent.change(await screen.findByLabelText('名稱（英文）'), { target: { value: 'Gimlet Royale' } });
    await userEvent.click(screen.getByRole('button', { name: '儲存' }));
    expect(await screen.findByText(`未能儲存飲品：${message}`)).toBeTruthy();
    expect(written(sent)[0]?.headers['accept-language']).toBe('zh-Hant-HK');
    await userEvent.click(screen.getByRole('button', { name: '捨棄更改' }));
  } finally {
    await changeLocale('en');
  }
});

it('names an ingredient in the language of who reads, and moves the cursor into a new one at once', async () => {
  serve();
  await addConsoleTexts();
  await changeLocale('zh-HK');
  try {
    open('/shops/s1/master/r1');
    const gin = await screen.findByRole('listitem', { name: '氈酒' });
    expect(within(gin).getByText('氈酒').lang).toBe('zh-Hant-HK');
    expect(within(screen.getByRole('listitem', { name: 'Lime juice' })).getByText('Lime juice').lang).toBe('en');
    fireEvent.click(screen.getByRole('button', { name: '新增材料' }));
    expect(document.activeElement?.closest('li')).toBe(screen.getByRole('listitem', { name: '材料 3' }));
    await userEvent.click(screen.getByRole('button', { name: '捨棄更改' }));
  } finally {
    await changeLocale('en');
  }
});

it('shows both versions when somebody else saved first, and lets the owner choose', async () => {
  const theirs = { ...GIMLET, name: 'Theirs', version: 4 };
  let isTheirs = false;
  const replies = [refused(412, 'Somebody else changed this meanwhile.'), { ...GIMLET, name: 'Mine', version: 5 }];
  const sent = serve({
    [`GET ${AT}/r1`]: () => (isTheirs ? theirs : GIMLET),
    [`PUT ${AT}/r1`]: () => {
      isTheirs = true;
      return replies.shift();
    },
  });
  open('/shops/s1/master/r1');
  await screen.findByDisplayValue('Gimlet');
  await type(/^Name, English/, 'Mine');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Somebody else changed this drink meanwhile' }));
  expect(dialog.getByText('Theirs')).toBeTruthy();
  expect(dialog.getByText('Mine')).toBeTruthy();
  expect(dialog.queryByText('Ingredients')).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Save mine over theirs' }));
  expect(await screen.findByText('Saved. The kiosks have it.')).toBeTruthy();
  expect(written(sent).map(({ headers }) => headers['if-match'])).toEqual(['"3"', '"4"']);
});

it('asks before it is left with changes', async () => {
  serve();
  const at = open('/shops/s1/master/r1');
  await screen.findByDisplayValue('Gimlet');
  await type(/^Name, English/, 'Else');
  await userEvent.click(screen.getByRole('link', { name: 'Menu', current: false }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' }));
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  expect(at()).toBe('/shops/s1/master/r1');
  expect(screen.getByDisplayValue('Else')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Menu', current: false }));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  await expect.poll(at).toBe('/shops/s1/master');
});

it('runs a drink dry at each size, and finds what is wrong with any string', async () => {
  serve();
  open('/shops/s1/master/r1');
  const text = await screen.findByLabelText<HTMLTextAreaElement>('What the machine is told');
  expect(text.value).toBe('SW1;sizeM;1,45,2250');
  expect(screen.getByText('45 ml in 17.3 s')).toBeTruthy();
  expect(screen.getByText('Lime juice stands on no pump: it is added by hand.')).toBeTruthy();
  const row = within(within(screen.getByRole('table', { name: 'Pours' })).getByRole('row', { name: /Gin/ }));
  expect(row.getByText('2.3 s')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Large' }));
  expect(text.value).toBe('SW1;sizeL;1,63,3150');
  fireEvent.change(text, { target: { value: 'SW1;sizeM;2,40,0;x' } });
  for (const finding of [
    'The machine has no pump 2.',
    'Pump 2 runs for no time.',
    'Pour 2 cannot be read: “x”. It needs pump, ml and milliseconds.',
  ])
    expect(screen.getByText(finding)).toBeTruthy();
});

it('takes a photo, and takes it away again', async () => {
  const sent = serve({ 'POST /v1/admin/shops/s1/photos': { imageUrl: '/uploads/photos/a.png' } });
  open('/shops/s1/master/r1');
  const file = new File(['a picture'], 'drink.png', { type: 'image/png' });
  await userEvent.upload(await screen.findByLabelText('Photo file'), file);
  expect((await screen.findByRole('img', { name: 'Photo of the drink' })).getAttribute('src')).toBe(
    '/uploads/photos/a.png',
  );
  expect(written(sent)[0]?.headers['content-type']).toBe('image/png');
  await userEvent.click(screen.getByRole('button', { name: 'Remove the photo' }));
  expect(screen.queryByRole('img', { name: 'Photo of the drink' })).toBeNull();
});

it('says when there is no such drink', async () => {
  serve({ [`GET ${AT}/r1`]: refused(404, 'Recipe not found') });
  open('/shops/s1/master/r1');
  expect(await screen.findByText('Recipe not found')).toBeTruthy();
});
