import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/kit/button.tsx';
import { CheckBox } from '#ui/kit/fields/check-box.tsx';
import styles from './dashboard.module.css';

interface Props {
  chosen: ReadonlySet<string>;
  /** The join codes on the page in sight. */
  shown: readonly string[];
  isDeleting: boolean;
  onChoose: (chosen: ReadonlySet<string>) => void;
  onDelete: () => void;
}

/** What is chosen in the table, on this page and others, and what can be done with it. */
export function KioskChoice({ chosen, shown, isDeleting, onChoose, onDelete }: Props) {
  const { t } = useLingui();
  const count = chosen.size;
  const onPage = shown.filter((code) => chosen.has(code)).length;
  const isAll = shown.length > 0 && onPage === shown.length;
  const elsewhere = count - onPage;
  const choosePage = (isChosen: boolean) => {
    const rest = new Set([...chosen].filter((code) => !shown.includes(code)));
    onChoose(isChosen ? new Set([...rest, ...shown]) : rest);
  };
  return (
    <div className={styles.choice} data-open={count > 0 || undefined} role="group" aria-label={t`Chosen kiosks`}>
      <span className={styles.choosePage}>
        <CheckBox label={t`Choose all on this page`} checked={isAll} partly={onPage > 0} onChange={choosePage} />
        <span aria-hidden="true">{count === 0 && <Trans>Choose all on this page</Trans>}</span>
        <span role="status">
          {count > 0 && <Plural value={count} one="# kiosk chosen" other="# kiosks chosen" />}
          {elsewhere > 0 && onPage < count && (
            <span className={styles.elsewhere}>
              {' '}
              <Plural value={elsewhere} one="(# on another page)" other="(# on other pages)" />
            </span>
          )}
        </span>
      </span>
      {count > 0 && (
        <span className={styles.choiceActions}>
          <Button kind="quiet" onClick={() => onChoose(new Set())}>
            <Trans>Choose none</Trans>
          </Button>
          <Button kind="danger" busy={isDeleting} onClick={onDelete}>
            <Trans>Delete chosen</Trans>
          </Button>
        </span>
      )}
    </div>
  );
}
