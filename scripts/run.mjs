/** Runs the project's own command-line tools, from node_modules. */
import { spawn, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * One tool, with its output as it comes; a failure ends the process.
 * @param tool path below node_modules
 */
export function run(tool, args = [], env = {}) {
  if (!succeeds(tool, args, env)) process.exit(1);
}

/** One tool, with its output as it comes. @returns whether it ended well */
export function succeeds(tool, args = [], env = {}) {
  const started = Date.now();
  const { status } = spawnSync(process.execPath, [`node_modules/${tool}`, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  console.log(said(status === 0, `${tool.split('/')[0]} ${args[0] ?? ''}`, started));
  return status === 0;
}

/**
 * Tools that need nothing of each other, as many at a time as there are cores, in this order; the output of each stands
 * together. None is stopped by the failure of another.
 * @param {{ name: string, tool: string, args?: string[], env?: Record<string, string> }[]} tasks
 * @returns the names of those that failed
 */
export async function runSideBySide(tasks) {
  const waiting = [...tasks];
  const failed = [];
  const work = async () => {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const started = Date.now();
      const { status, output } = await finished(task);
      const isFine = status === 0;
      if (!isFine) failed.push(task.name);
      console.log(`${isFine && !task.isReport ? '' : output}${said(isFine, task.name, started)}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return failed;
}

const finished = ({ tool, args = [], env = {} }) =>
  new Promise((done) => {
    const child = spawn(process.execPath, [`node_modules/${tool}`, ...args], {
      cwd: root,
      env: { ...process.env, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.on('close', (status) => done({ status, output }));
  });

const said = (isFine, name, started) =>
  `${isFine ? 'passed' : 'FAILED'}: ${name} (${Math.round((Date.now() - started) / 1000)} s)`;
