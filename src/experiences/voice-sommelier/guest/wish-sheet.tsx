import { Trans, useLingui } from '@lingui/react/macro';
import { inLanguage } from '#domain/text/bilingual.ts';
import type { FlavourAxis } from '#domain/recipe/recipe.ts';
import { Button } from '#ui/kit/button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { flavourLabel } from '#ui/play/drink/flavours.ts';
import { AMOUNTS, amountOf, amountWord, CHANGE_OF } from '../words.ts';
import { withTaste } from '../wishes.ts';
import type { Wishes } from '../wishes.ts';
import styles from './sommelier.module.css';

interface Props {
  axis: FlavourAxis;
  wishes: Wishes;
  onChange: (wishes: Wishes) => void;
  onClose: () => void;
}

/** Amount of one taste: five levels, or "does not matter". */
export function WishSheet({ axis, wishes, onChange, onClose }: Props) {
  const { i18n } = useLingui();
  const change = wishes.taste[axis];
  const now = change === undefined ? undefined : amountOf(change);
  const label = flavourLabel(i18n, axis);
  return (
    <Dialog open onClose={onClose} title={label} size="sheet" guest>
      <div className={styles.amounts} role="radiogroup" aria-label={label}>
        {AMOUNTS.map((amount) => (
          <label key={amount} className={styles.amount}>
            <input
              type="radio"
              name="amount"
              checked={now === amount}
              onChange={() => onChange(withTaste(wishes, axis, CHANGE_OF[amount]))}
            />
            <span lang={i18n.locale === 'zh-HK' ? 'zh-Hant-HK' : 'en'}>
              {inLanguage(amountWord(axis, amount), i18n.locale)}
            </span>
          </label>
        ))}
      </div>
      <div className={styles.sheetActions}>
        <Button
          size="big"
          onClick={() => {
            onChange(withTaste(wishes, axis, undefined));
            onClose();
          }}
        >
          <Trans>Take it away</Trans>
        </Button>
        <Button kind="main" size="big" onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      </div>
    </Dialog>
  );
}
