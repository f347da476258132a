/** Files made to keep the reader busy are refused with a clear error, or read in a moment. */
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../db/database.ts';
import { useTestServer } from '#test/server/test-services.ts';

const READING_MS = 10_000;

describe('a file', () => {
  const server = useTestServer(() => openDatabase(':memory:'));
  const preview = async (text: string) => {
    const started = performance.now();
    const reply = await server.call('POST', '/v1/admin/shops/demo-bar/menu/preview', {
      headers: server.owner,
      body: { files: [{ name: 'a file', text }] },
    });
    expect(performance.now() - started).toBeLessThan(READING_MS);
    return reply;
  };
  const problemOf = async (text: string) => (await preview(text)).json().errors[0].message;
  const list = (each: string, count: number) => `[${Array.from({ length: count }, () => each).join(',')}]`;

  it.each([
    ['of 300 columns and more', `line,name${',x'.repeat(9000)}\n${'recipe,a\n'.repeat(9000)}`],
    ['of rows × columns', `line,name${',x'.repeat(290)}\n${'recipe,a\n'.repeat(60_000)}`],
    ['of columns alone', `name${',ingredient'.repeat(40_000)}`],
  ])('%s is too large a table', async (_what, text) => {
    expect(await problemOf(text)).toBe('The table is too large: at most 300 columns, and 10000000 cells.');
  });

  it('of 900 kB of quotes is no table', async () => {
    expect(await problemOf('"'.repeat(900_000))).toMatch(/./);
    expect(await problemOf('a,"'.repeat(300_000))).toMatch(/./);
  });

  it.each([
    ['{}', 300_000],
    ['{"name":"A","recipeIngredient":[]}', 100_000],
    ['{"strDrink":""}', 300_000],
  ])('of empty recipes %s has too many drinks', async (each, count) => {
    const said = await problemOf(`{"format":"sipwell-recipes","version":1,"recipes":${list(each, count)}}`);
    expect(said).toBe('At most 5000 drinks at a time.');
  });

  it.each(['(', '1/', '1 ', '½', '-'])('with a measure of 20 000 "%s" is read in a moment', async (mark) => {
    const drink = { strDrink: 'A', strIngredient1: 'Gin', strMeasure1: mark.repeat(20_000) };
    expect((await preview(JSON.stringify({ drinks: [drink] }))).statusCode).toBe(200);
  });
});
