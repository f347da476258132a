import { message } from '#domain/messages/message.ts';
import type { BatchCounts } from '../../repos/shop/batches.repo.ts';

/** How many of each, as gaps of a sentence. */
export const countsOf = ({ shops, instances }: BatchCounts) => ({
  shops: message('shop-count', { n: shops }),
  kiosks: message('kiosk-count', { n: instances }),
});
