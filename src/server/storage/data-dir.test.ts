import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { prepareDataDir, signingKey } from './data-dir.ts';
import { keepUpload } from './upload-store.ts';

const parent = mkdtempSync(join(tmpdir(), 'sipwell-dir-'));
afterEach(() => rmSync(parent, { recursive: true, force: true }));
const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

it('is the server’s alone, also where an earlier version left it open', async () => {
  const config = readConfig({ DATA_DIR: join(parent, 'data') });
  const at = (name: string) => join(config.DATA_DIR, name);
  mkdirSync(at('uploads'), { recursive: true, mode: 0o755 });
  chmodSync(config.DATA_DIR, 0o755);
  writeFileSync(at('sipwell.db'), '', { mode: 0o644 });
  prepareDataDir(config);
  signingKey(config);
  const name = await keepUpload(config.DATA_DIR, 'photos', new Uint8Array(3), { extension: 'png', at: new Date(0) });
  const modes = [config.DATA_DIR, at('uploads'), at('sipwell.db'), at('secret.key'), at(`uploads/photos/${name}`)];
  expect(modes.map(modeOf)).toEqual(['700', '700', '600', '600', '600']);
});

it('keeps its key, and makes one where a loss of power left an empty file', () => {
  const config = readConfig({ DATA_DIR: join(parent, 'data') });
  prepareDataDir(config);
  writeFileSync(join(config.DATA_DIR, 'secret.key'), '');
  const key = signingKey(config);
  expect(key).toHaveLength(64);
  expect(signingKey(config)).toEqual(key);
});
