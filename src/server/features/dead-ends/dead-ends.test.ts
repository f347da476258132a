import { afterEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_EZ_QUESTIONS } from '#experiences/ez-pairing/content.ts';
import { findExperience } from '#experiences/registry.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { useTestServer } from '#test/server/test-services.ts';

describe.each(testEngines)('dead ends on %s', (_engine, open) => {
  const server = useTestServer(open);
  const deadEnds = async (query = '') =>
    (await server.call('GET', `/api/admin/shops/demo-bar/dead-ends${query}`, { headers: server.owner })).json();
  const launch = async () =>
    (
      await server.call('POST', '/api/kiosk-instances', {
        headers: server.owner,
        body: { shop_id: 'demo-bar', kiosk_type_identifier: 'ez-pairing', name: 'Corner' },
      })
    ).json().join_code;
  const serveOnly = async (isServed: (recipe: { ABV: number }) => boolean) => {
    const { recipes } = (
      await server.call('GET', '/v1/admin/shops/demo-bar/recipes', { headers: server.owner })
    ).json();
    for (const recipe of recipes) {
      const reply = await server.call('PATCH', `/v1/admin/shops/demo-bar/recipes/${recipe.id}`, {
        headers: server.owner,
        body: { available: isServed(recipe) },
      });
      expect(reply.statusCode).toBe(200);
    }
  };

  afterEach(() => void vi.restoreAllMocks());

  it('finds none on the menu the shop starts with', async () => {
    const joinCode = await launch();
    expect((await deadEnds()).data).toEqual([]);
    const [checked] = (await deadEnds(`?joinCode=${joinCode}`)).data;
    expect(checked).toMatchObject({ join_code: joinCode, name: 'Corner', broken: [] });
    expect(checked.outcomes).toBeGreaterThan(1);
  });

  it('names the results that no drink without alcohol, or no drink at all, is left for', async () => {
    const joinCode = await launch();
    await serveOnly(({ ABV }) => ABV > 1.2);
    const [strong] = (await deadEnds(`?joinCode=${joinCode}`)).data;
    expect(strong.broken).toEqual([
      { id: 'any-answers', label: { en: 'Any answers', 'zh-HK': '任何答案' }, problems: ['no-zero-proof'] },
      { id: 'boldness/no-alcohol', label: { en: 'No alcohol', 'zh-HK': '無酒精' }, problems: ['no-drink'] },
    ]);
    await serveOnly(() => false);
    const broken = (await deadEnds()).data.find(({ join_code }: { join_code: string }) => join_code === joinCode);
    expect(broken.broken[0].problems).toEqual(['no-drink']);
  });

  it('reports a menu without drinks, with sections or without', async () => {
    const reply = await server.call('POST', '/api/kiosk-instances', {
      headers: server.owner,
      body: { shop_id: 'demo-bar', kiosk_type_identifier: 'ordering-terminal', name: 'Magazine' },
    });
    const joinCode = reply.json().join_code;
    await serveOnly(() => false);
    expect((await deadEnds(`?joinCode=${joinCode}`)).data).toMatchObject([
      { outcomes: 1, broken: [{ id: 'menu', label: { 'zh-HK': '成個餐牌' }, problems: ['no-drink'] }] },
    ]);
    await serveOnly(() => true);
    expect((await deadEnds(`?joinCode=${joinCode}`)).data).toMatchObject([{ outcomes: 1, broken: [] }]);
  });

  it('reports a kiosk that cannot be checked, or has no outcomes, beside the others', async () => {
    const label = { en: 'Every result', 'zh-HK': '所有結果' };
    const outcomes = vi.spyOn(findExperience('mbti')!, 'outcomes');
    const broken = async () => {
      const { data } = (await deadEnds()) as { data: { kiosk_type_identifier: string; outcomes: number }[] };
      return data.map(({ kiosk_type_identifier: type, ...rest }) => ({ type, ...rest }));
    };
    outcomes.mockRejectedValue(new Error('no such card'));
    expect(await broken()).toMatchObject([
      { type: 'mbti', outcomes: 0, broken: [{ label, problems: ['not-checked'] }] },
    ]);
    outcomes.mockResolvedValue({ outcomesOf: () => [] });
    expect(await broken()).toMatchObject([{ type: 'mbti', outcomes: 0, broken: [{ label, problems: ['no-drink'] }] }]);
    outcomes.mockRestore();
    expect(await broken()).toEqual([]);
  });

  it.each([
    ['no JSON at all', 'questions', 'five questions, please'],
    ['an older version', 'questions', '[{"id":"q1","text":"Sweet?"}]'],
    ['an effect of another kind', 'effect', '{"delta":{"sweetness":"very"}}'],
  ])('reports the kiosk whose quiz cannot be read, and no other: %s', async (_case, column, text) => {
    const { db } = server.services;
    const joinCode = await launch();
    vi.spyOn(findExperience('mbti')!, 'outcomes').mockResolvedValue({ outcomesOf: () => [] });
    if (column === 'questions')
      await db.updateTable('ez_quizzes').set({ questions: text }).where('shop_id', '=', 'demo-bar').execute();
    else await db.updateTable('ez_effects').set({ effect: text }).where('shop_id', '=', 'demo-bar').execute();

    const found = (await deadEnds()).data.map(
      ({ kiosk_type_identifier: type, broken }: { kiosk_type_identifier: string; broken: { problems: string[] }[] }) =>
        `${type}: ${broken.flatMap((one) => one.problems).join()}`,
    );
    expect(new Set(found)).toEqual(new Set(['ez-pairing: unfit-quiz', 'mbti: no-drink']));
    expect((await deadEnds(`?joinCode=${joinCode}`)).data[0].broken[0].problems).toEqual(['unfit-quiz']);

    // Saving the readable rest repairs it.
    const url = '/api/ez-pairing/shops/demo-bar/questions';
    const read = (await server.call('GET', url, { headers: server.owner })).json();
    expect(read.unfit).toBe(true);
    const questions = read.questions.length > 0 ? read.questions : DEFAULT_EZ_QUESTIONS;
    const saved = await server.call('PUT', url, {
      headers: { ...server.owner, 'if-match': `"${read.version}"` },
      body: { questions },
    });
    expect([saved.statusCode, saved.json().unfit]).toEqual([200, undefined]);
    expect((await deadEnds()).data).toMatchObject([{ kiosk_type_identifier: 'mbti' }]);
  });

  it('knows no kiosk of another shop', async () => {
    const { data } = (
      await server.call('GET', '/api/kiosk-instances?shop_id=demo-tea', { headers: server.admin })
    ).json();
    const reply = await server.call('GET', `/api/admin/shops/demo-bar/dead-ends?joinCode=${data[0].join_code}`, {
      headers: server.owner,
    });
    expect(reply.statusCode).toBe(404);
  });
});
