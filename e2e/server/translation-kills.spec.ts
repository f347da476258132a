/**
 * A translation that costs money, by a service that fails in every way, at a server that is killed again and again, while an
 * owner writes texts by hand: it goes on where it was, nothing that was kept is paid for again, no text of a person is lost,
 * and nobody is refused a translation for a job that has died. Pauses are a fiftieth of what they are. `npm run torture --
 * translation-kills` kills a hundred times. Source: docs/behaviour/translations.md "Jobs".
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { printRow } from '#test/print-row.ts';
import { seeded } from '#test/seeded.ts';
import { modelEndpoints } from '#test/server/model-endpoint.ts';
import { failingService, translated, wanted } from '#test/translations/failing-service.ts';
import { repeatedCalls } from '#test/translations/repeated-calls.ts';
import { callApi, ownersBearer } from '../api.ts';
import { onPostgres, onSqlite, type Data, type Open } from '../between-lives.ts';
import { canOwnPostgres } from '../own-postgres.ts';
import { startServer } from '../server.ts';

const TIMES = Number(process.env.TORTURE_TIMES ?? 3);
const random = seeded(Number(process.env.TORTURE_SEED ?? 1));
/** From the first call of a life to the kill. Milliseconds. */
const LONGEST_MS = 400;
const PAUSES_PART = 1 / 50;
/** After a start the job is taken up again, whatever the server before held. */
const RESUMED_MS = 20_000;
const SHOP = '/api/translations/demo-bar';
const LANGUAGES = ['fr', 'de', 'es', 'it', 'pt', 'th', 'ja', 'ko', 'zh-TW', 'zh-CN'];

interface Written {
  id: string;
  language: string;
  /** Whether any of them was answered. */
  isSaved: boolean;
  /** The last that was answered, and what was sent since without an answer. */
  may: string[];
}

interface Outcome {
  kills: number;
  jobs: number;
  calls: number;
  ways: Map<string, number>;
  edits: number;
  resumedMs: number;
  repeated: string[];
  lostEdits: string[];
  untranslated: string[];
  wrong: string[];
}

/** @param spoil is called after the first kill, which then comes when something was done that it can spoil */
async function torture(
  endpoint: ReturnType<typeof modelEndpoints>,
  open: Open,
  { kills, spoil }: { kills: number; spoil?: (data: Data) => Promise<void> },
): Promise<Outcome> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sipwell-translating-'));
  const data = await open(dataDir);
  let life = 0;
  const { calls, behave } = failingService(random, () => life);
  const { baseUrl } = await endpoint(behave);
  const env = {
    ...data.env,
    LLM_BASE_URL: baseUrl,
    LLM_MODEL: 'small',
    LLM_TEXTS_PER_HOUR: '1000000',
    LLM_TOKENS_PER_HOUR: '1000000000',
    NODE_OPTIONS: `--import ${new URL('../../test/translations/short-pauses.mjs', import.meta.url).href}`,
    PAUSES_PART: String(PAUSES_PART),
  };
  let server = await startServer({ dataDir, env });
  const { port, origin } = server;
  const owner = await ownersBearer(server);
  const ask = (method: string, path: string, body?: object) =>
    callApi({ origin }, method, path, { headers: owner, ...(body && { body }) }).catch(() => undefined);
  const wrong: string[] = [];
  const ending = new AbortController();
  /** Whoever writes goes on until all is translated. */
  const leaving = new AbortController();

  interface Texts {
    recipeId: string;
    name: { original: string; translated: string | null; source: string | null };
  }
  const recipesIn = async (language: string) => {
    const reply = await ask('GET', `${SHOP}/recipes?language=${language}`);
    return (
      (reply?.body as { recipes: Texts[]; coverage: { language: string; coveragePct: number }[] } | undefined) ?? {
        recipes: [],
        coverage: [],
      }
    );
  };
  const { recipes } = await recipesIn('fr');

  let jobs = 0;
  const begun = new Set<string>();
  let language = LANGUAGES[0]!;
  const statusOfLatest = async (): Promise<string | undefined> => {
    const reply = await ask('GET', `${SHOP}/jobs?targetLanguage=${language}`);
    if (reply?.status !== 200) return wait(30).then(statusOfLatest);
    return (reply.body as { jobs: { status: string }[] }).jobs[0]?.status;
  };
  /** One language after the other, each until all of it is there; then those whose texts were renamed. */
  const translating = (async () => {
    for (let n = 0; !ending.signal.aborted; n++) {
      language = LANGUAGES[n % LANGUAGES.length]!;
      for (;;) {
        const reply = await ask('POST', `${SHOP}/generate`, { targetLanguage: language });
        if (reply && ![200, 409].includes(reply.status)) wrong.push(`${reply.status} ${JSON.stringify(reply.body)}`);
        if (reply?.status === 200) jobs++;
        begun.add(language);
        let status = await statusOfLatest();
        while (status === 'in_progress') status = await wait(30).then(statusOfLatest);
        if (status === 'completed') break;
      }
    }
  })();

  const written = new Map<string, Written>();
  let edits = 0;
  const writing = (async () => {
    for (let n = 0; !leaving.signal.aborted; n++) {
      await wait(40);
      const { recipeId: id } = recipes[Math.floor(random() * recipes.length)]!;
      const place = { id, language: random() < 0.7 ? language : LANGUAGES[Math.floor(random() * LANGUAGES.length)]! };
      const text = `By hand ${n}`;
      const key = `${place.language} ${id}`;
      const { isSaved = false, may = [] } = written.get(key) ?? {};
      written.set(key, { ...place, isSaved, may: [...may, text] });
      const body = { fieldName: 'name', language: place.language, translatedText: text };
      const reply = await ask('PATCH', `${SHOP}/recipes/${id}`, body);
      if (reply && reply.status !== 200) wrong.push(`${reply.status} ${JSON.stringify(reply.body)}`);
      if (reply?.status !== 200) continue;
      written.set(key, { ...place, isSaved: true, may: [text] });
      edits++;
    }
  })();

  const kept: Set<string>[] = [];
  const noteKept = async () => {
    const [items, texts] = await Promise.all([
      data.read<{ source_text: string; language: string }>(
        `select source_text, language from translation_items join translation_jobs on translation_jobs.id = job_id
         where translation_items.status = 'done'`,
      ),
      data.read<{ text: string; language: string }>(
        "select text, language from translations where source = 'machine' and shop_id = 'demo-bar'",
      ),
    ]);
    const known = new Set(texts.map(({ text }) => text));
    const answered = calls.flatMap((call) => call.answered.map((key) => ({ key, ...call })));
    kept.push(
      new Set([
        ...items.map((item) => wanted(item.source_text, item.language)),
        ...answered
          .filter(({ key, language: of }) => known.has(translated(key.slice(of.length + 2), of)))
          .map(({ key }) => key),
      ]),
    );
  };

  let readyAt = performance.now();
  let resumedMs = 0;
  /** The job is taken up where the server before left it. */
  const resumed = async () => {
    const callOfLife = () => calls.find((call) => call.life === life);
    while (!callOfLife() && performance.now() - readyAt < RESUMED_MS) await wait(5);
    resumedMs = Math.max(resumedMs, (callOfLife()?.at ?? Infinity) - readyAt);
  };
  const untilSomethingIsDone = async () => {
    const isDone = () => edits > 0 && calls.filter(({ answered }) => answered.length > 0).length >= 3;
    while (!isDone()) await wait(10);
  };
  for (let kill = 0; kill < kills; kill++) {
    await resumed();
    await (spoil ? untilSomethingIsDone() : wait(random() * LONGEST_MS));
    await server.stop('SIGKILL');
    await noteKept();
    if (spoil) {
      // Nothing that is lost may be written again.
      leaving.abort();
      await writing;
      await spoil(data);
    }
    // Another server may be alive over PostgreSQL, so its lease has to run out: the minute passes here.
    if (data.env.DATABASE_URL)
      await data.change(
        "update translation_jobs set heartbeat_at = '2000-01-01T00:00:00.000Z' where status = 'running'",
      );
    life++;
    server = await startServer({ dataDir, port, env });
    readyAt = performance.now();
  }
  await resumed();
  ending.abort();
  await translating;
  leaving.abort();
  await writing;

  const untranslated: string[] = [];
  const lostEdits: string[] = [];
  for (const of of LANGUAGES) {
    const { recipes: now, coverage } = await recipesIn(of);
    const pct = coverage.find((one) => one.language === of)?.coveragePct;
    if (begun.has(of) && pct !== 100) untranslated.push(`${of}: ${pct} %`);
    for (const { id, may } of [...written.values()].filter((one) => one.isSaved && one.language === of)) {
      const is = now.find(({ recipeId }) => recipeId === id)?.name;
      if (!may.includes(is?.translated ?? '') || is?.source !== 'human')
        lostEdits.push(`${of} ${id}: ${JSON.stringify(is)} instead of ${may.join(' or ')}`);
    }
  }
  await server.stop();
  await data.drop();
  rmSync(dataDir, { recursive: true });
  const ways = new Map<string, number>();
  for (const { way } of calls) ways.set(way, (ways.get(way) ?? 0) + 1);
  const repeated = repeatedCalls(calls, (of) => kept[of] ?? new Set());
  return { kills, jobs, calls: calls.length, ways, edits, resumedMs, repeated, lostEdits, untranslated, wrong };
}

const ROOMS: [name: string, open: Open][] = [['SQLite', onSqlite]];
if (canOwnPostgres || process.env.CI) ROOMS.push(['PostgreSQL', onPostgres]);

describe.each(ROOMS)('kill -9 while a menu is translated, on %s', (database, open) => {
  const endpoint = modelEndpoints();
  const limitMs = 120_000 + TIMES * 10_000;

  it(
    'pays for nothing twice that was kept, and loses nothing that was written',
    async () => {
      const one = await torture(endpoint, open, { kills: TIMES });
      const ways = [...one.ways].map(([way, n]) => `${n} ${way}`).join(', ');
      printRow({
        name: 'translation-kills',
        database,
        rounds: `${one.kills} kills, ${one.jobs} jobs, ${one.calls} paid or failed calls (${ways}), ${one.edits} texts by hand`,
        result: `${one.repeated.length} paid for again, ${one.lostEdits.length} texts lost, ${one.untranslated.length} languages not finished; taken up again within ${Math.round(one.resumedMs)} ms`,
      });
      expect(one.wrong).toEqual([]);
      expect(one.repeated).toEqual([]);
      expect(one.lostEdits).toEqual([]);
      expect(one.untranslated).toEqual([]);
      expect(one.resumedMs).toBeLessThan(RESUMED_MS);
      expect(one.edits).toBeGreaterThan(0);
    },
    limitMs,
  );

  it(
    'would be found to pay again and to lose texts',
    async () => {
      const spoil = async ({ change }: Data) => {
        await change("update translation_items set status = 'pending'");
        await change("delete from translations where source = 'human'");
      };
      const one = await torture(endpoint, open, { kills: 1, spoil });
      expect(one.repeated).not.toEqual([]);
      expect(one.lostEdits).not.toEqual([]);
    },
    limitMs,
  );
});
