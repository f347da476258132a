/** Runs the project's own command-line tools, from node_modules. */
import { spawn, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { resultOf } from './budgets.mjs';

/**
 * @typedef {object} Task
 * @property {string} name in the log; those in budgets.mjs have a budget
 * @property {string} tool path below node_modules, or of a script of the project
 * @property {string} [node] the program that runs it, if not this one
 * @property {string[]} [args]
 * @property {Record<string, string>} [env]
 * @property {boolean} [isReport] its output is shown even if all is well
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const programOf = (tool) => (tool.startsWith('scripts/') ? tool : `node_modules/${tool}`);

/** One task, with its output as it comes; a failure ends the process. */
export function run(task) {
  if (!succeeds(task)) process.exit(1);
}

/**
 * One task, with its output as it comes.
 * @param {Task} task
 * @returns whether it ended well
 */
export function succeeds({ name, tool, node = process.execPath, args = [], env = {} }) {
  const started = Date.now();
  const { status } = spawnSync(node, [programOf(tool), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  console.log(resultOf(name, status === 0, started));
  return status === 0;
}

/**
 * Tools that need nothing of each other, as many at a time as there are cores, in this order; the output of each stands
 * together. None is stopped by the failure of another.
 * @param {Task[]} tasks
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
      console.log(`${isFine && !task.isReport ? '' : output}${resultOf(task.name, isFine, started)}`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return failed;
}

const finished = ({ tool, node = process.execPath, args = [], env = {} }) =>
  new Promise((done) => {
    const child = spawn(node, [programOf(tool), ...args], {
      cwd: root,
      env: { ...process.env, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.on('close', (status) => done({ status, output }));
  });
