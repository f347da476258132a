import type { Services } from './services.ts';

/** What listens at the port. */
export interface Running {
  /** Undefined while the data cannot be opened. */
  services: Services | undefined;
  port: number;
  /** Finishes what is under way, and closes the data. */
  stop: () => Promise<void>;
}
