import { describe, expect, it } from 'vitest';
import type { Recipe } from '#contract/menu/recipes.ts';
import type { TranslatedRecipe, TranslationJob } from '#contract/menu/translations.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { createJobRunner } from '../../jobs/runner.ts';
import { syncRecipes } from '../../main-api/sync.ts';
import { newDevice, useTestServer } from '#test/server/test-services.ts';

describe.each(testEngines)('translations on %s', (_engine, open) => {
  const server = useTestServer(open);
  const base = '/api/translations/demo-bar';
  const generate = (targetLanguage: unknown, headers = server.owner) =>
    server.call('POST', `${base}/generate`, { headers, body: { targetLanguage } });
  const jobs = async (query = ''): Promise<TranslationJob[]> =>
    (await server.call('GET', `${base}/jobs${query}`, { headers: server.owner })).json().jobs;
  const run = () => createJobRunner(server.services).runNext();
  const generated = async (language: string): Promise<TranslationJob> => {
    const { job } = (await generate(language)).json();
    await run();
    return (await jobs()).find(({ id }) => id === job.id)!;
  };
  const listing = async (language: string) =>
    (await server.call('GET', `${base}/recipes?language=${language}`, { headers: server.owner })).json();
  const recipe = async (language: string, id: string): Promise<TranslatedRecipe> =>
    (await listing(language)).recipes.find(({ recipeId }: TranslatedRecipe) => recipeId === id);
  const edit = (path: string, body: object, headers = server.owner) =>
    server.call('PATCH', `${base}/${path}`, { headers, body });
  const guestRecipe = async (id: string, headers = { 'x-join-code': server.barCode }): Promise<Recipe> =>
    (
      await server.call('GET', `/api/admin/recipes/${id}`, { headers: { 'x-device-id': newDevice(), ...headers } })
    ).json();
  const cache = (changed: object) =>
    server.call('POST', '/api/admin/recipes/cache', { headers: server.owner, body: { recipes: [changed] } });
  const stored = async (id: string) =>
    (await server.call('GET', `/api/admin/recipes/${id}`, { headers: server.owner })).json();

  it('lists the languages for anyone', async () => {
    const reply = await server.call('GET', '/api/translations/languages');
    expect(reply.json().supportedLanguages).toHaveLength(11);
    expect(reply.json().supportedLanguages).toContainEqual({ code: 'ja', name: 'Japanese', nativeName: '日本語' });
    expect(reply.headers['cache-control']).toContain('max-age');
  });

  it.each([[undefined], [''], ['xx'], [7]])('wants a language: %j', async (language) => {
    const reply = await generate(language);
    expect([reply.statusCode, reply.json().message]).toEqual([422, 'Please select a language for translation.']);
  });

  it('translates the menu, one job for each language at a time', async () => {
    const started = await generate('ja');
    expect(started.json().job).toMatchObject({
      status: 'in_progress',
      completed_items: 0,
      progress_pct: 0,
      error_message: null,
      completed_at: null,
      metadata_json: { target_language: 'ja' },
    });
    const second = await generate('ja');
    expect([second.statusCode, second.json().code, second.json().message]).toEqual([
      409,
      'translation-in-progress',
      'Translation job already in progress for this language.',
    ]);
    server.pass(1000);
    expect((await generate('ko')).statusCode).toBe(200);

    expect([await run(), await run(), await run()]).toEqual([true, true, false]);
    const [korean, japanese] = await jobs();
    expect(korean).toMatchObject({ status: 'completed', metadata_json: { target_language: 'ko' } });
    expect(japanese).toMatchObject({ status: 'completed', progress_pct: 100, completed_at: expect.any(String) });
    expect(japanese!.completed_items).toBe(japanese!.total_items);
    expect(japanese!.untranslated_items).toBeGreaterThan(0);
    expect(await jobs('?targetLanguage=ja')).toMatchObject([{ id: japanese!.id }]);
  });

  it('starts one job for many presses of the button', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => generate('th')));
    const started = replies.filter(({ statusCode }) => statusCode === 200);
    const refused = replies.filter(({ statusCode }) => statusCode === 409);
    expect([started.length, refused.length]).toEqual([1, 7]);
    await run();
  });

  it('shows guests the new texts at once, and staff their source', async () => {
    const negroni = await guestRecipe('bar-negroni');
    expect(negroni.name_translations.ja).toBe('ネグローニ');
    expect(negroni.recipeIngredient.map(({ name_translations }) => name_translations.ja)).toContain('カンパリ');
    expect(negroni.glass.name_translations.ja).toBe('ロックグラス');
    expect(await recipe('ja', 'bar-negroni')).toMatchObject({
      name: { original: 'Negroni', translated: 'ネグローニ', source: 'machine' },
      description: { translated: null, source: null },
      ingredients: [{ ingredientId: 'gin', translated: 'ロンドン・ドライ・ジン', source: 'machine' }, {}, {}],
      coveragePct: 80,
    });
    expect((await recipe('zh-HK', 'bar-negroni')).name.source).toBe('menu');
    const { coverage } = await listing('ja');
    expect(coverage).toContainEqual({ language: 'zh-HK', coveragePct: 100 });
    expect(coverage).toContainEqual({ language: 'fr', coveragePct: 0 });
  });

  it('translates only what is missing when repeated', async () => {
    const [before] = await jobs('?targetLanguage=ja');
    const again = await generated('ja');
    expect(again).toMatchObject({ status: 'completed', total_items: before!.untranslated_items });
    expect(again.untranslated_items).toBe(again.total_items);
  });

  it('writes the other Chinese from the Hong Kong text', async () => {
    await generated('zh-TW');
    await generated('zh-CN');
    const { name_translations, description_translations } = await guestRecipe('bar-espresso-martini');
    expect(name_translations).toMatchObject({ 'zh-TW': '義式濃縮咖啡馬丁尼', 'zh-CN': '意式浓缩咖啡马天尼' });
    expect(description_translations['zh-TW']).toBeUndefined();
    expect((await guestRecipe('bar-negroni')).description_translations['zh-CN']).toContain('金酒、金巴利');
  });

  describe('a text written by hand', () => {
    it('needs a text, a known language, and a recipe of this shop', async () => {
      const text = { fieldName: 'name', language: 'fr', translatedText: 'Le Negroni' };
      const messageOf = async (path: string, body: object) => (await edit(path, body)).json().message;
      expect(await messageOf('recipes/bar-negroni', { ...text, translatedText: '  ' })).toBe(
        'A translation needs a text.',
      );
      const tooLong = await edit('recipes/bar-negroni', { ...text, translatedText: 'x'.repeat(201) });
      expect(tooLong.json().errors).toMatchObject([
        { path: 'translatedText', message: 'A name has at most 200 characters.' },
      ]);
      expect((await edit('recipes/bar-negroni', { ...text, language: 'xx' })).statusCode).toBe(422);
      expect((await edit('recipes/bar-negroni', { ...text, fieldName: 'garnish' })).statusCode).toBe(422);
      expect((await edit('recipes/nowhere', text)).json()).toMatchObject({ status: 404, code: 'recipe-not-found' });
      const [foreign] = (
        await server.call('GET', '/api/admin/shops/demo-tea/recipes', { headers: server.otherOwner })
      ).json().recipes;
      expect((await edit(`recipes/${foreign.id}`, text)).statusCode).toBe(404);
      const unused = await edit('ingredients/nothing', { language: 'fr', translatedText: 'Rien' });
      expect(unused.json()).toMatchObject({ status: 404, code: 'ingredient-not-found' });
      expect((await recipe('fr', 'bar-negroni')).name.translated).toBeNull();
    });

    it('is on the menu at once, trimmed, and survives every machine translation and fetch', async () => {
      const reply = await edit('recipes/bar-negroni', {
        fieldName: 'name',
        language: 'fr',
        translatedText: '  Le Négroni ',
      });
      expect(reply.json()).toMatchObject({
        recipeId: 'bar-negroni',
        name: { original: 'Negroni', translated: 'Le Négroni', source: 'human' },
        coveragePct: 20,
      });
      await edit('recipes/bar-negroni', { fieldName: 'description', language: 'fr', translatedText: 'Amer et rouge.' });
      await generated('fr');
      await syncRecipes(server.services, 'demo-bar');
      await generated('fr');

      const { name_translations, description_translations } = await guestRecipe('bar-negroni');
      expect([name_translations.fr, description_translations.fr]).toEqual(['Le Négroni', 'Amer et rouge.']);
      expect(await recipe('fr', 'bar-negroni')).toMatchObject({ name: { source: 'human' }, coveragePct: 100 });
      expect((await guestRecipe('bar-daiquiri')).name_translations.fr).toBe('Daïquiri au shaker');
    });

    it('takes the place of a machine’s, and of the menu’s own', async () => {
      await edit('recipes/bar-mojito', { fieldName: 'name', language: 'ja', translatedText: 'モヒート！' });
      await edit('recipes/bar-mojito', { fieldName: 'name', language: 'zh-HK', translatedText: '莫希托' });
      await syncRecipes(server.services, 'demo-bar');
      expect((await guestRecipe('bar-mojito')).name_translations).toMatchObject({
        ja: 'モヒート！',
        'zh-HK': '莫希托',
      });
    });

    it('renames a shared ingredient in this shop only', async () => {
      const reply = await edit('ingredients/sugar-syrup', { language: 'ja', translatedText: 'ガムシロップ' });
      expect(reply.json()).toMatchObject({ original: 'Sugar syrup', translated: 'ガムシロップ', source: 'human' });
      const nameIn = async (id: string, code: string) =>
        (await guestRecipe(id, { 'x-join-code': code })).recipeIngredient.find((one) => one.id === 'sugar-syrup')
          ?.name_translations.ja;
      const { recipeIds } = reply.json();
      expect(recipeIds.length).toBeGreaterThan(1);
      for (const id of recipeIds) expect(await nameIn(id, server.barCode)).toBe('ガムシロップ');

      const theirs = (
        await server.call('GET', '/api/admin/shops/demo-tea/recipes', { headers: server.otherOwner })
      ).json().recipes as Recipe[];
      const shared = theirs.find(({ recipeIngredient }) => recipeIngredient.some(({ id }) => id === 'sugar-syrup'));
      expect(shared).toBeDefined();
      expect(await nameIn(shared!.id, server.teaCode)).toBeUndefined();
    });
  });

  describe('a removed text', () => {
    const clear = (path: string, query: string, headers = server.owner) =>
      server.call('DELETE', `${base}/${path}?${query}`, { headers });

    it('a person’s is untranslated again, and generating fills it', async () => {
      await edit('recipes/bar-mojito', { fieldName: 'name', language: 'it', translatedText: 'La Menta' });
      const before = (await recipe('it', 'bar-mojito')).coveragePct;
      const cleared = await clear('recipes/bar-mojito', 'fieldName=name&language=it');
      expect(cleared.json()).toMatchObject({ recipeId: 'bar-mojito', name: { translated: null, source: null } });
      expect(cleared.json().coveragePct).toBeLessThan(before);
      expect((await guestRecipe('bar-mojito')).name_translations.it).toBeUndefined();
      await syncRecipes(server.services, 'demo-bar');
      expect((await guestRecipe('bar-mojito')).name_translations.it).toBeUndefined();
      await generated('it');
      expect((await recipe('it', 'bar-mojito')).name).toMatchObject({
        translated: expect.stringMatching(/Mojito/),
        source: 'machine',
      });
      const { data } = (await server.call('GET', '/api/admin/shops/demo-bar/audit', { headers: server.owner })).json();
      expect(data.find(({ action }: { action: string }) => action === 'translation-cleared')).toMatchObject({
        action: 'translation-cleared',
        who: 'bar',
        details: { recipeId: 'bar-mojito', field: 'name', language: 'it' },
      });
    });

    it('the menu’s own stands again where it has one', async () => {
      const own = (await guestRecipe('bar-negroni')).name_translations['zh-HK'];
      expect(own).toBeTruthy();
      await edit('recipes/bar-negroni', { fieldName: 'name', language: 'zh-HK', translatedText: '我的' });
      const cleared = await clear('recipes/bar-negroni', 'fieldName=name&language=zh-HK');
      expect(cleared.json().name).toMatchObject({ translated: own, source: 'menu' });
      const again = await clear('recipes/bar-negroni', 'fieldName=name&language=zh-HK');
      expect([again.statusCode, again.json().code]).toEqual([409, 'translation-of-menu']);
      expect((await guestRecipe('bar-negroni')).name_translations['zh-HK']).toBe(own);
    });

    it('an ingredient’s goes from every drink that has it', async () => {
      const { recipeIds } = (await edit('ingredients/campari', { language: 'pt', translatedText: 'O Campari' })).json();
      const cleared = await clear('ingredients/campari', 'language=pt');
      expect(cleared.json()).toEqual({
        ingredientId: 'campari',
        original: 'Campari',
        translated: null,
        source: null,
        recipeIds,
      });
      for (const id of recipeIds)
        expect(JSON.stringify((await guestRecipe(id)).recipeIngredient)).not.toContain('O Campari');
    });

    it.each([
      ['recipes/nothing', 'fieldName=name&language=it', 404],
      ['ingredients/nothing', 'language=it', 404],
      ['recipes/bar-mojito', 'fieldName=name&language=xx', 422],
      ['recipes/bar-mojito', 'fieldName=glass&language=it', 422],
      ['recipes/bar-mojito', '', 422],
      ['recipes/bar-mojito', 'fieldName=name&language=th', 200],
    ])('%s?%s: %i', async (path, query, status) => {
      expect((await clear(path, query)).statusCode).toBe(status);
    });
  });

  it('removes a machine’s text if the original has changed, and translates it again', async () => {
    const before = await stored('bar-french-75');
    expect(before.name_translations.ja).toBe('フレンチ75');
    await cache({ ...before, name: 'Lychee Martini Royale', name_translations: { ...before.name_translations } });
    expect((await guestRecipe('bar-french-75')).name_translations.ja).toBeUndefined();
    await cache({ ...(await stored('bar-french-75')), name: 'Yuzu Spritz' });
    const job = await generated('ja');
    expect(job.status).toBe('completed');
    expect((await guestRecipe('bar-french-75')).name_translations.ja).toBe('ゆずスプリッツ');
  });

  it('leaves a text that came with the menu as it is', async () => {
    const before = await stored('bar-paloma');
    await cache({ ...before, name_translations: { ...before.name_translations, ja: '我が家のパロマ' } });
    await generated('ja');
    expect(await recipe('ja', 'bar-paloma')).toMatchObject({ name: { translated: '我が家のパロマ', source: 'menu' } });
  });

  it('shows the administrator the stored rows', async () => {
    const reply = await server.call('GET', `${base}/recipes/debug`, { headers: server.admin });
    const { translator, languages } = reply.json();
    expect(translator).toBe('built-in glossary');
    const french = languages.find(({ language }: { language: string }) => language === 'fr');
    expect(french).toMatchObject({ human: 2, machine: expect.any(Number), coveragePct: expect.any(Number) });
  });

  it('ends the job of a deleted shop, and starts no other', async () => {
    await server.call('POST', '/api/translations/demo-tea/generate', {
      headers: server.admin,
      body: { targetLanguage: 'ja' },
    });
    const shops = server.services.db.updateTable('shops').where('id', '=', 'demo-tea');
    await shops.set({ deleted_at: '2026-01-01T00:00:00.000Z' }).execute();
    await run();
    const row = await server.services.db
      .selectFrom('translation_jobs')
      .select(['status', 'error_message'])
      .where('shop_id', '=', 'demo-tea')
      .executeTakeFirst();
    expect(row).toEqual({ status: 'failed', error_message: '{"code":"shop-gone"}' });
    await shops.set({ deleted_at: null }).execute();
  });

  it('limits the number of jobs', async () => {
    let last = 200;
    for (let i = 0; i < 70 && last !== 429; i++) last = (await generate('de')).statusCode;
    expect(last).toBe(429);
    server.pass(3_600_000);
  });
});
