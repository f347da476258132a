import type { SetUpStep } from '#domain/shop/set-up.ts';

/** What every step after the bar is given. */
export interface StepProps {
  shopId: string;
  /** Saves where one is, and shows it. */
  go: (step: SetUpStep) => Promise<void>;
}
