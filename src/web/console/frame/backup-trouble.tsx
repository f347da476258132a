import { Link, useLocation } from 'wouter';
import { Trans } from '@lingui/react/macro';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { sessionIsAdmin, useSession } from '#web/shell/client/session.ts';
import styles from './console-frame.module.css';

const LOOK_EVERY_MS = 10 * 60 * 1000;

/** Tells administrators that the last night has no good backup. */
export function BackupTrouble() {
  const [pathname] = useLocation();
  const isTold = sessionIsAdmin(useSession()) && pathname !== '/admin/backups';
  const found = useEndpoint('GET /api/admin/backups/trouble', {}, { enabled: isTold, refetchInterval: LOOK_EVERY_MS });
  if (!isTold || !found.data?.trouble) return null;
  return (
    <p role="alert" className={styles.trouble}>
      <Trans>
        Last night’s backup failed. <Link to="/admin/backups">Look at the backups</Link>
      </Trans>
    </p>
  );
}
