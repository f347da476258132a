/** How long a stop that no job answers is repeated. Milliseconds. */
const STOP_TOLD_MS = 30_000;

/**
 * The stop a machine has to be told: while the job it is for goes on, and for a moment in any case, since an answer can
 * be lost. Source: docs/behaviour/machines.md "Stop".
 */
export function stopToTell<S extends { at: string; jobId: string | null }>(
  stop: S | null,
  openJobId: string | undefined,
  now: number,
): S | null {
  if (!stop) return null;
  const goesOn = stop.jobId !== null && stop.jobId === openJobId;
  return goesOn || now - Date.parse(stop.at) < STOP_TOLD_MS ? stop : null;
}
