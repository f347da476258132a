import { useId } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { OrderSize } from '#domain/order/order.ts';
import styles from './magazine.module.css';

interface Props {
  sizes: readonly OrderSize[];
  size: OrderSize | undefined;
  onSize: (size: OrderSize | undefined) => void;
}

/** The shop's default size unless the guest chooses another. */
export function SizeChoice({ sizes, size, onSize }: Props) {
  const { t } = useLingui();
  const label = useId();
  const names: Record<OrderSize, string> = { sizeS: t`Small`, sizeM: t`Medium`, sizeL: t`Large` };
  const choices = [undefined, ...sizes];
  return (
    <div role="radiogroup" aria-labelledby={label} className={styles.sizes}>
      <span id={label} className={styles.sizesLabel}>{t`Size`}</span>
      {choices.map((each) => (
        <label key={each ?? 'house'} className={styles.size}>
          <input type="radio" name="size" checked={size === each} onChange={() => onSize(each)} />
          <span>{each ? names[each] : t`Standard`}</span>
        </label>
      ))}
    </div>
  );
}
