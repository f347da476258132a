import { describe, expect, it } from 'vitest';
import type { ImportRow } from '#contract/menu/menu-files.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { insertMasterShop } from '../../repos/shop/master.repo.ts';
import { newDevice, useTestServer } from '#test/server/test-services.ts';

const NEGRONI = {
  name: 'Negroni',
  glass: 'Rocks',
  method: 'Stir',
  garnish: 'Orange slice',
  abv: 24,
  ingredients: [
    { name: 'Gin', amount: 30, units: 'ml', sort: 1 },
    { name: 'Campari', amount: 30, units: 'ml', sort: 2 },
    { name: 'Sweet Vermouth', amount: 30, units: 'ml', sort: 3 },
  ],
};
const named = (name: string, part: object = {}) => ({ ...NEGRONI, name, ...part });
const MARGARITA = {
  strDrink: 'Margarita',
  strGlass: 'Cocktail glass',
  strInstructions: 'Shake with ice and strain.',
  strIngredient1: 'Tequila',
  strMeasure1: '1 1/2 oz',
  strIngredient2: 'Lime juice',
  strMeasure2: '1 oz',
};

describe.each(testEngines)('a menu as files on %s', (_engine, open) => {
  const server = useTestServer(open);
  const at = (shop: string) => `/v1/admin/shops/${shop}/menu`;
  const files = (...texts: unknown[]) =>
    texts.map((text, i) => ({ name: `file-${i}`, text: typeof text === 'string' ? text : JSON.stringify(text) }));
  const preview = (texts: unknown[], shop = 'demo-bar') =>
    server.call('POST', `${at(shop)}/preview`, { headers: server.admin, body: { files: files(...texts) } });
  const rowsOf = async (texts: unknown[], shop?: string): Promise<ImportRow[]> =>
    (await preview(texts, shop)).json().rows;
  const bring = (texts: unknown[], accepted: object[], { shop = 'demo-bar', hideNew = false } = {}) =>
    server.call('POST', `${at(shop)}/import`, {
      headers: server.admin,
      body: { files: files(...texts), accepted, hideNew },
    });
  /** Accepts every row as the preview proposes it. */
  const bringAll = async (texts: unknown[], shop = 'demo-bar') =>
    bring(
      texts,
      (await rowsOf(texts, shop)).map(({ file, row, match }) => ({ file, row, ...(match && { replaces: match }) })),
      { shop },
    );
  const saved = async (ending: 'json' | 'csv', shop = 'demo-bar') =>
    (await server.call('GET', `${at(shop)}.${ending}`, { headers: server.admin })).body;
  const menu = async (shop = 'demo-bar') =>
    (await server.call('GET', `/v1/admin/shops/${shop}/recipes`, { headers: server.admin })).json().recipes;
  const guestMenu = async (): Promise<{ id: string; name: string }[]> =>
    (
      await server.call('GET', '/api/admin/shops/demo-bar/recipes', {
        headers: { 'x-device-id': newDevice(), 'x-join-code': server.barCode },
      })
    ).json().recipes;
  const undo = (batchId: string, headers = server.admin) => server.call('POST', `/api/undo/${batchId}`, { headers });
  const audited = async (action: string) => {
    const rows = await server.services.db.selectFrom('audit').selectAll().where('action', '=', action).execute();
    return rows.map(({ details, shop_id }) => ({ shop_id, ...(JSON.parse(details) as object) }));
  };
  const removeAll = async (shop: string) => {
    for (const { id } of await menu(shop))
      await server.call('DELETE', `/v1/admin/shops/${shop}/recipes/${id}`, { headers: server.admin });
  };
  const machineString = async (recipeId: string) =>
    (
      await server.call('POST', '/api/admin/shops/demo-bar/submit-order', {
        headers: server.owner,
        body: { targetShopId: 'demo-bar', recipeId, name: 'Ada', size: 'sizeM' },
      })
    ).json().machineString;

  it('words its findings in the language of the request', async () => {
    const chinese = { ...server.admin, 'accept-language': 'zh-HK' };
    const texts = [
      named('Long '.repeat(40), { ingredients: [{ name: 'Gin', amount: 1, units: 'thimble' }] }),
      named(''),
      { format: 'sipwell-recipes', version: 1, recipes: [{ name: 'A', ice: 'hot', recipeIngredient: [{}] }] },
      'no table',
    ];
    const { rows, errors } = (
      await server.call('POST', `${at('demo-bar')}/preview`, { headers: chinese, body: { files: files(...texts) } })
    ).json();
    expect(rows[0].notes).toEqual(['不認得 Gin 的量度單位：請核對份量。', '名稱已縮短至 60 個字。']);
    expect(errors.map(({ message }: { message: string }) => message)).toEqual([
      '配方沒有名稱。',
      '第 1 種材料沒有名稱。ice 須為以下其中一項：none、cubed、crushed、large、pebble。',
      '既非 JSON，亦非首行有「line」及「name」兩欄的表格。',
    ]);
    const { batchId, message } = (
      await server.call('POST', `${at('demo-bar')}/import`, {
        headers: chinese,
        body: { files: files(texts[0]), accepted: [{ file: 0, row: rows[0].row }] },
      })
    ).json();
    expect(message).toBe('已匯入 1 款飲品。');
    expect((await undo(batchId, chinese)).json().message).toBe('已撤回 1 款飲品。');
  });

  it('reads a sheet as its columns are chosen, and refuses rows that were not decoded', async () => {
    const text = 'Getränk,Zutaten\nGimlet,"50 ml gin, 20 ml lime juice"\nG\uFFFDmlet,50 ml gin';
    const look = async (columns?: string[]) =>
      (
        await server.call('POST', `${at('demo-bar')}/preview`, {
          headers: server.admin,
          body: { files: [{ name: 'a.csv', text, columns }] },
        })
      ).json();
    const unsaid = await look();
    expect(unsaid).toMatchObject({ rows: [], files: [{ format: 'sheet' }], errors: [{ row: 0 }] });
    expect(unsaid.files[0].table.columns[1]).toEqual({ heading: 'Zutaten', role: 'ignored' });
    const chosen = await look(['name', 'ingredients']);
    expect(chosen.rows).toMatchObject([{ row: 2, name: 'Gimlet', ingredients: ['gin', 'lime juice'] }]);
    expect(chosen.errors).toMatchObject([
      {
        row: 3,
        message: 'It holds characters that could not be read. Choose another encoding, or save the file as UTF-8.',
      },
    ]);
  });

  it('is exported and imported, byte for byte, into an empty shop', async () => {
    const url = '/v1/admin/shops/demo-bar/recipes';
    const layered = {
      ...(await menu())[0],
      name: '=Strange; "quoted"',
      ABV: null,
      hidden: true,
      available: false,
      layeringSequence: ['gin', 'campari'],
      allergens: ['milk', 'sulphites'],
      description: 'Two\nlines, and a comma',
      description_translations: { ja: '苦い', de: 'bitter' },
      recipeImage: { imageUrl: '/uploads/photos/a.png' },
      drinkFeatures: [{ property: 'umami', value: 0.5 }],
    };
    const made = (await server.call('POST', url, { headers: server.owner, body: layered })).json();
    expect(made).toMatchObject({ hidden: true, layeringSequence: ['gin', 'campari'] });
    const ids: string[] = (await menu()).map(({ id }: { id: string }) => id);
    await server.call('PUT', '/v1/admin/shops/demo-bar/recipe-order', {
      headers: server.owner,
      body: { recipeIds: [made.id, ...ids.filter((id) => id !== made.id).toReversed()] },
    });
    await server.call('PATCH', '/api/translations/demo-bar/recipes/bar-negroni', {
      headers: server.owner,
      body: { fieldName: 'name', language: 'ja', translatedText: 'ネグローニ' },
    });
    await bringAll([[named('Foreign One')]]);
    const [json, csv, pour] = [await saved('json'), await saved('csv'), await machineString('bar-negroni')];
    expect(json).toContain('ネグローニ');
    expect(csv.startsWith('\uFEFF')).toBe(true);

    for (const [format, text] of [
      ['json', json],
      ['csv', csv],
    ] as const) {
      await removeAll('demo-bar');
      expect([await menu(), await guestMenu()]).toEqual([[], []]);
      const rows = await rowsOf([text]);
      expect(rows.every(({ happens }) => happens === 'new')).toBe(true);
      const reply = await bringAll([text]);
      expect([reply.statusCode, reply.json().added]).toEqual([200, ids.length + 1]);
      expect(await saved(format)).toBe(text);
      expect(await saved('json')).toBe(json);
      expect(await saved('csv')).toBe(csv);
    }
    expect(await machineString('bar-negroni')).toBe(pour);
    expect((await rowsOf([json])).every(({ happens }) => happens === 'unchanged')).toBe(true);
    expect((await rowsOf([csv])).every(({ happens }) => happens === 'unchanged')).toBe(true);
    const guests = await guestMenu();
    expect(guests.map(({ name }) => name)).not.toContain('=Strange; "quoted"');
    expect(JSON.stringify(guests)).not.toContain('flavourEstimated');
  }, 60_000);

  it('is imported into another shop of the same server with new ids, and nothing else is lost', async () => {
    await insertMasterShop(server.services.db, { id: 'second', name: 'Second' }, '2026-01-01T00:00:00Z');
    const text = await saved('json');
    await bringAll([text], 'second');
    const without = (file: string) => file.replaceAll(/^ {6}"id": .*\n/gm, '');
    expect(without(await saved('json', 'second'))).toBe(without(text));
    const ids = new Set((await menu()).map(({ id }: { id: string }) => id));
    expect((await menu('second')).some(({ id }: { id: string }) => ids.has(id))).toBe(false);
    expect((await rowsOf([text], 'second'))[0]).toMatchObject({ happens: 'unchanged', matchedBy: 'name' });
  }, 30_000);

  it('previews what will happen to every row, and writes nothing', async () => {
    const before = await saved('json');
    const renamed = JSON.parse(before).recipes.find(({ id }: { id: string }) => id === 'bar-daiquiri');
    const reply = await preview([
      [named('Harbour Red', { ingredients: [...NEGRONI.ingredients, { name: 'Zzyzx', amount: 10, units: 'ml' }] })],
      named('Negroni'),
      { drinks: [MARGARITA, { strDrink: '' }] },
      JSON.stringify([{ ...renamed, name: 'Hemingway' }]),
      'line,name,amount,unit\nrecipe,Fresh,,\ningredient,Gin,40,ml\nrecipe,Bad,,\ningredient,Gin,lots,ml',
      '{"drinks": [',
      'hello',
    ]);
    expect(reply.statusCode).toBe(200);
    const { files: told, rows, errors } = reply.json();
    expect(told.map(({ format }: { format: string }) => format)).toEqual([
      'bar-assistant',
      'bar-assistant',
      'cocktail-db',
      'sipwell-json',
      'sipwell-csv',
      null,
      null,
    ]);
    expect(rows).toMatchObject([
      {
        file: 0,
        row: 1,
        name: 'Harbour Red',
        happens: 'new',
        flavourEstimated: true,
        unknown: ['Zzyzx'],
        toCheck: ['Zzyzx'],
        alcohol: 'unknown',
        recordedAbv: 24,
      },
      { file: 1, row: 1, happens: 'replaces', matchedBy: 'name', match: { id: 'bar-negroni', name: 'Negroni' } },
      {
        file: 2,
        row: 1,
        name: 'Margarita',
        flavourEstimated: true,
        alcohol: 'contains',
        drawing: { glass: 'martini' },
      },
      { file: 3, row: 1, name: 'Hemingway', happens: 'replaces', matchedBy: 'id', match: { id: 'bar-daiquiri' } },
      { file: 4, row: 2, name: 'Fresh', happens: 'new', ABV: expect.closeTo(33, 0) },
    ]);
    expect(errors).toEqual([
      { file: 2, row: 2, name: null, message: 'The drink has no name.' },
      { file: 4, row: 4, name: 'Bad', message: 'amount is not a number: lots.' },
      {
        file: 5,
        row: 0,
        name: null,
        message: expect.stringMatching(/^It looks like JSON, but cannot be read as such/),
      },
      { file: 6, row: 0, name: null, message: expect.stringContaining('neither JSON nor a table') },
    ]);
    expect(await saved('json')).toBe(before);
  });

  it('validates every row by the editor’s rules', async () => {
    const own = { name: 'Mine', recipeIngredient: [{ name: 'Gin', amount: 40 }] };
    const { rows, errors } = (
      await preview([
        [
          { ...own, name: 'x'.repeat(61) },
          { ...own, recipeIngredient: [] },
          { ...own, recipeIngredient: [{ name: 'Gin', amount: 0 }] },
          { ...own, image: 'javascript:alert(1)' },
          { ...own, layeringSequence: ['rum'] },
          { ...own, id: 'new' },
        ],
      ])
    ).json();
    expect(errors.map(({ row, message }: { row: number; message: string }) => [row, message])).toEqual([
      [1, 'A name has at most 60 characters.'],
      [2, 'A drink needs at least one ingredient.'],
      [3, 'Ingredient 1, amount: Every ingredient needs an amount above 0.'],
      [4, 'image: This is not the address of a picture.'],
      [5, 'Only the drink’s own ingredients can be layers.'],
    ]);
    expect(rows).toHaveLength(1);
    const reply = await bring([[{ ...own, id: 'new' }]], [{ file: 0, row: 1 }]);
    expect(reply.json()).toMatchObject({ added: 1, replaced: 0, message: 'Imported 1 drink.' });
    expect((await menu()).at(-1)).toMatchObject({ name: 'Mine', flavourEstimated: true, ABV: null });
    expect((await menu()).at(-1).id).not.toBe('new');
    await undo(reply.json().batchId);
  });

  it('shortens texts of others that are too long, and says so', async () => {
    const long = named('Long', { garnish: 'Orange peel, '.repeat(9), description: 'Bitter. '.repeat(100) });
    const [row] = await rowsOf([long]);
    expect(row!.notes).toEqual([
      'The description was shortened to 600 characters.',
      'The garnish was shortened to 60 characters.',
    ]);
  });

  it('uses the shop’s ids of known ingredients, and never reuses an id for another name', async () => {
    const own = { ...(await menu())[0], name: 'Odd Ids' };
    own.recipeIngredient = [
      { ...own.recipeIngredient[0], id: 'pump-7', name: 'Old Tom', name_translations: { 'zh-HK': '老湯姆' } },
      { ...own.recipeIngredient[1], id: 'shrub', name: 'Raspberry shrub' },
    ];
    own.layeringSequence = [];
    await server.call('POST', '/v1/admin/shops/demo-bar/recipes', { headers: server.owner, body: own });
    const ingredients = ['OLD TOM', 'Shrub'].map((name) => ({ name, amount: 20, units: 'ml' }));
    const { batchId } = (await bring([named('Fitted', { ingredients })], [{ file: 0, row: 1 }])).json();
    expect((await menu()).at(-1).recipeIngredient).toMatchObject([
      { id: 'pump-7', name: 'OLD TOM', name_translations: { 'zh-HK': '老湯姆' } },
      { id: 'shrub-2', name: 'Shrub' },
    ]);
    await undo(batchId);
  });

  it('replaces a drink, keeps what the file cannot know, and restores everything on undo', async () => {
    const before = await saved('json');
    const old = (await menu()).find(({ id }: { id: string }) => id === 'bar-negroni');
    const reply = (
      await bring(
        [named('Negroni'), named('Beside')],
        [
          { file: 0, row: 1, replaces: { id: 'bar-negroni', version: old.version } },
          { file: 1, row: 1 },
        ],
      )
    ).json();
    expect(reply).toEqual({ added: 1, replaced: 1, message: 'Imported 2 drinks.', batchId: expect.any(String) });
    const now = (await menu()).find(({ id }: { id: string }) => id === 'bar-negroni');
    expect(now).toMatchObject({
      name_translations: old.name_translations,
      description: old.description,
      flavourEstimated: true,
      version: old.version + 1,
    });
    expect((await menu()).findIndex(({ id }: { id: string }) => id === 'bar-negroni')).toBe(
      JSON.parse(before).recipes.findIndex(({ id }: { id: string }) => id === 'bar-negroni'),
    );
    expect((await guestMenu()).at(-1)).toMatchObject({ name: 'Beside' });
    expect(await audited('menu-imported')).toContainEqual({
      shop_id: 'demo-bar',
      batchId: reply.batchId,
      added: 1,
      replaced: 1,
      formats: ['bar-assistant'],
    });

    expect((await undo(reply.batchId)).json()).toMatchObject({
      restoredRecipes: 2,
      keptRecipes: 0,
      message: 'Took back 2 drinks.',
    });
    expect(await saved('json')).toBe(before);
    expect((await guestMenu()).map(({ name }) => name)).not.toContain('Beside');
    expect((await undo(reply.batchId)).json().code).toBe('batch-undone');
    expect(await audited('import-undone')).toContainEqual({
      shop_id: 'demo-bar',
      batchId: reply.batchId,
      restored: 2,
      kept: 0,
    });
  });

  it('undoing keeps what was changed since, and is for the importer and for administrators', async () => {
    const texts = [[named('One'), named('Two')]];
    const accepted = [
      { file: 0, row: 1 },
      { file: 0, row: 2 },
    ];
    const reply = await server.call('POST', `${at('demo-bar')}/import`, {
      headers: server.owner,
      body: { files: files(...texts), accepted },
    });
    const { batchId } = reply.json();
    const one = (await menu()).find(({ name }: { name: string }) => name === 'One');
    await server.call('PATCH', `/v1/admin/shops/demo-bar/recipes/${one.id}`, {
      headers: server.owner,
      body: { flavourEstimated: false },
    });
    expect((await undo(batchId, server.otherOwner)).statusCode).toBe(404);
    expect((await undo(batchId, server.owner)).json()).toMatchObject({
      restoredRecipes: 1,
      keptRecipes: 1,
      message: 'Took back 1 drink. 1 drink changed since stays.',
    });
    expect((await menu()).filter(({ name }: { name: string }) => name === 'One' || name === 'Two')).toHaveLength(1);
    await server.call('DELETE', `/v1/admin/shops/demo-bar/recipes/${one.id}`, { headers: server.owner });
  });

  it.each<[string, unknown[], object[], number, string]>([
    ['a row that is not there', [[named('A')]], [{ file: 0, row: 2 }], 422, 'Row 2 of file-0 cannot be imported.'],
    [
      'a row that cannot be read',
      [[{}, named('A')]],
      [{ file: 0, row: 1 }],
      422,
      'Row 1 of file-0 cannot be imported.',
    ],
    [
      'a row twice',
      [[named('A')]],
      [
        { file: 0, row: 1 },
        { file: 0, row: 1 },
      ],
      422,
      'A row can be imported once.',
    ],
    [
      'two rows in one place',
      [[named('A'), named('B')]],
      [1, 2].map((row) => ({ file: 0, row, replaces: { id: 'bar-daiquiri', version: 1 } })),
      422,
      'Two rows would replace the same drink.',
    ],
    [
      'a drink that has changed meanwhile',
      [[named('A')]],
      [{ file: 0, row: 1, replaces: { id: 'bar-daiquiri', version: 99 } }],
      412,
      'Somebody else changed this meanwhile.',
    ],
    [
      'a drink of another shop',
      [[named('A')]],
      [{ file: 0, row: 1, replaces: { id: 'tea-hk-milk-tea', version: 1 } }],
      412,
      'Somebody else changed this meanwhile.',
    ],
    ['nothing', [[named('A')]], [], 422, 'Choose at least one drink.'],
    ['no file', [], [{ file: 0, row: 1 }], 422, 'Choose a file, or paste a text.'],
  ])('refuses %s, and writes none of it', async (_what, texts, accepted, status, message) => {
    const before = await saved('json');
    const reply = await bring(texts, [...accepted]);
    expect([reply.statusCode, reply.json().message]).toEqual([status, message]);
    expect(await saved('json')).toBe(before);
  });

  it('refuses too large files', async () => {
    const many = Array.from({ length: 5001 }, (_, i) => named(`Drink ${i}`));
    expect((await preview([many])).json().errors[0].message).toBe('At most 5000 drinks at a time.');
    const halves = [many.slice(0, 2501), many.slice(0, 2500)];
    expect((await preview(halves)).json().message).toBe('At most 5000 drinks at a time.');
    expect((await preview(Array.from({ length: 501 }, () => 'x'))).json().message).toBe('At most 500 files at a time.');
    expect((await preview(['x'.repeat(25 * 1024 * 1024)])).statusCode).toBe(413);
  }, 30_000);

  it('ignores keys that reach prototypes', async () => {
    const { rows, errors } = (await preview(['[{"name":"A","ingredients":[],"__proto__":{"x":1}}]'])).json();
    expect(rows).toEqual([]);
    expect(errors[0].message).toMatch(/^It looks like JSON/);
  });

  it('hides new drinks until they are shown, and asks for their flavour to be confirmed', async () => {
    const { batchId } = (await bring([named('Waiting')], [{ file: 0, row: 1 }], { hideNew: true })).json();
    const { id, version: _, drinkFeatures, ...draft } = (await menu()).at(-1);
    expect(draft).toMatchObject({ name: 'Waiting', hidden: true, flavourEstimated: true });
    expect((await guestMenu()).map(({ name }) => name)).not.toContain('Waiting');
    const onKiosk = async () =>
      (await server.call('GET', `/api/admin/recipes/${id}`, { headers: server.owner })).json().flavourEstimated;
    const put = async (part: object) =>
      (
        await server.call('PUT', `/v1/admin/shops/demo-bar/recipes/${id}`, {
          headers: server.owner,
          body: { ...draft, drinkFeatures, ...part },
        })
      ).json().flavourEstimated;
    expect(await onKiosk()).toBe(true);
    expect(await put({ name: 'Renamed' })).toBe(true);
    expect(await put({ drinkFeatures: [{ property: 'sweet', value: 5 }] })).toBe(false);
    expect(await onKiosk()).toBe(false);
    // Said to be estimated, it has to be the estimate.
    expect(await put({ drinkFeatures: [{ property: 'sweet', value: 5 }], flavourEstimated: true })).toBe(false);
    expect(await put({ flavourEstimated: true })).toBe(true);
    expect(await put({ flavourEstimated: false })).toBe(false);
    await undo(batchId);
    await server.call('DELETE', `/v1/admin/shops/demo-bar/recipes/${id}`, { headers: server.owner });
  });

  it('belongs to the other server if the menu is kept there', async () => {
    server.services.config.MAIN_API_URL = 'https://main.example/v1';
    expect((await preview([[named('A')]])).json().code).toBe('menu-kept-elsewhere');
    expect((await server.call('GET', `${at('demo-bar')}.csv`, { headers: server.owner })).json().code).toBe(
      'menu-kept-elsewhere',
    );
    delete server.services.config.MAIN_API_URL;
  });

  it('is downloaded as a named file', async () => {
    const reply = await server.call('GET', `${at('demo-bar')}.json`, { headers: server.owner });
    expect(reply.headers).toMatchObject({
      'content-type': 'application/vnd.sipwell.menu+json; charset=utf-8',
      'content-disposition': 'attachment; filename="menu-demo-bar.json"',
    });
    expect(JSON.parse(reply.body)).toMatchObject({ format: 'sipwell-recipes', version: 1 });
  });
});
