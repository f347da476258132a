/** The owner's menu in another language: translated by the built-in glossary, corrected by hand, and saved. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { usePeople } from '../browser.ts';
import { startServer, type RunningServer } from '../server.ts';
import { signIn } from '../steps.ts';

interface Translated {
  recipes: { name: { original: string; translated: string | null; source: string | null } }[];
}

/** Reloads the Japanese menu through the owner's own page. */
async function japaneseMenu(page: Page): Promise<Translated['recipes']> {
  const bearer = page.waitForRequest((request) => 'authorization' in request.headers());
  await page.reload();
  const { authorization = '' } = (await bearer).headers();
  const address = new URL('/api/translations/demo-bar/recipes?language=ja', page.url());
  const reply = await page.request.get(address.href, { headers: { authorization } });
  expect(reply.status()).toBe(200);
  return ((await reply.json()) as Translated).recipes;
}

describe('the owner', () => {
  const people = usePeople();
  let server: RunningServer;
  beforeAll(async () => void (server = await startServer()));
  afterAll(async () => void (await server.stop()));

  it('translates the menu, corrects a name in place, and it stays', async () => {
    const page = await people.desktop();
    await signIn(page, server, 'bar');
    const section = page.getByRole('region', { name: 'Recipe Translation' });
    await section.getByRole('button', { name: 'Generate Translations' }).click();
    await page.getByText('Please select a language for translation.').waitFor();
    await page.getByRole('button', { name: 'OK' }).click();
    await section.getByLabel('Language').selectOption('ja');
    await section.getByRole('button', { name: 'Generate Translations' }).click();
    const jobs = section.getByRole('group', { name: 'Recent translation jobs' });
    await jobs.getByText('Completed').waitFor({ timeout: 60_000 });
    expect(await jobs.getByRole('listitem').count()).toBe(1);

    await page.getByLabel('View in').selectOption('ja');
    await page.getByLabel('Find a recipe').fill('Negroni');
    const edit = page.getByRole('button', { name: /^Edit: Name of Negroni in / });
    // The job is done before the menu with its names is here; until then the original stands in for them.
    await page.getByRole('listitem').filter({ has: edit }).locator('h3[lang=ja]').waitFor();
    await edit.click();
    const field = page.getByRole('textbox', { name: /^Name of Negroni in / });
    expect(await field.inputValue()).not.toBe('');
    await field.fill('思いつき');
    await field.press('Escape');
    expect(await field.count()).toBe(0);
    await edit.click();
    await field.fill('当店のネグローニ');
    await field.press('Enter');
    await page.locator('h3[lang=ja]', { hasText: '当店のネグローニ' }).waitFor();

    const { name } = (await japaneseMenu(page)).find((recipe) => recipe.name.original === 'Negroni')!;
    expect(name).toMatchObject({ translated: '当店のネグローニ', source: 'human' });
    await page.getByLabel('View in').selectOption('ja');
    await page.locator('h3[lang=ja]', { hasText: '当店のネグローニ' }).waitFor();
  });
});
