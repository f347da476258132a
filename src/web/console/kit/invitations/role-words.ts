import { useLingui } from '@lingui/react/macro';
import type { InvitedRole } from '#domain/account/invitation.ts';

/** What the holder of a role may do. */
export function useRoleWords(): (role: InvitedRole) => string {
  const { t } = useLingui();
  return (role) => {
    switch (role) {
      case 'ADMIN':
        return t`Administrator`;
      case 'SHOP_OWNER':
        return t`Owner`;
      case 'STAFF':
        return t`Staff`;
    }
  };
}
