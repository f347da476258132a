import { message } from '#domain/messages/message.ts';
import type { Counts } from '../../repos/batches.repo.ts';

/** How many of each, as gaps of a sentence. */
export const countsOf = ({ shops, instances }: Counts) => ({
  shops: message('shop-count', { n: shops }),
  kiosks: message('kiosk-count', { n: instances }),
});
