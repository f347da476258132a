/**
 * Jobs that are stopped, killed, refused and overtaken: finished work stays, nothing is requested twice. Source:
 * docs/behaviour/translations.md "Jobs".
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { testEngines } from '#test/server/test-engines.ts';
import { syncRecipes } from '../main-api/sync.ts';
import { useTestServer } from '#test/server/test-services.ts';
import { TranslatorFailure, type TextToTranslate, type Translated, type Translator } from '../translator/translator.ts';
import { createJobRunner } from './runner.ts';
import { message } from '#domain/messages/message.ts';

/** What each call answers; the last one for all further calls. */
type Script = ((texts: readonly TextToTranslate[]) => Promise<Translated[]> | Translated[])[];

const upper: Script[number] = (texts) => texts.map(({ text }) => text.toUpperCase());
const nothing: Script[number] = (texts) => texts.map(() => undefined);
const fails = (mayRetry = true, retryAfterMs = 0) => {
  throw new TranslatorFailure(
    message('service-failed', { service: message('translation-service'), status: 500, said: 'Overloaded.' }),
    { mayRetry, retryAfterMs },
  );
};

describe.each(testEngines)(
  'translation jobs on %s',
  (_engine, open) => {
    const server = useTestServer(open);
    const LANGUAGE = 'fr';
    let asked: string[];
    let answered: string[];
    let waits: number[];

    beforeEach(async () => {
      const { db } = server.services;
      await db.deleteFrom('translation_items').execute();
      await db.deleteFrom('translation_jobs').execute();
      await db.deleteFrom('translation_usage').execute();
      await db.deleteFrom('translations').execute();
      const menu = await recipes();
      await Promise.all(menu.map(withoutFrench));
      asked = [];
      answered = [];
      waits = [];
      server.pass(3_600_000);
    });
    const withoutFrench = async (recipe: { id: string }) => {
      const text = JSON.stringify(recipe, (key, value: unknown) => (key === LANGUAGE ? undefined : value));
      await server.services.db.updateTable('recipes').set({ recipe: text }).where('id', '=', recipe.id).execute();
    };
    const recipes = async () => {
      const rows = await server.services.db
        .selectFrom('recipes')
        .select('recipe')
        .where('shop_id', '=', 'demo-bar')
        .execute();
      return rows.map(({ recipe }) => JSON.parse(recipe));
    };
    const translator = (script: Script, options: Partial<Translator> = {}): Translator => {
      let calls = 0;
      return {
        name: 'scripted',
        isMetered: false,
        batchSize: 20,
        ...options,
        translate: async (texts) => {
          const answer = script[Math.min(calls++, script.length - 1)]!;
          asked.push(...texts.map(({ text }) => text));
          const result = await answer(texts);
          answered.push(...texts.filter((_text, i) => result[i] !== undefined).map(({ text }) => text));
          return { texts: result, tokens: 10 * texts.length };
        },
      };
    };
    const runner = (script: Script, options: Partial<Translator> = {}) =>
      createJobRunner(
        { ...server.services, translator: translator(script, options) },
        {
          wait: async (ms) => {
            waits.push(ms);
            server.pass(ms);
          },
        },
      );
    const generate = () =>
      server.call('POST', '/api/translations/demo-bar/generate', {
        headers: server.owner,
        body: { targetLanguage: LANGUAGE },
      });
    const job = async (language = 'en') =>
      (
        await server.call('GET', '/api/translations/demo-bar/jobs', {
          headers: { ...server.owner, 'accept-language': language },
        })
      ).json().jobs[0];
    const french = async (id: string) =>
      (await recipes()).find((recipe: { id: string }) => recipe.id === id).name_translations[LANGUAGE];
    const twice = () => answered.filter((text, i) => answered.indexOf(text) !== i);

    it('requests each text once, and puts all of them on the menu', async () => {
      await generate();
      await runner([upper]).runNext();
      const done = await job();
      expect(done).toMatchObject({ status: 'completed', untranslated_items: 0, progress_pct: 100 });
      expect(asked).toHaveLength(done.total_items);
      expect(new Set(asked).size).toBe(done.total_items);
      expect(await french('bar-negroni')).toBe('NEGRONI');
      const { coverage } = (
        await server.call('GET', `/api/translations/demo-bar/recipes?language=${LANGUAGE}`, { headers: server.owner })
      ).json();
      expect(coverage).toContainEqual({ language: LANGUAGE, coveragePct: 100 });
    });

    it('is run by one of several workers', async () => {
      await generate();
      const ran = await Promise.all(Array.from({ length: 4 }, () => runner([upper]).runNext()));
      expect(ran.filter(Boolean)).toHaveLength(1);
      expect(await job()).toMatchObject({ status: 'completed' });
      expect(twice()).toEqual([]);
    });

    it('continues after a kill, without requesting finished texts again', async () => {
      await generate();
      let release = (): void => undefined;
      const hangs: Script[number] = async (texts) => {
        await new Promise<void>((go) => (release = go));
        return upper(texts);
      };
      // The first worker hangs in its third call, and returns when its job is long done.
      const lost = runner([upper, upper, hangs]).runNext();
      await expect.poll(() => asked.length).toBe(60);
      expect(await job()).toMatchObject({ status: 'in_progress', completed_items: 40 });
      expect(await runner([upper]).runNext()).toBe(false);

      server.pass(61_000);
      expect(await runner([upper]).runNext()).toBe(true);
      const done = await job();
      expect(done).toMatchObject({ status: 'completed', completed_items: done.total_items });
      expect(twice()).toEqual([]);
      expect(asked.length).toBe(done.total_items + 20);

      release();
      await lost;
      expect(await job()).toEqual(done);
    });

    it('does not let an outdated worker write anything', async () => {
      await generate();
      const gates: (() => void)[] = [];
      const hangs: Script[number] = async (texts) => {
        await new Promise<void>((go) => gates.push(go));
        return upper(texts);
      };
      const late = runner([hangs]).runNext();
      await expect.poll(() => gates.length).toBe(1);
      server.pass(61_000);
      const present = runner([upper, hangs, upper]).runNext();
      await expect.poll(() => gates.length).toBe(2);

      gates[0]!();
      await late;
      expect(await job()).toMatchObject({ status: 'in_progress', completed_items: 20 });
      gates[1]!();
      await present;
      const done = await job();
      expect(done).toMatchObject({ status: 'completed', completed_items: done.total_items });
    });

    it('survives one kill after another', async () => {
      await generate();
      const left: Promise<unknown>[] = [];
      const never: Script[number] = () => new Promise(() => undefined);
      for (let kills = 0; kills < 40 && (await job()).status === 'in_progress'; kills++) {
        const before = asked.length;
        left.push(runner([upper, never], { batchSize: 2 }).runNext());
        await expect.poll(async () => asked.length > before + 2 || (await job()).status !== 'in_progress').toBe(true);
        server.pass(61_000);
      }
      await runner([upper]).runNext();
      expect(await job()).toMatchObject({ status: 'completed', progress_pct: 100 });
      expect(twice()).toEqual([]);
    }, 60_000);

    it('releases the job when it is stopped, and keeps the answer in progress', async () => {
      await generate();
      let release = (): void => undefined;
      const slow: Script[number] = async (texts) => {
        await new Promise<void>((go) => (release = go));
        return upper(texts);
      };
      const first = runner([upper, slow]);
      first.start();
      await expect.poll(() => asked.length).toBe(40);
      const stopped = first.stop(5000);
      release();
      await stopped;
      expect(await job()).toMatchObject({ status: 'in_progress', completed_items: 40 });
      // Nobody has to wait for the lease to expire.
      expect(await runner([upper]).runNext()).toBe(true);
      expect(await job()).toMatchObject({ status: 'completed' });
      expect(asked.length).toBe(answered.length);
    });

    it('aborts a call that outlasts the grace period', async () => {
      await generate();
      const first = createJobRunner({
        ...server.services,
        translator: {
          ...translator([upper]),
          translate: (_texts, _language, signal) =>
            new Promise((_done, failed) => signal.addEventListener('abort', () => failed(new Error('cut off')))),
        },
      });
      first.start();
      await expect
        .poll(async () => server.services.db.selectFrom('translation_jobs').select('status').executeTakeFirst())
        .toEqual({ status: 'running' });
      await first.stop(20);
      expect(await server.services.db.selectFrom('translation_jobs').select('status').executeTakeFirst()).toEqual({
        status: 'queued',
      });
    });

    it('backs off from a failing service, then gives up and keeps what it has', async () => {
      await generate();
      await runner([upper, upper, () => fails()]).runNext();
      expect(waits.map((ms) => Math.floor(ms / 1000))).toEqual([1, 4, 16, 16]);
      expect(await job()).toMatchObject({
        status: 'failed',
        completed_items: 40,
        error_message: 'The translation service failed (500): Overloaded.',
        completed_at: expect.any(String),
      });
      // The message is stored in English and translated for the reader, except the service's own words.
      expect((await job('zh-HK')).error_message).toBe('翻譯服務出錯（500）：Overloaded.');
      expect(await french('bar-negroni')).toBe('NEGRONI');

      expect((await generate()).statusCode).toBe(200);
      await runner([upper]).runNext();
      expect(await job()).toMatchObject({ status: 'completed' });
      expect(twice()).toEqual([]);
    });

    it('waits as long as the service asks, a minute at most', async () => {
      await generate();
      await runner([() => fails(true, 30_000), () => fails(true, 900_000), upper]).runNext();
      expect(waits.map((ms) => Math.floor(ms / 1000)).slice(0, 2)).toEqual([30, 60]);
      expect(await job()).toMatchObject({ status: 'completed' });
    });

    it('gives up at once if it is refused', async () => {
      await generate();
      await runner([() => fails(false)]).runNext();
      expect(asked).toHaveLength(20);
      expect(await job()).toMatchObject({ status: 'failed', completed_items: 0 });
    });

    it('translates everything except one text that always fails', async () => {
      await generate();
      const poisoned: Script[number] = (texts) =>
        texts.some(({ text }) => text === 'Mojito') ? nothing(texts) : upper(texts);
      await runner([poisoned]).runNext();
      const done = await job();
      expect(done).toMatchObject({
        status: 'failed',
        completed_items: done.total_items - 1,
        error_message: `1 of ${done.total_items} texts could not be translated.`,
      });
      expect((await job('zh-HK')).error_message).toBe(`${done.total_items} 段文字中，有 1 段未能翻譯。`);
      expect(asked.filter((text) => text === 'Mojito')).toHaveLength(5);
      expect(await french('bar-mojito')).toBeUndefined();
      expect(await french('bar-negroni')).toBe('NEGRONI');
    });

    it('keeps a partial answer', async () => {
      await generate();
      const half: Script[number] = (texts) =>
        texts.map(({ text }, i) => (i % 2 === 0 ? text.toUpperCase() : undefined));
      await runner([half, half, half, upper]).runNext();
      expect(await job()).toMatchObject({ status: 'completed' });
      expect(twice()).toEqual([]);
    });

    it('lets a person’s text win that was written meanwhile', async () => {
      await generate();
      const meanwhile: Script[number] = async (texts) => {
        if (texts.some(({ text }) => text === 'Negroni'))
          await server.call('PATCH', '/api/translations/demo-bar/recipes/bar-negroni', {
            headers: server.owner,
            body: { fieldName: 'name', language: LANGUAGE, translatedText: 'Le Négroni' },
          });
        return upper(texts);
      };
      await runner([meanwhile]).runNext();
      expect(await job()).toMatchObject({ status: 'completed' });
      // Not only on the menu: it is stored as a person's, and comes back when the menu is fetched again.
      await syncRecipes(server.services, 'demo-bar');
      expect(await french('bar-negroni')).toBe('Le Négroni');
    });

    it('does not apply the old name’s text to a recipe renamed meanwhile', async () => {
      await generate();
      const before = (await recipes()).find(({ id }) => id === 'bar-negroni');
      const rename = (name: string) =>
        server.call('POST', '/api/admin/recipes/cache', {
          headers: server.owner,
          body: { recipes: [{ ...before, name }] },
        });
      const meanwhile: Script[number] = async (texts) => {
        if (texts.some(({ text }) => text === 'Negroni')) await rename('Bitter Red');
        return upper(texts);
      };
      await runner([meanwhile]).runNext();
      expect(await french('bar-negroni')).toBeUndefined();
      await generate();
      await runner([upper]).runNext();
      expect(await french('bar-negroni')).toBe('BITTER RED');
      await rename('Negroni');
    });

    it('spends no more on a shop in an hour than allowed', async () => {
      const { config } = server.services;
      config.LLM_TEXTS_PER_HOUR = 50;
      const glossary = server.services.translator;
      server.services.translator = translator([upper], { isMetered: true });
      await generate();
      await runner([upper], { isMetered: true }).runNext();
      expect(asked).toHaveLength(50);
      expect(await job()).toMatchObject({
        status: 'failed',
        completed_items: 50,
        error_message: expect.stringContaining('limit'),
      });
      const refused = await generate();
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);

      server.pass(3_600_000);
      config.LLM_TEXTS_PER_HOUR = 5000;
      config.LLM_TOKENS_PER_HOUR = 300;
      await generate();
      await runner([upper], { isMetered: true }).runNext();
      expect(asked).toHaveLength(50 + 40);
      config.LLM_TOKENS_PER_HOUR = 1_000_000;
      server.services.translator = glossary;
    });

    it('goes on where it was after the database was busy', async () => {
      await generate();
      let calls = 0;
      const services = {
        ...server.services,
        translator: {
          ...translator([upper]),
          translate: () => {
            calls++;
            throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
          },
        },
      };
      await createJobRunner(services, { onError: () => undefined }).runNext();
      expect(calls).toBe(1);
      expect(await job()).toMatchObject({ status: 'in_progress', completed_items: 0 });
      const next = { ...server.services, translator: translator([upper]) };
      expect(await createJobRunner(next).runNext()).toBe(true);
      expect(await job()).toMatchObject({ status: 'completed' });
    });

    it('ends a job with an internal error, so that the next can start', async () => {
      await generate();
      const told: unknown[] = [];
      const broken = createJobRunner(
        {
          ...server.services,
          translator: {
            ...translator([upper]),
            translate: () => {
              throw new Error('a bug');
            },
          },
        },
        { onError: (cause) => told.push(cause) },
      );
      await broken.runNext();
      expect(told).toHaveLength(1);
      expect(await job()).toMatchObject({ status: 'failed', error_message: 'Something went wrong on the server.' });
      expect((await generate()).statusCode).toBe(200);
    });
  },
  30_000,
);
