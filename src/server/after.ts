/** Does the work once after a time. @returns takes it back */
export type After = (ms: number, work: () => void) => () => void;

/** By the machine's clock; a simulation has its own. It keeps no process running. Source: docs/decisions/0109. */
export const after: After = (ms, work) => {
  const timer = setTimeout(work, ms).unref();
  return () => clearTimeout(timer);
};

export const waitBy =
  (doAfter: After) =>
  (ms: number): Promise<void> =>
    new Promise((done) => void doAfter(ms, done));
