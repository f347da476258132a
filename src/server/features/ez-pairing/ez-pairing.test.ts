import { describe, expect, it } from 'vitest';
import { buildApp } from '../../app.ts';
import { openDatabase } from '../../db/database.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { languageModel } from '../../llm/language-model.ts';
import { answersJson, completes, modelEndpoints, type Behaviour } from '#test/server/model-endpoint.ts';
import { newDevice, useTestServer } from '#test/server/test-services.ts';
import { message } from '#domain/messages/message.ts';

describe.each(testEngines)('EZ Pairing on %s', (_engine, open) => {
  const server = useTestServer(open);
  const base = '/api/ez-pairing/shops/demo-bar';
  const guest = () => ({ 'x-device-id': newDevice(), 'x-join-code': server.barCode });
  const questions = async (headers: Record<string, string>) =>
    (await server.call('GET', `${base}/questions`, { headers })).json().questions;
  const save = (body: object, headers: Record<string, string> = {}) =>
    server.call('PUT', `${base}/questions`, { headers: { ...server.owner, ...headers }, body });
  const recommend = async (answers: unknown, extra: object = {}) =>
    (await server.call('POST', `${base}/recommendations`, { headers: guest(), body: { answers, ...extra } })).json();
  const choose = (all: { id: string; choices: { id: string }[] }[], pick: number) =>
    all.map(({ id, choices }) => ({ questionId: id, choiceId: choices[pick % choices.length]!.id }));

  it('lets recommendations wait while the server is held up, and nothing else', async () => {
    const { isHeldUp } = server.services;
    server.services.isHeldUp = () => true;
    expect(await recommend([])).toMatchObject({ code: 'unavailable', retryAfterMs: 2000 });
    expect((await server.call('GET', '/api/admin/shops/demo-bar/recipes', { headers: guest() })).statusCode).toBe(200);
    server.services.isHeldUp = isHeldUp;
  });

  it('recommends exactly one drink with the reasons in both languages, the same every time', async () => {
    const answers = choose(await questions(guest()), 0);
    const [first, again] = [await recommend(answers), await recommend(answers)];
    expect(first.recommendations).toHaveLength(1);
    expect(first.recommendations[0]).toMatchObject({
      recipeId: expect.stringMatching(/^bar-/),
      explanationEn: expect.stringMatching(/\w/),
      explanationZh: expect.stringMatching(/\p{Script=Han}/u),
    });
    expect(again).toEqual(first);
    const asObject = Object.fromEntries(answers.map(({ questionId, choiceId }) => [questionId, choiceId]));
    expect(await recommend(asObject)).toEqual(first);
  });

  it('finds the same idea without alcohol', async () => {
    const answers = choose(await questions(guest()), 3);
    const { recommendations } = await recommend(answers, { zeroProof: true });
    const recipe = (
      await server.call('GET', `/api/admin/recipes/${recommendations[0].recipeId}`, { headers: guest() })
    ).json();
    expect(recipe.alcohol).toBe('free');
  });

  it('refuses answers that are not in the quiz', async () => {
    expect(await recommend([{ questionId: 'nope', choiceId: 'nope' }])).toMatchObject({ code: 'invalid-request' });
    expect(await recommend('sweet')).toMatchObject({ status: 422 });
  });

  it('keeps what each choice does from guests, shows it to the owner', async () => {
    expect(JSON.stringify(await questions(guest()))).not.toContain('effect');
    expect((await questions(server.owner))[0].choices[0]).toMatchObject({
      effect: { delta: { fruity: 2, sweet: 1 } },
      effectSource: 'words',
    });
  });

  it('shows guests the readable part of a stored quiz, and gives nobody alcohol after an effect was lost', async () => {
    const { db } = server.services;
    const before = await db
      .selectFrom('ez_quizzes')
      .selectAll()
      .where('shop_id', '=', 'demo-bar')
      .executeTakeFirstOrThrow();
    const stored = JSON.parse(before.questions) as { id: string; choices: { id: string }[] }[];
    const write = (text: string) =>
      db.updateTable('ez_quizzes').set({ questions: text }).where('shop_id', '=', 'demo-bar').execute();
    await write(JSON.stringify([{ id: 'old', text: 'Sweet?' }, ...stored]));
    const asked = await questions(guest());
    expect(asked.map(({ id }: { id: string }) => id)).toEqual(stored.map(({ id }) => id));
    expect((await recommend(choose(asked, 0))).recommendations).toHaveLength(1);
    await write('five questions, please');
    expect(await questions(guest())).toEqual([]);
    await write(before.questions);

    const effects = await db.selectFrom('ez_effects').selectAll().where('shop_id', '=', 'demo-bar').execute();
    await db.updateTable('ez_effects').set({ effect: '{}' }).where('shop_id', '=', 'demo-bar').execute();
    expect(await recommend(choose(asked, 0))).toMatchObject({ status: 503 });
    for (const { effect, question_id, choice_id } of effects)
      await db
        .updateTable('ez_effects')
        .set({ effect })
        .where('shop_id', '=', 'demo-bar')
        .where('question_id', '=', question_id)
        .where('choice_id', '=', choice_id)
        .execute();
  });

  it('saves the owner’s quiz; the owner’s effects outlive a new mapping, words are read anew', async () => {
    const quiz = [
      {
        id: 'q1',
        question: '甜定酸？',
        questionEn: 'Sweet or sour?',
        choices: [
          { id: 'c1', text: '甜', textEn: 'Sweet', effect: { delta: { spicy: 2 } } },
          { id: 'c2', text: '酸', textEn: 'Sour' },
          { id: 'c3', text: '嗯', textEn: 'Hmm' },
        ],
      },
    ];
    expect((await save({ questions: quiz })).statusCode).toBe(200);
    const mapped = (
      await server.call('POST', `${base}/generate-mappings`, { headers: server.owner, body: { useLLM: false } })
    ).json();
    expect(mapped).toMatchObject({
      totalChoices: 3,
      mappedChoices: 2,
      coveragePct: 67,
      choices: [
        { source: 'owner', effect: { delta: { spicy: 2 } }, favours: [{}, {}, {}] },
        { source: 'words', effect: { delta: { acidity: expect.any(Number) } } },
        { source: null, effect: null, favours: [] },
      ],
    });
    const [question] = await questions(server.owner);
    await save({
      questions: [
        {
          ...question,
          choices: question.choices.map(
            ({ effect: _, effectSource: __, ...choice }: Record<string, unknown>) => choice,
          ),
        },
      ],
    });
    expect((await questions(server.owner))[0].choices[0]).toMatchObject({
      effect: { delta: { spicy: 2 } },
      effectSource: 'owner',
    });
  });

  it('reports a conflict between two owners', async () => {
    const { questions: now, version } = (
      await server.call('GET', `${base}/questions`, { headers: server.owner })
    ).json();
    const saves = [1, 2].map(() => save({ questions: now }, { 'if-match': `"${version}"` }));
    const replies = await Promise.all(saves);
    expect(replies.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 412]);
    expect(replies.find(({ statusCode }) => statusCode === 412)?.json().code).toBe('changed-meanwhile');
  });

  it('recomputes the effects for two at once, and beside a save', async () => {
    const { questions: now } = (await server.call('GET', `${base}/questions`, { headers: server.owner })).json();
    const generate = () =>
      server.call('POST', `${base}/generate-mappings`, { headers: server.owner, body: { useLLM: false } });
    const replies = await Promise.all([generate(), save({ questions: now }), generate(), generate()]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  });

  const choice = (id: string) => ({ id, text: '字', textEn: 'Word' });
  it.each([
    ['no questions', [], 'No questions configured for this shop.'],
    [
      'one choice',
      [{ id: 'q', question: '問', questionEn: 'Q', choices: [choice('a')] }],
      'A question needs at least 2 choices.',
    ],
    [
      'a question twice',
      ['q', 'q'].map((id) => ({ id, question: '問', questionEn: 'Q', choices: [choice('a'), choice('b')] })),
      'Question ids must be unique.',
    ],
    [
      'a choice twice',
      [{ id: 'q', question: '問', questionEn: 'Q', choices: [choice('a'), choice('a')] }],
      'Choice ids must be unique within a question.',
    ],
    [
      'an empty text',
      [{ id: 'q', question: ' ', questionEn: 'Q', choices: [choice('a'), choice('b')] }],
      'A question needs a text.',
    ],
  ])('refuses %s', async (_case, wrong, message) => {
    const before = await questions(server.owner);
    const reply = await save({ questions: wrong });
    expect([reply.statusCode, reply.json().message]).toEqual([422, message]);
    expect(await questions(server.owner)).toEqual(before);
  });

  it('says that no language model is available', async () => {
    const reply = await server.call('POST', `${base}/generate-mappings`, {
      headers: server.owner,
      body: { useLLM: true },
    });
    expect(reply.json().code).toBe('llm-not-configured');
  });

  it('keeps demo settings with the instance', async () => {
    const url = `/api/ez-pairing/instances/${server.barCode}/demo-settings`;
    expect((await server.call('GET', url, { headers: guest() })).json()).toEqual({ demoMode: false, demoName: '' });
    await server.call('PUT', url, { headers: server.owner, body: { demoMode: true, demoName: ' Visitor ' } });
    expect((await server.call('GET', url, { headers: guest() })).json()).toEqual({
      demoMode: true,
      demoName: 'Visitor',
    });
    expect(
      (await server.call('PUT', url, { headers: server.owner, body: { demoMode: true, demoName: 'x'.repeat(61) } }))
        .statusCode,
    ).toBe(422);
  });
});

describe('mappings by a language model', () => {
  const outside = modelEndpoints();
  const server = useTestServer(() => openDatabase(':memory:'));
  const base = '/api/ez-pairing/shops/demo-bar';
  interface Given {
    drinks: { id: string; name: string; tastes: object }[];
    choices: { id: string; question: string; choice: string }[];
  }
  const generate = async (...behaviours: Behaviour<Given>[]) => {
    const { baseUrl, asked } = await outside(...behaviours);
    server.services.askModel = languageModel({ baseUrl, apiKey: 'k', model: 'small' }, message('language-model'));
    const app = await buildApp(server.services);
    const reply = await app.inject({
      method: 'POST',
      url: `${base}/generate-mappings`,
      headers: server.owner,
      payload: { useLLM: true },
    });
    server.pass(3_600_000);
    return { reply, asked };
  };

  it('is asked only about what the words left open; uses nothing but drinks of the shop, and lifts no filter', async () => {
    const say = (id: string, textEn: string, text: string) => ({ id, text, textEn });
    const choices = [
      say('blue', 'Blue velvet', '藍絲絨'),
      say('turquoise', 'Turquoise, no gin', '綠松石，唔要氈酒'),
      say('zorbly', 'Zorbly, without alcohol', '無酒精嘅呃呃嘢'),
      say('hm', 'Hmm', '唔唔'),
      say('sweet', 'Sweet', '甜'),
    ];
    const questions = [{ id: 'q', question: '揀邊樣？', questionEn: 'Which?', choices }];
    await server.call('PUT', `${base}/questions`, { headers: server.owner, body: { questions } });
    const { reply, asked } = await generate((response, { drinks, choices: open }) => {
      const negroni = drinks.find(({ name }) => name === 'Negroni')!.id;
      const answers = open.map(({ id }, at) => ({ id, drinks: at === 3 ? ['d9999', 'rm -rf', ''] : [negroni] }));
      completes(response, JSON.stringify({ choices: [...answers, { id: 'c999', drinks: [negroni] }] }));
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.json().canUseLLM).toBe(true);
    const given = JSON.parse(asked[0]!.body.messages.at(-1)!.content) as Given;
    expect(given.drinks).toHaveLength(49);
    expect(given.choices.map(({ choice }) => choice)).toEqual([
      'Blue velvet / 藍絲絨',
      'Turquoise, no gin / 綠松石，唔要氈酒',
      'Zorbly, without alcohol / 無酒精嘅呃呃嘢',
      'Hmm / 唔唔',
    ]);
    const [blue, turquoise, abstaining, hm, sweet] = reply.json().choices;
    expect(blue).toMatchObject({ source: 'llm', effect: { delta: { strength: expect.any(Number) } } });
    expect(turquoise).toMatchObject({ source: 'llm', effect: { named: [{ id: 'gin', isRefused: true }] } });
    expect(abstaining).toMatchObject({ source: 'llm', effect: { zeroProof: true } });
    expect(hm).toMatchObject({ source: null, effect: null });
    expect(sweet).toMatchObject({ source: 'words', effect: { delta: { sweet: 2 } } });
    const gins = turquoise.favours.map(({ name }: { name: string }) => name);
    expect(gins).not.toContain('Negroni');
  });

  it.each<[string, Behaviour<Given>, string]>([
    ['500', (response) => answersJson(response, 500, { error: { message: 'Oops' } }), 'failed (500): Oops'],
    ['prose', (response) => completes(response, 'Certainly!'), 'gave no usable answer.'],
  ])('changes nothing if the model answers with %s, and says so', async (_case, behaviour, text) => {
    const before = (await server.call('GET', `${base}/mappings-summary`, { headers: server.owner })).json().choices;
    const { reply } = await generate(behaviour);
    expect(reply.statusCode).toBe(502);
    expect(reply.json()).toMatchObject({ code: 'llm-failed', message: `The language model ${text}` });
    const after = (await server.call('GET', `${base}/mappings-summary`, { headers: server.owner })).json().choices;
    expect(after).toEqual(before);
  });
});
