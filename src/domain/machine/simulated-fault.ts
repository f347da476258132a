/** Faults by name: what a real machine, its network or its bar does wrong. Source: docs/machines.md "The simulator". */
export const FAULTS = [
  'no_glass',
  'no_ingredient',
  'power_loss',
  'slow',
  'duplicate_event',
  'lost_reply',
  'stale_job',
  'not_taken',
] as const;
export type Fault = (typeof FAULTS)[number];
