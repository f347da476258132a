import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Built, a thread is a script beside this one; in development and tests a source, which Node 20 cannot run by itself.
 * @param source path below this folder, without its ending
 */
export function startThread(source: string, options: WorkerOptions): Worker {
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL(`${source.split('/').at(-1) ?? source}.js`, import.meta.url), options);
  const script = JSON.stringify(new URL(`${source}.ts`, import.meta.url));
  return new Worker(`import('tsx/esm/api').then(({ register }) => (register(), import(${script})))`, {
    ...options,
    eval: true,
  });
}
