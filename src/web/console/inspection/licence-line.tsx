import { Link, useParams } from 'wouter';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Reply } from '#contract/client.ts';
import { hasWords } from '#domain/text/bilingual.ts';
import { LiquorNotice } from '#ui/play/selling/liquor-notice.tsx';
import { sessionIsStaff, useSession } from '#web/shell/client/session.ts';
import styles from './inspection.module.css';

export type InspectionReply = Reply<'GET /api/admin/shops/:shopId/inspection'>;

/** Who it is and where, what the law has said there, and which days this is about. */
export function LicenceLine({ inspection }: { inspection: InspectionReply }) {
  const { i18n } = useLingui();
  const { shopId = '' } = useParams();
  const isOwner = !sessionIsStaff(useSession());
  const { shop, from, to, madeAt, timeZone, alcoholDuty } = inspection;
  const day = (text: string) => i18n.date(`${text}T12:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });
  const [first, last] = [day(from), day(to)];
  const made = i18n.date(madeAt, { dateStyle: 'medium', timeStyle: 'short', ...(timeZone && { timeZone }) });
  return (
    <header className={styles.licence}>
      <h2>
        {shop.names.en !== '' && <span lang="en">{shop.names.en}</span>}{' '}
        {shop.names['zh-HK'] !== '' && <span lang="zh-Hant-HK">{shop.names['zh-HK']}</span>}
      </h2>
      <p>
        {shop.address.en !== '' && <span lang="en">{shop.address.en}</span>}{' '}
        {shop.address['zh-HK'] !== '' && <span lang="zh-Hant-HK">{shop.address['zh-HK']}</span>}
        {!hasWords(shop.address) && (
          <span className={styles.notChecked}>
            <Trans>No address is set.</Trans>{' '}
            {isOwner && (
              <Link to={`/shops/${encodeURIComponent(shopId)}/shop`} className={styles.onScreen}>
                <Trans>Set it on the shop’s page</Trans>
              </Link>
            )}
          </span>
        )}
      </p>
      <p className={styles.law}>
        <LiquorNotice />
      </p>
      <p>
        {alcoholDuty ? (
          <Trans>
            Guests confirm that they are 18 or over, and staff approve every order above 1.2% ABV or of unknown
            strength.
          </Trans>
        ) : (
          <Trans>The duty of alcohol is off: guests are not asked for their age by this server.</Trans>
        )}
      </p>
      <p>
        <Trans>
          {first} to {last}, as of {made}
        </Trans>
      </p>
    </header>
  );
}
