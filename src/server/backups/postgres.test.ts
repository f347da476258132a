/** Backups of a real PostgreSQL, by its own programs. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { openDatabase } from '../db/database.ts';
import { engineOf } from '../db/engine.ts';
import { openData } from '../open-data.ts';
import { countData } from '../repos/data-counts.repo.ts';
import { seed } from '../seed/seed.ts';

const address = process.env.TEST_DATABASE_URL;

describe.skipIf(!address)('a backup of PostgreSQL', () => {
  it('is dumped, checked and put back in one transaction, and finished at the next start', async () => {
    const name = `sipwell_backup_${randomUUID().replaceAll('-', '')}`;
    const admin = new pg.Client(address);
    await admin.connect();
    await admin.query(`create database ${name}`);
    const url = new URL(address ?? '');
    url.pathname = `/${name}`;
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'sipwell-postgres-'));
    const config = readConfig({ DATA_DIR, DATABASE_URL: url.href, ADMIN_PASSWORD: 'admin-password' });

    const services = await openData(config, () => undefined);
    await seed(services);
    const made = await services.backups.make('asked');
    expect(made.manifest).toMatchObject({ database: 'postgres', counts: { shops: 2, recipes: 85 } });
    expect((await services.backups.check(made.name)).check?.problem).toBeNull();

    await services.db.deleteFrom('recipes').where('id', '=', 'bar-negroni').execute();
    expect((await countData(services.db)).recipes).toBe(84);
    const elsewhere = await openDatabase(url.href);
    const stops = [services.db, elsewhere].map((db) =>
      engineOf(db).hear({ onNews: () => undefined, onTold: () => undefined }),
    );
    const restore = () => services.backups.restore(services.backups.pathOf(made.name), () => Promise.resolve());
    await expect.poll(engineOf(services.db).countOthers!).toBe(1);
    await expect(restore()).rejects.toMatchObject({ code: 'backup-other-server' });
    expect((await countData(services.db)).recipes).toBe(84);
    await stops[1]!();
    await elsewhere.destroy();
    await expect.poll(engineOf(services.db).countOthers!).toBe(0);

    const { before } = await restore();
    await stops[0]!();
    expect((await services.backups.find(before)).manifest?.counts.recipes).toBe(84);
    await services.db.destroy();

    const again = await openData(config, () => undefined);
    expect((await countData(again.db)).recipes).toBe(85);
    const [action] = await again.db.selectFrom('audit').select('action').orderBy('at', 'desc').execute();
    expect(action?.action).toBe('backup-restored');
    await again.db.destroy();
    await admin.query(`drop database ${name}`);
    await admin.end();
    rmSync(DATA_DIR, { recursive: true });
  }, 120_000);
});
