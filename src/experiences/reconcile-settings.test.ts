import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { reconcileSettings } from './reconcile-settings.ts';
import { experiences } from './registry.ts';

const PACK = { version: 1, title: 'Calm', least: 1, most: 3, moods: ['zen'] };
const SCHEMA = z
  .strictObject({
    version: z.literal(1).default(1),
    title: z.string().trim(),
    least: z.int(),
    most: z.int(),
    moods: z.array(z.string()).min(1),
  })
  .refine(({ least, most }) => least <= most);

describe('saved settings made playable', () => {
  it.each<[string, unknown, object, string[]]>([
    ['nothing', undefined, {}, []],
    ['null', null, {}, []],
    ['a text', 'settings', {}, []],
    [
      'all that was saved',
      { title: ' Loud ', least: 2, most: 2, moods: ['a', 'b'] },
      { title: 'Loud', least: 2, most: 2, moods: ['a', 'b'] },
      [],
    ],
    ['a part', { title: 'Loud' }, { title: 'Loud' }, []],
    ['another version, by what it says', { version: 7, title: 'Loud' }, { title: 'Loud' }, []],
    ['without keys that are unknown by now', { title: 'Loud', colour: 'red' }, { title: 'Loud' }, []],
    ['without what does not fit', { title: 'Loud', moods: 'zen' }, { title: 'Loud' }, ['moods']],
    ['empty where that cannot be', { moods: [] }, {}, ['moods']],
    [
      'without one of two that contradict each other',
      { title: 'Loud', least: 5, most: 2 },
      { title: 'Loud', most: 2 },
      ['least'],
    ],
    ['without what contradicts the original of a lost one', { least: 4, most: 'many' }, {}, ['least', 'most']],
    ['a prototype’s keys are nobody’s', Object.create({ title: 'Loud' }), {}, []],
  ])('%s', (_case, saved, settings, unfit) =>
    expect(reconcileSettings(SCHEMA, PACK, saved)).toEqual({ settings: { ...PACK, ...settings }, unfit }),
  );
});

const loaded = await Promise.all(
  experiences.map(async ({ id, config, pack, outcomes }) => {
    const schema = (await config!()).default;
    const start = (await pack?.())?.default ?? (schema.parse({}) as object);
    return { id, schema, start, outcomesOf: (await outcomes!()).outcomesOf };
  }),
);

describe.each(loaded)('$id', ({ schema, start, outcomesOf }) => {
  it('has defaults that fit', () =>
    expect(reconcileSettings(schema, start, start)).toEqual({ settings: schema.parse(start), unfit: [] }));

  it('can be played whatever was saved, and every play ends', () => {
    const value = fc.oneof(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(...Object.values(start)));
    const saved = fc.dictionary(fc.constantFrom(...Object.keys(start), 'gone'), value, { maxKeys: 12 });
    fc.assert(
      fc.property(fc.oneof(saved, fc.jsonValue()), (anything) => {
        const { settings, unfit } = reconcileSettings(schema, start, anything);
        expect(schema.safeParse(settings).data).toEqual(settings);
        expect(Object.keys(settings).sort()).toEqual(Object.keys(schema.parse(start) as object).sort());
        for (const key of unfit) expect(settings[key]).toEqual((schema.parse(start) as Record<string, unknown>)[key]);
        expect(outcomesOf(settings as never, { questions: [] }).length).toBeGreaterThan(0);
      }),
      { numRuns: 150 },
    );
  });
});
