import { Trans, useLingui } from '@lingui/react/macro';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { isSignedIn, useSession } from '#web/shell/client/session.ts';
import styles from './console-frame.module.css';

const LOOK_EVERY_MS = 60_000;

/** Tells that the server has forgotten the time. Source: docs/behaviour/reliability.md "Clock". */
export function ClockTrouble() {
  const { i18n } = useLingui();
  const isTold = isSignedIn(useSession());
  const found = useEndpoint('GET /api/admin/clock', {}, { enabled: isTold, refetchInterval: LOOK_EVERY_MS });
  if (!found.data?.isBehind) return null;
  const now = i18n.date(found.data.now, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <p role="alert" className={styles.trouble}>
      <Trans>
        The server’s clock shows {now}, which is before the last thing it wrote. Set it on the machine that runs the
        server. Until then opening hours are not looked at, staff start drinks with alcohol where it has hours of its
        own, and no order expires.
      </Trans>
    </p>
  );
}
