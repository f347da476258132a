/** `npm run client [-- FOLDER]`: writes the typed client as a folder that can be copied from, or packed with `npm pack`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { VERSION } from '../../src/server/version.ts';
import { makeClient, packageOf } from './make-client.ts';

const folder = process.argv[2] ?? join(import.meta.dirname, '../../dist/server/client');
mkdirSync(folder, { recursive: true });
for (const [name, text] of Object.entries(packageOf(await makeClient(VERSION), VERSION)))
  writeFileSync(join(folder, name), text);
console.log(`The typed client is in ${folder}`);
