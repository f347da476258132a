import { VisuallyHidden } from '../visually-hidden.tsx';
import styles from './check-box.module.css';

interface Props {
  /** Read aloud; what stands beside the box shows it to the others. */
  label: string;
  checked: boolean;
  /** Some of what the box stands for is chosen, not all. */
  partly?: boolean;
  onChange: (checked: boolean) => void;
}

/** A box to choose a row with, on a target a finger hits. */
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
