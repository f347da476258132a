/**
 * For Stryker on Vitest: a thread that stays from one change to the next, so that the server is loaded once, not once a
 * change. Of what was loaded only the changed module, and what stands on it, is loaded anew when a change is of what runs
 * as it loads. Source: docs/decisions/0152.
 */
import { EventEmitter } from 'node:events';
import { ThreadsPoolWorker } from 'vitest/node';

/** Then a new one: each start leaves Vitest's listeners in it. */
const RUNS_OF_A_THREAD = 40;
const WATCHED = ['message', 'error', 'exit'];

/** @type {{ thread: import('node:worker_threads').Worker, runs: number } | undefined} */
let kept;

/** @param {(path: string) => boolean} isChanged whether a file is one of the changed modules */
export const keptThread = (isChanged) => ({
  name: 'kept-thread',
  configureVitest({ project }) {
    project.config.pool = KeptWorker.NAME;
    project.config.poolRunner = {
      name: KeptWorker.NAME,
      createPoolWorker: (options) => new KeptWorker(options, isChanged),
    };
  },
});

class KeptWorker extends ThreadsPoolWorker {
  static NAME = 'kept';
  name = KeptWorker.NAME;
  #heard = new EventEmitter();
  #runs = 0;
  /** Its tests are over; otherwise it is in no state to be kept. */
  #isOver = false;
  #project;
  #isChanged;
  #forwards = WATCHED.map((event) => [event, (...told) => this.#heard.emit(event, ...told)]);

  constructor(options, isChanged) {
    super(options);
    this.#project = options.project;
    this.#isChanged = isChanged;
  }
  on(event, callback) {
    this.#heard.on(event, callback);
  }
  off(event, callback) {
    this.#heard.off(event, callback);
  }
  async start() {
    if (kept) {
      ({ thread: this._thread, runs: this.#runs } = kept);
      kept = undefined;
    }
    await super.start();
    for (const [event, forward] of this.#forwards) this._thread.on(event, forward);
  }
  send(message) {
    if (message?.type === 'stop' && this.#runs < RUNS_OF_A_THREAD) {
      this.#isOver = true;
      setImmediate(() => this.#heard.emit('message', { __vitest_worker_response__: true, type: 'stopped' }));
      return;
    }
    if (message?.type === 'run') {
      const { mode, mutantActivation } = this.#project.getProvidedContext();
      const isOfLoading = mode !== 'mutant' || mutantActivation === 'static';
      if (isOfLoading || unlikeLoaded) message.context.invalidates = this.#standingOnChanged();
      unlikeLoaded = isOfLoading;
    }
    super.send(message);
  }
  async stop() {
    for (const [event, forward] of this.#forwards) this._thread.off(event, forward);
    if (!this.#isOver) return super.stop();
    this._thread.stdout.unpipe(this.stdout);
    this._thread.stderr.unpipe(this.stderr);
    kept = { thread: this._thread, runs: this.#runs + 1 };
    this._thread = undefined;
  }
  /** @returns paths of the changed modules and of all that import them */
  #standingOnChanged() {
    const found = new Set();
    const visit = (module) => {
      if (found.has(module)) return;
      found.add(module);
      module.importers.forEach(visit);
    };
    for (const [file, modules] of this.#project.vite.environments.ssr.moduleGraph.fileToModulesMap)
      if (this.#isChanged(file)) modules.forEach(visit);
    return [...found].flatMap(({ file }) => file ?? []);
  }
}
/** Whether what was loaded last has a change in it. */
let unlikeLoaded = false;
