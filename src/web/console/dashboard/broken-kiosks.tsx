import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'wouter';
import type { Reply } from '#contract/client.ts';
import type { BrokenOutcome } from '#contract/shop/dead-ends.ts';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import styles from './dashboard.module.css';

interface Props {
  shopId: string;
  shopName: string;
  kiosks: BrokenKioskList;
}

const ROUTE = 'GET /api/admin/shops/:shopId/dead-ends';
type BrokenKioskList = Reply<typeof ROUTE>['data'];

/** Kiosks some of whose results lead to no drink on today's menu. Source: docs/behaviour/experiences/README.md. */
export function useBrokenKiosks(shopId: string): { kiosks: BrokenKioskList; isKnown: boolean } {
  const { data } = useEndpoint(ROUTE, { params: { shopId } });
  return { kiosks: data?.data ?? [], isKnown: data !== undefined };
}

/** They, each with the way to where it is set; nothing when all is well. */
export function BrokenKiosks({ shopId, shopName, kiosks }: Props) {
  const { t } = useLingui();
  if (kiosks.length === 0) return null;
  const isAnyChecked = kiosks.some(({ broken }) => whyUnchecked(broken) === undefined);
  return (
    <section className={styles.broken} aria-label={t`Results without a drink`}>
      <p>
        {isAnyChecked ? (
          <>
            <strong>
              <Trans>Some results lead to no drink on today’s menu.</Trans>
            </strong>{' '}
            <Trans>Guests get the nearest one instead. Look at what is sold out, or at the results of:</Trans>
          </>
        ) : (
          <strong>
            <Trans>Whether every result leads to a drink is not known.</Trans>
          </strong>
        )}
      </p>
      <ul role="list">
        {kiosks.slice(0, SHOWN).map((kiosk) => (
          <li key={kiosk.join_code}>
            <Link
              to={`/kiosk/${encodeURIComponent(kiosk.kiosk_type_identifier)}/admin/${encodeURIComponent(kiosk.join_code)}`}
              state={{ shop: { shop_id: shopId, name: shopName } }}
            >
              {kiosk.name}
            </Link>{' '}
            <HowMany broken={kiosk.broken} />
          </li>
        ))}
      </ul>
      {kiosks.length > SHOWN && (
        <p>
          <Plural value={kiosks.length - SHOWN} one="and # more kiosk" other="and # more kiosks" />
        </p>
      )}
    </section>
  );
}

function HowMany({ broken }: { broken: readonly BrokenOutcome[] }) {
  const why = whyUnchecked(broken);
  if (why === 'unfit-quiz') return <Trans>could not be checked: its quiz cannot be read</Trans>;
  if (why === 'not-checked') return <Trans>could not be checked</Trans>;
  return <Plural value={broken.length} one="# result" other="# results" />;
}

const whyUnchecked = (broken: readonly BrokenOutcome[]) =>
  broken.flatMap(({ problems }) => problems).find((each) => each === 'unfit-quiz' || each === 'not-checked');

/** A shop of hundreds of kiosks reads no longer list than this. */
const SHOWN = 5;
