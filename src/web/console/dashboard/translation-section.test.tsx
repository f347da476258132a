import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { open, OWNER, refused, signIn, stubServer, type Answers, type Sent } from '#test/console-page.tsx';

const GENERATE = 'POST /api/translations/s1/generate';
const JOBS = 'GET /api/translations/s1/jobs';
const RECIPES = 'GET /api/admin/shops/s1/recipes';
const LANGUAGES = {
  supportedLanguages: [
    { code: 'ja', name: 'Japanese', nativeName: '日本語' },
    { code: 'zh-HK', name: 'Chinese (Hong Kong)', nativeName: '中文（香港）' },
  ],
};
const job = (part: object = {}) => ({
  id: 'j1',
  status: 'in_progress',
  total_items: 40,
  completed_items: 10,
  untranslated_items: 0,
  progress_pct: 25,
  error_message: null,
  started_at: '2026-01-05T10:00:00.000Z',
  completed_at: null,
  metadata_json: { target_language: 'ja' },
  ...part,
});
const DONE = { status: 'completed', completed_items: 40, progress_pct: 100 };

function serve(answers: Answers = {}) {
  return stubServer({
    'GET /api/admin/shops/s1': { shop_id: 's1', name: 'Bar' },
    'GET /api/kiosk-instances': { data: [] },
    'GET /api/admin/kiosk-types': { data: [] },
    'GET /api/translations/languages': LANGUAGES,
    [RECIPES]: { recipes: [] },
    [JOBS]: { jobs: [] },
    ...answers,
  });
}
const count = (sent: readonly Sent[], wanted: string) => sent.filter(({ route }) => route === wanted).length;
const user = userEvent.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });

async function openSection() {
  open('/shops/s1');
  const section = within(await screen.findByRole('region', { name: 'Recipe Translation' }));
  await section.findByRole('option', { name: /Japanese/ });
  return section;
}
async function generate(section: Awaited<ReturnType<typeof openSection>>, language = 'ja') {
  await user.selectOptions(section.getByLabelText('Language'), language);
  await user.click(section.getByRole('button', { name: 'Generate Translations' }));
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  localStorage.clear();
  signIn(OWNER);
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => void vi.useRealTimers());

describe('starting a translation', () => {
  it('needs a language', async () => {
    const sent = serve();
    const section = await openSection();
    await user.click(section.getByRole('button', { name: 'Generate Translations' }));
    expect(await screen.findByRole('alertdialog', { name: 'Please select a language for translation.' })).toBeTruthy();
    expect(count(sent, GENERATE)).toBe(0);
  });

  it.each([
    [refused(409, 'Taken.'), 'Translation job already in progress for this language.'],
    [refused(500), 'Failed to start translation job.'],
    [refused(429, 'Too many.'), 'Failed to start translation job.'],
    ['no answer', 'Failed to start translation job.'],
  ])('says why it did not start: %j', async (reply, text) => {
    serve({ [GENERATE]: reply });
    const section = await openSection();
    await generate(section);
    expect((await section.findByText(text)).closest('[role=status]')).toBeTruthy();
  });

  it('says how much of the menu each language has', async () => {
    const plain = { description: '', description_translations: {}, drinkFeatures: [], recipeIngredient: [] };
    const named = (name: string, name_translations: object) => ({ ...plain, id: name, name, name_translations });
    const recipes = [named('Negroni', { ja: 'ネグローニ' }), named('Mojito', {})].map((one) => ({
      ...one,
      ingredients: [],
      image: 'x.png',
    }));
    serve({ [RECIPES]: { recipes } });
    const section = await openSection();
    expect(await section.findByRole('option', { name: '日本語 · Japanese · 50% translated' })).toBeTruthy();
    expect(section.getByRole('option', { name: '中文（香港） · Chinese (Hong Kong) · 0% translated' })).toBeTruthy();
  });

  it('says when the languages or the jobs did not load, and tries again', async () => {
    let isUp = false;
    const whenUp = (reply: object) => () => (isUp ? reply : refused(500));
    serve({ 'GET /api/translations/languages': whenUp(LANGUAGES), [JOBS]: whenUp({ jobs: [job(DONE)] }) });
    open('/shops/s1');
    const section = within(await screen.findByRole('region', { name: 'Recipe Translation' }));
    expect(await section.findByText('Failed to load languages.')).toBeTruthy();
    expect(await section.findByText('Failed to load translation jobs.')).toBeTruthy();
    isUp = true;
    for (const button of section.getAllByRole('button', { name: 'Try Again' })) await user.click(button);
    expect(await section.findByRole('option', { name: /Japanese/ })).toBeTruthy();
    expect(await section.findByText('Completed')).toBeTruthy();
  });
});

describe('a running job', () => {
  it('is followed every 5 seconds until it is completed, and then the recipes are read again', async () => {
    let now: object[] = [];
    const sent = serve({
      [JOBS]: () => ({ jobs: now }),
      [GENERATE]: () => {
        now = [job()];
        return { job: job() };
      },
    });
    const section = await openSection();
    await generate(section);
    expect(sent.find(({ route }) => route === GENERATE)?.body).toEqual({ targetLanguage: 'ja' });
    expect(await section.findByText('In progress')).toBeTruthy();
    expect(section.getByText('10 of 40 done')).toBeTruthy();
    expect(section.getByRole<HTMLProgressElement>('progressbar').value).toBe(25);

    const asked = count(sent, JOBS);
    await pass(4000);
    expect(count(sent, JOBS)).toBe(asked);
    await pass(1500);
    expect(count(sent, JOBS)).toBe(asked + 1);

    now = [job({ ...DONE, status: 'Completed', untranslated_items: 3 })];
    const read = count(sent, RECIPES);
    await pass(5000);
    expect(await section.findByText('Completed')).toBeTruthy();
    expect(section.getByText(/3 left untranslated/)).toBeTruthy();
    await waitFor(() => expect(count(sent, RECIPES)).toBe(read + 1));
    const last = count(sent, JOBS);
    await pass(30_000);
    expect(count(sent, JOBS)).toBe(last);
  });

  it('that is done at once shows on the recipes too', async () => {
    let now: object[] = [];
    const sent = serve({
      [JOBS]: () => ({ jobs: now }),
      [GENERATE]: () => {
        now = [job(DONE)];
        return { job: job() };
      },
    });
    const section = await openSection();
    const read = count(sent, RECIPES);
    await generate(section);
    await section.findByText('Completed');
    await waitFor(() => expect(count(sent, RECIPES)).toBe(read + 1));
  });

  it('is no longer followed after 10 minutes, unless somebody asks', async () => {
    const sent = serve({ [JOBS]: { jobs: [job({ status: 'In Progress' })] }, [GENERATE]: { job: job() } });
    const section = await openSection();
    await generate(section, 'zh-HK');
    await pass(10 * 60_000 - 2000);
    expect(count(sent, JOBS)).toBeGreaterThan(110);
    await pass(4000);
    const asked = count(sent, JOBS);
    await pass(60_000);
    expect(count(sent, JOBS)).toBe(asked);
    await user.click(section.getByRole('button', { name: 'Follow again' }));
    await pass(6000);
    expect(count(sent, JOBS)).toBe(asked + 2);
  });

  it('keeps being followed when an answer is missed', async () => {
    let isUp = true;
    let now = [job()];
    serve({ [JOBS]: () => (isUp ? { jobs: now } : refused(503)) });
    const section = await openSection();
    await section.findByText('In progress');
    isUp = false;
    await pass(5500);
    now = [job(DONE)];
    isUp = true;
    await pass(5500);
    expect(await section.findByText('Completed')).toBeTruthy();
  });
});

describe('the recent jobs', () => {
  it.each([
    ['the translator is out of reach', 'Translation failed: the translator is out of reach'],
    [null, 'Translation failed: Unknown error'],
  ])('say why one failed: %s', async (error_message, text) => {
    const sent = serve({ [JOBS]: { jobs: [job({ status: 'FAILED', error_message })] } });
    const section = await openSection();
    expect(await section.findByText(text)).toBeTruthy();
    const asked = count(sent, JOBS);
    await pass(11_000);
    expect(count(sent, JOBS)).toBe(asked);
  });

  it('are the latest five, in a list the keyboard can scroll', async () => {
    serve({ [JOBS]: { jobs: Array.from({ length: 7 }, (_, at) => job({ ...DONE, id: `j${at}`, total_items: at })) } });
    const section = await openSection();
    const list = await section.findByRole('group', { name: 'Recent translation jobs' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(5);
    expect(within(list).getByText('Nothing was missing.')).toBeTruthy();
    expect(within(list).queryByText('40 of 5 done')).toBeNull();
    expect(list.tabIndex).toBe(0);
  });

  it('may be none', async () => {
    serve();
    const section = await openSection();
    expect(await section.findByText('Nothing has been translated here yet.')).toBeTruthy();
  });
});
