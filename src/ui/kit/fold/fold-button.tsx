import styles from './fold.module.css';

interface Props {
  label: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** Opens a row of a table that is folded on a phone; elsewhere it is not there. */
export const FoldButton = ({ label, isOpen, onToggle }: Props) => (
  <button type="button" className={styles.button} aria-expanded={isOpen} aria-label={label} onClick={onToggle} />
);
