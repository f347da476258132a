/**
 * Loads the built server with what V8 had compiled of it when it was built, instead of compiling it at each start.
 * Source: docs/decisions/0156.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Script } from 'node:vm';

type Required = (name: string) => unknown;
interface Module {
  exports: unknown;
}
type Wrapper = (exports: unknown, required: Required, module: Module, file: string, folder: string) => void;

export interface Loader {
  /**
   * Runs a script of the folder and what it requires, each once.
   * @param name of a file, such as `run-server.js`
   * @returns what it exports
   */
  load: Required;
  /** Writes what V8 has compiled so far of all that was loaded; another Node, and a changed script, do without. */
  keep: () => void;
}

/** @param folder of CommonJS scripts that require each other as `./name.js` */
export function loaderOf(folder: string): Loader {
  const modules = new Map<string, Module>();
  const scripts = new Map<string, { script: Script; hash: Buffer }>();
  const keptOf = (name: string) => join(folder, 'compiled', `${name}.bin`);

  const compile = (name: string, file: string): Wrapper => {
    const text = readFileSync(file, 'utf8');
    const hash = createHash('sha1').update(text).digest();
    const kept = existsSync(keptOf(name)) ? readFileSync(keptOf(name)) : Buffer.alloc(0);
    const script = new Script(`(function (exports, require, module, __filename, __dirname) {${text}\n})`, {
      filename: file,
      // V8 itself looks at a script's length alone.
      ...(kept.subarray(0, hash.length).equals(hash) && { cachedData: kept.subarray(hash.length) }),
    });
    scripts.set(name, { script, hash });
    return script.runInThisContext() as Wrapper;
  };
  const load = (name: string): unknown => {
    const known = modules.get(name);
    if (known) return known.exports;
    const file = join(folder, name);
    const module: Module = { exports: {} };
    // Before it runs: two scripts may require each other.
    modules.set(name, module);
    const outside = createRequire(file);
    const required = (id: string): unknown => (id.startsWith('./') ? load(id.slice(2)) : outside(id));
    compile(name, file)(module.exports, required, module, file, folder);
    return module.exports;
  };
  return {
    load,
    keep: () => {
      mkdirSync(join(folder, 'compiled'), { recursive: true });
      for (const [name, { script, hash }] of scripts)
        writeFileSync(keptOf(name), Buffer.concat([hash, script.createCachedData()]));
    },
  };
}
