import { useId } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { DrinksField } from '#ui/settings/drinks-field.tsx';
import { WantEditor } from '#ui/settings/taste-editors.tsx';
import type { Series } from '../rules.ts';
import styles from './toy-admin.module.css';

interface Props {
  series: Series;
  shopId: string;
  onChange: (pick: Series['pick']) => void;
}

/** Contents of the capsules: drinks of a taste, fixed drinks, or the shop's signature. */
export function PickField({ series, shopId, onChange }: Props) {
  const { t, i18n } = useLingui();
  const group = useId();
  const { pick } = series;
  const isTaste = 'want' in pick;
  const name = series.name[i18n.locale === 'zh-HK' ? 'zh-HK' : 'en'];
  return (
    <fieldset className={styles.pick}>
      <legend>
        <Trans>What is in them</Trans>
      </legend>
      <label className={styles.choice}>
        <input type="radio" name={group} checked={isTaste} onChange={() => onChange({ want: { sweet: 3 } })} />
        <span>{t`Drinks of a taste: the nearest that was not served from this drum yet`}</span>
      </label>
      <label className={styles.choice}>
        <input type="radio" name={group} checked={!isTaste} onChange={() => onChange({ recipeIds: [] })} />
        <span>{t`These drinks, dealt out over the capsules in turn`}</span>
      </label>
      {isTaste ? (
        <WantEditor label={t`Taste of ${name}`} value={pick.want} onChange={(want) => onChange({ want })} />
      ) : (
        <DrinksField
          shopId={shopId}
          label={t`Drinks of ${name}`}
          hint={t`Left empty, they hold the shop’s signature: the first drink of the menu that is available.`}
          recipeIds={pick.recipeIds}
          onChange={(recipeIds) => onChange({ recipeIds })}
        />
      )}
    </fieldset>
  );
}
