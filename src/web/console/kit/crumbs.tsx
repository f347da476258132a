import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Trans, useLingui } from '@lingui/react/macro';
import { sessionIsAdmin, useSession } from '#web/shell/client/session.ts';
import { ShopName } from '#web/shell/shop-name.tsx';
import { BackLink } from './back-link.tsx';
import styles from './crumbs.module.css';

interface Crumb {
  to: string;
  name: ReactNode;
}

/** The pages above this one, outermost first. The last is the way back; on a phone it stands alone, with its chevron. */
export function Crumbs({ pages }: { pages: readonly Crumb[] }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Where this page is`} className={styles.crumbs}>
      <ol role="list">
        {pages.map(({ to, name }, at) => (
          <li key={to}>
            {at === pages.length - 1 ? (
              <BackLink to={to}>{name}</BackLink>
            ) : (
              <Link to={to} className={styles.above}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The pages above a page of a shop. @param name the shop's; undefined while it is not known */
export function useShopCrumbs(shopId: string, name: string | undefined): Crumb[] {
  const isAdmin = sessionIsAdmin(useSession());
  return [
    ...(isAdmin ? [{ to: '/shop-admin', name: <Trans>Shops</Trans> }] : []),
    {
      to: `/shops/${encodeURIComponent(shopId)}`,
      name: name ? <ShopName sign={name} /> : <Trans>Dashboard of this shop</Trans>,
    },
  ];
}
