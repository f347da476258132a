/** What all who take part share. */
import type { BarImage, BarKind } from './database/bar-image.ts';
import type { Ledger } from './judge/ledger.ts';
import type { Network } from './callers/network.ts';
import type { Random } from './time/random.ts';
import type { Scheduler } from './time/scheduler.ts';

export interface Stage {
  kind: BarKind;
  image: BarImage;
  scheduler: Scheduler;
  random: Random;
  network: Network;
  ledger: Ledger;
  /** Orders somebody was told of. */
  known: { orders: { phone: number; orderId: string; key: string | undefined }[] };
  /** Guests come and staff work. */
  isOpen: () => boolean;
  /** For the trace. */
  note: (line: string) => void;
  /** Goes on by itself; a mistake in it ends the simulation. */
  begin: (work: Promise<void>) => void;
}
