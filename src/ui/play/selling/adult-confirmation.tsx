import { Trans, useLingui } from '@lingui/react/macro';
import { inOwnWords } from '#domain/text/bilingual.ts';
import { useGuestSelling } from './guest-selling.ts';
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
export function AdultNotice() {
  const { i18n } = useLingui();
  const { address } = useGuestSelling() ?? {};
  const place = address && inOwnWords(address, i18n.locale);
  return (
    <p id={NOTICE} className={styles.law}>
      <LiquorNotice />
      {place && (
        <>
          {' '}
          <span lang={place.lang}>{place.text}</span>
        </>
      )}
    </p>
  );
}
