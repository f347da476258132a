/** Writes a .br and a .gz beside every text file of the built web app, so that nothing is compressed while serving. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const assets = fileURLToPath(new URL('../dist/web/assets', import.meta.url));
for (const name of readdirSync(assets).filter((file) => /\.(js|css|svg|json)$/.test(file))) {
  const bytes = readFileSync(join(assets, name));
  writeFileSync(
    join(assets, `${name}.br`),
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
  writeFileSync(join(assets, `${name}.gz`), gzipSync(bytes, { level: 9 }));
}
