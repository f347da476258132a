import { Trans } from '@lingui/react/macro';
import type { GuestSelling } from '#contract/shop/selling.ts';
import { whyShut } from '#domain/selling/may-sell.ts';
import { useSellingWords } from '#ui/play/selling/selling-words.tsx';
import styles from './kiosk-stage.module.css';

/** In place of the play while nothing is sold: why, and from when again. It goes away by itself. */
export function ClosedBar({ selling, now }: { selling: GuestSelling; now: Date }) {
  const wordsFor = useSellingWords(selling.timeZone);
  const why = whyShut(selling, now, 'order');
  if (!why) return null;
  return (
    <section className={styles.crashed} aria-labelledby="closed-bar">
      <h1 id="closed-bar">
        {why.code === 'bar-paused' ? <Trans>We will be right back</Trans> : <Trans>The bar is closed</Trans>}
      </h1>
      <p role="status">{wordsFor(why, now)}</p>
      <p>
        <Trans>You need not reload: this page goes on by itself.</Trans>
      </p>
    </section>
  );
}
