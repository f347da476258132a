/** A menu as files: an owner previews a foreign menu, imports it, undoes the import, and exports the menu. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usePeople } from '../browser.ts';
import { startServer, type RunningServer } from '../server.ts';
import { signIn } from '../steps.ts';

const SOUR = {
  name: 'Harbour Sour',
  glass: 'Coupe',
  method: 'Shake',
  ingredients: [
    { name: 'Gin', amount: 45, units: 'ml' },
    { name: 'Lemon juice', amount: 25, units: 'ml' },
    { name: 'Simple syrup', amount: 20, units: 'ml' },
  ],
};
const file = (recipes: unknown) => ({
  name: 'drinks.json',
  mimeType: 'application/json',
  buffer: Buffer.from(typeof recipes === 'string' ? recipes : JSON.stringify(recipes)),
});

describe('an owner imports and exports', () => {
  const people = usePeople();
  let server: RunningServer;
  beforeAll(async () => void (server = await startServer()));
  afterAll(async () => void (await server.stop()));

  it('drinks, with their flavour to be confirmed, and undoes it', async () => {
    const owner = await people.desktop();
    await signIn(owner, server, 'bar');
    await owner.waitForURL('**/shops/demo-bar');
    const menu = `${server.origin}/shops/demo-bar/master`;
    const exported = async () => {
      await owner.goto(`${menu}?tab=files`);
      const [download] = await Promise.all([
        owner.waitForEvent('download'),
        owner.getByRole('button', { name: 'Export JSON' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('menu-demo-bar.json');
      return readFile(await download.path(), 'utf8');
    };
    const before = await exported();
    expect(JSON.parse(before).recipes).toHaveLength(49);

    await owner.getByLabel('Files with drinks').setInputFiles(file([SOUR, { ...SOUR, name: '' }]));
    await owner.getByText('The recipe has no name.').waitFor();
    await owner.getByRole('switch').uncheck();
    await owner.getByRole('button', { name: 'Import 1 drink' }).click();
    await owner.getByText('1 drink is imported.').waitFor();
    await owner.getByRole('link', { name: /to be confirmed$/ }).click();
    await owner.getByRole('button', { name: 'Confirm flavour of Harbour Sour' }).click();
    await owner.getByText('The flavour of Harbour Sour is confirmed.').waitFor();

    await owner.goto(`${menu}?tab=files`);
    await owner.getByLabel('Files with drinks').setInputFiles(file([{ ...SOUR, name: 'Negroni' }]));
    await owner.getByText('1 replaces a drink').waitFor();
    await owner.getByRole('button', { name: 'Import 1 drink' }).click();
    await owner.getByRole('button', { name: 'Undo' }).click();
    await owner.getByText('1 drink was taken back.').waitFor();

    const after = JSON.parse(await exported()) as { recipes: { name: string }[] };
    expect(after.recipes.at(-1)).toMatchObject({ name: 'Harbour Sour', flavourEstimated: false });
    expect(after.recipes.slice(0, -1)).toEqual(JSON.parse(before).recipes);
    await owner.getByLabel('Files with drinks').setInputFiles(file(before));
    await owner.getByText('49 unchanged').waitFor();
    await owner.getByRole('button', { name: 'Import 0 drinks' }).waitFor();
  });
});
