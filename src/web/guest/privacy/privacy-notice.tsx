import { useLingui } from '@lingui/react/macro';
import type { Reply } from '#contract/client.ts';
import { ShopName } from '#web/shell/shop-name.tsx';
import styles from './privacy.module.css';

type Notice = Reply<'GET /api/admin/shops/:shopId/privacy'>;
type Topic = Notice['topics'][number]['topic'];

export function PrivacyNotice({ notice: { shop, topics } }: { notice: Notice }) {
  const { t } = useLingui();
  const headings: Record<Topic, string> = {
    kept: t`What the bar keeps`,
    howLong: t`For how long`,
    onThePhone: t`On your phone`,
    elsewhere: t`Who else is told`,
    yours: t`What you can do`,
  };
  return (
    <>
      <p className={styles.shop}>
        <strong>
          <ShopName sign={shop.name} />
        </strong>
        {shop.address !== '' && <span>{shop.address}</span>}
      </p>
      {topics.map(({ topic, sentences }) => (
        <section key={topic} aria-labelledby={`privacy-${topic}`} className={styles.topic}>
          <h2 id={`privacy-${topic}`}>{headings[topic]}</h2>
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
