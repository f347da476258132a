import { describe, expect, it } from 'vitest';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { createJobRunner } from '../../jobs/runner.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { newDevice, useTestServer } from '#test/server/test-services.ts';

describe.each(testEngines)('the languages of a menu on %s', (_engine, open) => {
  const server = useTestServer(open);
  const guest = () => ({ 'x-device-id': newDevice(), 'x-join-code': server.barCode });
  const read = async (path: string, headers: Record<string, string>) =>
    (await server.call('GET', path, { headers })).json();
  const negroni = async (headers: Record<string, string>): Promise<GuestRecipe> =>
    (await read('/api/admin/shops/demo-bar/recipes', headers)).recipes.find(
      ({ id }: GuestRecipe) => id === 'bar-negroni',
    );
  const speak = async (languages: readonly string[]) => {
    const reply = await server.call('PATCH', '/v1/admin/shops/demo-bar', {
      headers: server.owner,
      body: { languages },
    });
    expect(reply.statusCode).toBe(200);
  };
  const translate = async (targetLanguage: string) => {
    const body = { targetLanguage };
    await server.call('POST', '/api/translations/demo-bar/generate', { headers: server.owner, body });
    await createJobRunner(server.services).runNext();
  };
  const offered = async (headers: Record<string, string> = guest()) => [
    (await read(`/api/kiosk-instances/code/${server.barCode}`, headers)).shop.languages,
    (await read('/api/admin/shops/demo-bar', headers)).languages,
  ];

  it('tells a guest which there are besides English and Chinese, and nothing where there is none', async () => {
    expect(await offered()).toEqual([undefined, undefined]);
    await speak(['ja', 'zh-HK', 'zh-CN']);
    expect(await offered()).toEqual([
      ['ja', 'zh-CN'],
      ['ja', 'zh-CN'],
    ]);
    await speak(['zh-HK']);
    expect(await offered()).toEqual([undefined, undefined]);
  });

  it('tells an owner who is a guest of the own bar too, and leaves them out of lists', async () => {
    await speak(['ja']);
    const [onKiosk] = await offered(server.owner);
    expect(onKiosk).toEqual(['ja']);
    const { data } = await read('/api/kiosk-instances', server.owner);
    expect(data.some(({ shop }: { shop: object }) => 'languages' in shop)).toBe(false);
  });

  it('sends a guest the texts of these languages and no others, from the next read', async () => {
    await speak([]);
    await translate('ja');
    await translate('fr');
    const codesOf = (recipe: GuestRecipe) => [
      ...new Set(
        [
          recipe,
          recipe.glass,
          ...(recipe.garnish ? [recipe.garnish] : []),
          ...recipe.recipeIngredient,
          ...recipe.ingredients,
        ]
          .flatMap(({ name_translations }) => Object.keys(name_translations))
          .concat(Object.keys(recipe.description_translations)),
      ),
    ];
    expect(codesOf(await negroni(guest()))).toEqual(['zh-HK']);
    await speak(['ja']);
    const asked = await negroni(guest());
    expect(codesOf(asked).sort()).toEqual(['ja', 'zh-HK']);
    expect(asked.name_translations['ja']).toBe('ネグローニ');
    expect(asked.recipeIngredient[0]?.name_translations['ja']).toBe('ロンドン・ドライ・ジン');
    await speak(['fr']);
    expect(codesOf(await negroni(guest())).sort()).toEqual(['fr', 'zh-HK']);
    await speak([]);
    expect(codesOf(await negroni(guest()))).toEqual(['zh-HK']);
    expect(codesOf(await negroni(server.owner)).sort()).toEqual(['fr', 'ja', 'zh-HK']);
  });

  it('sends no others of what is made differently tonight either', async () => {
    const put = (path: string, body: object) =>
      server.call('PUT', `/api/admin/shops/demo-bar/${path}`, { headers: server.owner, body });
    await speak(['ja']);
    await put('ingredient-options', { key: 'campari', mayLeaveOut: false, replacement: 'aperol' });
    await put('sold-out', { kind: 'ingredient', id: 'campari', isOut: true });
    const { changes } = await negroni(guest());
    expect(
      changes?.map(({ without, by }) => [without, by].map((one) => Object.keys(one?.name_translations ?? {}))),
    ).toEqual([
      [
        ['ja', 'zh-HK'],
        ['ja', 'zh-HK'],
      ].map((codes) => expect.arrayContaining(codes)),
    ]);
    expect(JSON.stringify(changes)).not.toContain('"fr"');
    await put('sold-out', { kind: 'ingredient', id: 'campari', isOut: false });
  });

  it('has the menu grow with the languages guests read, and not with those it is translated into', async () => {
    await speak(['ja']);
    const withOne = JSON.stringify(await read('/api/admin/shops/demo-bar/recipes', guest())).length;
    await speak([]);
    const plain = JSON.stringify(await read('/api/admin/shops/demo-bar/recipes', guest())).length;
    const whole = JSON.stringify(await read('/api/admin/shops/demo-bar/recipes', server.owner)).length;
    expect(plain).toBeLessThan(withOne);
    expect(withOne).toBeLessThan(whole);
  });
});
