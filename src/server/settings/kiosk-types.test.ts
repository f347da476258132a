import { describe, expect, it } from 'vitest';
import { listKioskTypes } from '../repos/kiosk/kiosks.repo.ts';
import { experiences } from '#experiences/registry.ts';
import { testEngines } from '#test/server/test-engines.ts';
import { seedKioskTypes } from './kiosk-types.ts';

const [ROUNDS, SERVERS] = [3, 10];

describe.each(testEngines)('kiosk types on %s', (_engine, open) => {
  it('are written once by servers that start together, and known ones are brought up to date', async () => {
    const db = await open();
    const [first, later] = ['2026-11-01T00:00:00.000Z', '2026-11-02T00:00:00.000Z'];
    for (let round = 0; round < ROUNDS; round++) {
      await db.deleteFrom('kiosk_types').execute();
      await Promise.all(Array.from({ length: SERVERS }, () => seedKioskTypes(db, first)));
    }
    const known = await listKioskTypes(db);
    expect(known).toHaveLength(experiences.length);

    await db.updateTable('kiosk_types').set({ name: 'Old name' }).where('id', '!=', 'mbti').execute();
    await seedKioskTypes(db, later);
    const stamp = ({ id }: { id: string }) => (id === 'mbti' ? first : later);
    expect(await listKioskTypes(db)).toEqual(known.map((type) => ({ ...type, updated_at: stamp(type) })));
    await db.destroy();
  });
});
