/**
 * A language model on a real socket that answers correctly, slowly, wrongly, partly, with 429 and 500, with garbage and
 * with the wrong length.
 */
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { createJobRunner } from '../jobs/runner.ts';
import {
  answersJson,
  completes,
  modelEndpoints,
  type ModelRequest,
  type Behaviour as ModelBehaviour,
} from '#test/server/model-endpoint.ts';
import { useTestServer } from '#test/server/test-services.ts';
import { llmTranslator } from './llm-translator.ts';
import { TranslatorFailure, type TextToTranslate } from './translator.ts';
import { render } from '#domain/messages/render.ts';

const KEY = 'hush-this-is-secret';
interface Given {
  id: string;
  text: string;
  field: string;
  hongKongText?: string;
}
type Behaviour = ModelBehaviour<{ texts: Given[] }>;

const outside = modelEndpoints();

const says =
  (content: string): Behaviour =>
  (response) =>
    completes(response, content);
const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Behaviour =>
  (response) =>
    answersJson(response, status, body, headers);
const answers =
  (each: (one: Given) => unknown): Behaviour =>
  (response, { texts }) =>
    completes(response, JSON.stringify({ translations: texts.map(each) }));
const well = answers(({ id, text }) => ({ id, text: `«${text}»` }));

const name = (text: string): TextToTranslate => ({ text, field: 'name', zhHK: null, context: 'an ingredient' });
const description = (text: string): TextToTranslate => ({ text, field: 'description', zhHK: null, context: 'x' });
const translate = (baseUrl: string, texts: TextToTranslate[], options: { timeoutMs?: number } = {}) =>
  llmTranslator({ baseUrl, apiKey: KEY, model: 'small', ...options }).translate(
    texts,
    'fr',
    new AbortController().signal,
  );

describe('asking', () => {
  it('sends the texts as data with the terms to use, and requires an answer of a known shape', async () => {
    const { baseUrl, asked } = await outside(well);
    const reply = await translate(baseUrl, [name('Sweet vermouth'), description('Bitter and red.')]);
    expect(reply).toEqual({ texts: ['«Sweet vermouth»', '«Bitter and red.»'], tokens: 42 });
    const [{ url, headers, body }] = asked as [ModelRequest];
    expect(url).toBe('/v1/chat/completions');
    expect(headers.authorization).toBe(`Bearer ${KEY}`);
    expect(body).toMatchObject({ model: 'small', response_format: { type: 'json_schema' } });
    expect(JSON.parse(body.messages.at(-1)!.content)).toMatchObject({
      glossary: { 'Sweet vermouth': 'vermouth rouge' },
      texts: [{ id: '1', text: 'Sweet vermouth' }, { id: '2' }],
    });
    expect(body.messages[0]!.content).toContain('French');
  });

  it('requests plain JSON if the endpoint supports no schemas, and remembers that', async () => {
    const refuses: Behaviour = (response, given, asked) =>
      asked.body.response_format?.type === 'json_schema'
        ? json(400, { error: { message: 'response_format json_schema is not supported' } })(response, given, asked)
        : well(response, given, asked);
    const { baseUrl, asked } = await outside(refuses);
    const translator = llmTranslator({ baseUrl, apiKey: undefined, model: 'small' });
    for (let i = 0; i < 2; i++)
      expect((await translator.translate([name('Gin')], 'fr', new AbortController().signal)).texts).toEqual(['«Gin»']);
    expect(asked.map(({ body }) => body.response_format?.type)).toEqual(['json_schema', 'json_object', 'json_object']);
    expect(asked[0]!.headers.authorization).toBeUndefined();
  });
});

describe('an invalid answer', () => {
  const texts = [name('Gin'), name('Rum'), description('A long and gentle drink for late evenings.')];

  it.each<[string, Behaviour, (string | undefined)[]]>([
    [
      'half',
      answers(({ id, text }) => (id === '2' ? { id: '99', text } : { id, text: `«${text}»` })),
      ['«Gin»', undefined, '«A long and gentle drink for late evenings.»'],
    ],
    ['empty texts', answers(({ id }) => ({ id, text: id === '1' ? ' \n ' : 'oui' })), [undefined, 'oui', 'oui']],
    [
      'far too long',
      answers(({ id }) => ({ id, text: id === '1' ? 'x'.repeat(99) : 'oui' })),
      [undefined, 'oui', 'oui'],
    ],
    ['an echo of the prose', answers(({ id, text }) => ({ id, text })), ['Gin', 'Rum', undefined]],
    [
      'control and direction marks',
      answers(({ id }) => ({ id, text: 'o\u202eu\u0007i\n non' })),
      ['oui non', 'oui non', 'oui\n non'],
    ],
    [
      'too many',
      says(JSON.stringify({ translations: [1, 2, 3, 4, 5].map((id) => ({ id: String(id), text: 'oui' })) })),
      ['oui', 'oui', 'oui'],
    ],
    ['none', says('{"translations":[]}'), [undefined, undefined, undefined]],
    ['another shape', says('{"result":"oui"}'), [undefined, undefined, undefined]],
    ['ids as numbers', says('{"translations":[{"id":1,"text":"oui"}]}'), [undefined, undefined, undefined]],
    ['prose', says('Certainly! Here are your translations: gin, rhum'), [undefined, undefined, undefined]],
    ['cut short', says('{"translations":[{"id":"1","te'), [undefined, undefined, undefined]],
  ])('%s', async (_case, behaviour, expected) => {
    const { baseUrl } = await outside(behaviour);
    const reply = await translate(baseUrl, texts);
    expect(reply.texts).toEqual(expected);
    expect(reply.tokens).toBe(42);
  });
});

describe('a call that fails', () => {
  const page: Behaviour = (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Hi</html>');
  const cut: Behaviour = (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' }).write('{"id":"c1","cho');
    setTimeout(() => response.destroy(), 20);
  };

  it.each<[string, Behaviour, object]>([
    [
      '429',
      json(429, { error: { message: 'Slow down' } }, { 'retry-after': '7' }),
      { mayRetry: true, retryAfterMs: 7000, message: 'The translation service failed (429): Slow down' },
    ],
    [
      '500',
      json(500, { error: { message: 'Oops' } }),
      { mayRetry: true, retryAfterMs: 0, message: 'The translation service failed (500): Oops' },
    ],
    [
      '401',
      json(401, { error: { message: `Incorrect key ${KEY}, see https://keys.example.com/a?b=c` } }),
      { mayRetry: false, message: 'The translation service refused (401): Incorrect key …, see …' },
    ],
    [
      '404',
      json(404, { error: { message: 'The model small does not exist' } }),
      { mayRetry: false, message: 'The translation service refused (404): The model small does not exist' },
    ],
    ['a page instead of JSON', page, { mayRetry: true, message: 'The translation service gave no usable answer.' }],
    [
      'nothing at all',
      (response) => response.destroy(),
      { mayRetry: true, message: 'The translation service cannot be reached.' },
    ],
    ['half a body', cut, { mayRetry: true }],
    ['silence', () => undefined, { mayRetry: true, message: 'The translation service did not answer in time.' }],
  ])('with %s', async (_case, behaviour, expected) => {
    const { baseUrl } = await outside(behaviour);
    const failure = await translate(baseUrl, [name('Gin')], { timeoutMs: 300 }).catch((cause: unknown) => cause);
    expect(failure).toBeInstanceOf(TranslatorFailure);
    const { mayRetry, retryAfterMs, reason } = failure as TranslatorFailure;
    const message = render(reason, 'en');
    expect({ mayRetry, retryAfterMs, message }).toMatchObject(expected);
    expect(message + String(failure)).not.toContain(KEY);
    expect(message + String(failure)).not.toContain('127.0.0.1');
  });

  it('is aborted by the caller', async () => {
    const { baseUrl } = await outside(() => undefined);
    const stop = new AbortController();
    const asking = llmTranslator({ baseUrl, apiKey: KEY, model: 'small' }).translate([name('Gin')], 'fr', stop.signal);
    setTimeout(() => stop.abort(), 20);
    await expect(asking).rejects.toThrow();
  });
});

describe('a whole job', () => {
  const server = useTestServer(() => openDatabase(':memory:'));

  it('survives an endpoint that fails in every way', async () => {
    const troubled = [
      json(500, { error: { message: 'Oops' } }),
      well,
      json(429, { error: { message: 'Slow down' } }, { 'retry-after': '1' }),
      says('garbage'),
      answers(({ id, text }) => (Number(id) % 2 ? { id, text: `«${text}»` } : { id: 'x', text })),
      answers(({ id }) => ({ id, text: 'x'.repeat(5000) })),
      ((response) => response.destroy()) as Behaviour,
      well,
    ];
    const { baseUrl, asked } = await outside(...troubled);
    const translator = llmTranslator({ baseUrl, apiKey: KEY, model: 'small' });
    const generate = () =>
      server.call('POST', '/api/translations/demo-bar/generate', {
        headers: server.owner,
        body: { targetLanguage: 'fr' },
      });
    await generate();
    await createJobRunner({ ...server.services, translator }, { wait: async () => undefined }).runNext();
    const { jobs } = (await server.call('GET', '/api/translations/demo-bar/jobs', { headers: server.owner })).json();
    expect(jobs[0]).toMatchObject({ status: 'completed', untranslated_items: 0, error_message: null });
    expect(asked.length).toBeGreaterThan(troubled.length);
    const { recipes, coverage } = (
      await server.call('GET', '/api/translations/demo-bar/recipes?language=fr', { headers: server.owner })
    ).json();
    expect(coverage).toContainEqual({ language: 'fr', coveragePct: 100 });
    expect(recipes[0].description.translated).toMatch(/^«Equal parts gin/);
  });
});
