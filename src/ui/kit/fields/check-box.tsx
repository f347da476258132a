import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './check-box.module.css';

interface Props {
  /** Accessible name; the content beside the box shows it visually. */
  label: string;
  checked: boolean;
  /** Indeterminate: some of the items are chosen. */
  partly?: boolean;
  onChange: (checked: boolean) => void;
}

/** A check box that selects a row, with a large enough target. */
export function CheckBox({ label, checked, partly = false, onChange }: Props) {
  return (
    <label className={styles.target}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <input
        ref={(box) => {
          if (box) box.indeterminate = partly && !checked;
        }}
        type="checkbox"
        className={styles.box}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
