import { useLingui } from '@lingui/react/macro';
import { Chip } from '#ui/kit/chip.tsx';
import { Field } from '#ui/kit/fields/field.tsx';
import { ShopName } from '#web/shell/shop-name.tsx';
import styles from './invitations.module.css';

export interface Choosable {
  id: string;
  name: string;
}

interface Props {
  path: string;
  shops: readonly Choosable[];
  /** Ids. */
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** The shops somebody is to own, or to work at. */
export function ShopChoice({ path, shops, chosen, onChange }: Props) {
  const { t } = useLingui();
  const toggle = (shopId: string) =>
    onChange(chosen.includes(shopId) ? chosen.filter((each) => each !== shopId) : [...chosen, shopId]);
  return (
    <Field label={t`Of these shops`} path={path} className={styles.shops}>
      {({ id, 'aria-describedby': describedBy }) => (
        <div
          id={id}
          aria-describedby={describedBy}
          role="group"
          tabIndex={-1}
          aria-label={t`Of these shops`}
          className={styles.chips}
        >
          {shops.map((shop) => (
            <Chip key={shop.id} chosen={chosen.includes(shop.id)} onToggle={() => toggle(shop.id)}>
              <span>
                <ShopName sign={shop.name} />
              </span>
            </Chip>
          ))}
        </div>
      )}
    </Field>
  );
}
