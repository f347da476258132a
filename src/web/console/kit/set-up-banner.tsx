import { Link } from 'wouter';
import { Trans } from '@lingui/react/macro';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { buttonClass } from '#ui/kit/button-class.ts';
import { sessionIsAdmin, useSession } from '#web/shell/client/session.ts';
import styles from './set-up-banner.module.css';

interface Props {
  /** Where it says one of the two alone: a demonstration is nothing that an evening waits for. */
  when?: 'under-way' | 'demonstration';
}

/** For administrators: on with the bar that is being set up, or from the demonstration to one of one's own. */
export function SetUpBanner({ when }: Props) {
  const isAdmin = sessionIsAdmin(useSession());
  const state = useEndpoint('GET /v1/setup', {}, { enabled: isAdmin });
  if (!isAdmin || !state.data?.canMakeShops) return null;
  const { setUp, hasDemo } = state.data;
  const isUnderWay = setUp?.own === true;
  if (!isUnderWay && !hasDemo) return null;
  if (when && isUnderWay !== (when === 'under-way')) return null;
  const isQuiet = when === 'demonstration';
  return (
    <aside className={styles.banner} data-quiet={isQuiet || undefined}>
      <p>
        {isUnderWay ? (
          <Trans>Your bar is not set up to the end yet.</Trans>
        ) : (
          <Trans>This is a demonstration. Set up your own bar: it takes five minutes.</Trans>
        )}
      </p>
      <Link to="/setup" className={isQuiet ? undefined : buttonClass({ kind: 'main' })}>
        {isUnderWay ? <Trans>Go on setting up</Trans> : <Trans>Set up your own bar</Trans>}
      </Link>
    </aside>
  );
}
