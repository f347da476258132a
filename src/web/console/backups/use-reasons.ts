import { useLingui } from '@lingui/react/macro';
import type { BackupReason } from '#domain/backup/backup-name.ts';

/** Why a backup was made, in words. */
export function useReasons(): Record<BackupReason, string> {
  const { t } = useLingui();
  return {
    nightly: t`Made at night`,
    asked: t`Asked for`,
    'before-migration': t`Before an update`,
    'before-deletion': t`Before a deletion`,
    'before-restore': t`Before a restore`,
    received: t`Uploaded`,
  };
}
