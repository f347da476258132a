import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { BackLink } from './back-link.tsx';
import { PageHeader } from '#ui/kit/page-header.tsx';

interface Props {
  shopId: string;
  title: string;
  status?: ReactNode;
  actions?: ReactNode;
}

/** The head of a page about a shop: what it is, of which shop, and the way to its dashboard. */
export function ShopHeading({ shopId, title, status, actions }: Props) {
  const shop = useEndpoint('GET /api/admin/shops/:shopId', { params: { shopId } });
  const name = shop.data?.name;
  return (
    <>
      <title>{name === undefined ? `${title} · Sipwell` : `${title} · ${name} · Sipwell`}</title>
      <PageHeader
        back={
          <BackLink to={`/shops/${encodeURIComponent(shopId)}`}>
            {name ?? <Trans>Dashboard of this shop</Trans>}
          </BackLink>
        }
        title={title}
        status={status}
        actions={actions}
      />
    </>
  );
}
