import { Trans } from '@lingui/react/macro';
import { LiquorNotice } from './liquor-notice.tsx';
import styles from './selling.module.css';

const NOTICE = 'liquor-notice';

interface Props {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Asked for drinks above 1.2 % ABV under the alcohol duty. */
export const AdultConfirmation = ({ checked, onChange }: Props) => (
  <label className={styles.confirm}>
    <input
      type="checkbox"
      checked={checked}
      aria-describedby={NOTICE}
      onChange={(event) => onChange(event.target.checked)}
    />
    <Trans>I am 18 or over</Trans>
  </label>
);

/** The law behind it, with the drink: the order panel stays small enough for a phone. */
export const AdultNotice = () => (
  <p id={NOTICE} className={styles.law}>
    <LiquorNotice />
  </p>
);
