import { useLingui } from '@lingui/react/macro';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import type { OrderSize } from '#domain/order/order.ts';
import { formatPrice } from '#domain/selling/price.ts';
import { useGuestSelling } from './guest-selling.ts';
import styles from './selling.module.css';

interface Props {
  recipe: Pick<GuestRecipe, 'prices'>;
  /** By default the size of an order that names none. */
  size?: OrderSize | undefined;
}

/** A drink's price; nothing where prices are off, or none is set for the size. */
export function DrinkPrice({ recipe: { prices }, size }: Props) {
  const { i18n } = useLingui();
  const selling = useGuestSelling();
  const amount = selling && prices?.[size ?? selling.defaultSize];
  if (!selling?.currency || amount === undefined || amount === null) return null;
  return <span className={styles.price}>{formatPrice({ amount, currency: selling.currency }, i18n.locale)}</span>;
}
