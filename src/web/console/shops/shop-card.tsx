import { Link } from 'wouter';
import { Plural, Trans } from '@lingui/react/macro';
import type { Shop } from '#contract/shop/shops.ts';
import type { ShopKind } from '#domain/shop/shop.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { Card } from '#ui/kit/card.tsx';
import { KindPicture } from '#web/console/kit/shop-fields.tsx';
import { ShopName } from '#web/shell/shop-name.tsx';
import styles from './shop-select.module.css';

export function ShopCard({ shop }: { shop: Shop }) {
  const active = shop.active_instances_count;
  return (
    <Card as="li" className={styles.shop}>
      <span className={styles.sign}>
        <KindPicture kind={kindOf(shop)} />
      </span>
      <h2>
        <Link to={`/shops/${encodeURIComponent(shop.shop_id)}`}>
          <ShopName sign={shop.name} />
        </Link>
      </h2>
      <p className={styles.facts}>
        {active > 0 ? (
          <Badge tone="good">
            <Plural value={active} one="# active kiosk" other="# active kiosks" />
          </Badge>
        ) : (
          <Badge>
            <Trans>No active kiosk</Trans>
          </Badge>
        )}
        <span>
          <Plural value={shop.recipes.length} one="# recipe" other="# recipes" />
        </span>
      </p>
      <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" className={styles.arrow}>
        <path
          d="m7 4 6 6-6 6"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </Card>
  );
}

/** A shop from another main server may say nothing of itself. */
const kindOf = ({ settings }: Partial<Pick<Shop, 'settings'>>): ShopKind =>
  settings?.['kind'] === 'tea-shop' ? 'tea-shop' : 'cocktail-bar';
