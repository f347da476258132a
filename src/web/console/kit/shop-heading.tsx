import type { ReactNode } from 'react';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { Crumbs, useShopCrumbs } from './crumbs.tsx';
import { PageHeader } from '#ui/kit/page-header.tsx';

interface Props {
  shopId: string;
  title: string;
  /** What of the page is open; the tab of the browser is named after it. */
  opened?: string | undefined;
  status?: ReactNode;
  actions?: ReactNode;
}

/** The head of a page about a shop: what it is, and the pages above it. */
export function ShopHeading({ shopId, title, opened, status, actions }: Props) {
  const shop = useEndpoint('GET /api/admin/shops/:shopId', { params: { shopId } });
  const name = shop.data?.name;
  return (
    <>
      <title>{[...(opened === undefined ? [title, name] : [opened]), 'Sipwell'].filter(Boolean).join(' · ')}</title>
      <PageHeader
        back={<Crumbs pages={useShopCrumbs(shopId, name)} />}
        title={title}
        status={status}
        actions={actions}
      />
    </>
  );
}
