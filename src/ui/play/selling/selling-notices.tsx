import type { GuestSelling } from '#contract/shop/selling.ts';
import { sayAhead } from '#domain/selling/say-ahead.ts';
import { useSellingWords } from './selling-words.tsx';
import { useMinute } from './guest-selling.ts';
import styles from './selling.module.css';

/** What guests are told before they play and while they do; nothing while there is nothing to say. */
export function SellingNotices({ selling }: { selling: GuestSelling }) {
  const now = useMinute();
  const wordsFor = useSellingWords(selling.timeZone);
  return (
    <div role="status" className={styles.notices}>
      {sayAhead(selling, now).map((notice) => (
        <p key={notice.code} className={styles.notice} data-kind={notice.code}>
          {wordsFor(notice, now)}
        </p>
      ))}
    </div>
  );
}
