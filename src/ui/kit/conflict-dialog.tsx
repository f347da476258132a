import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import styles from './conflict-dialog.module.css';

export interface Difference {
  key: string;
  /** Name of the field that differs, such as "Name". */
  label?: ReactNode;
  theirs: ReactNode;
  mine: ReactNode;
}

interface Props {
  title: string;
  /** Text above the differences. */
  intro: ReactNode;
  differences: readonly Difference[];
  /** Text if no difference can be shown. */
  none?: ReactNode;
  onKeepEditing: () => void;
  onTakeTheirs: () => void;
  /** If left out, their change cannot be overwritten. */
  onSaveMine?: (() => void) | undefined;
  isSaving?: boolean;
}

/** Two people changed the same thing: shows both values side by side and lets the user choose. */
export function ConflictDialog(props: Props) {
  const { title, intro, differences, none, onKeepEditing, onTakeTheirs, onSaveMine, isSaving = false } = props;
  return (
    <Dialog
      open
      onClose={onKeepEditing}
      title={title}
      size="wide"
      footer={
        <>
          <Button onClick={onKeepEditing} data-autofocus>
            <Trans>Keep editing</Trans>
          </Button>
          <Button kind="danger" onClick={onTakeTheirs}>
            <Trans>Discard mine, take theirs</Trans>
          </Button>
          {onSaveMine && (
            <Button kind="main" busy={isSaving} onClick={onSaveMine}>
              <Trans>Save mine over theirs</Trans>
            </Button>
          )}
        </>
      }
    >
      <p className={styles.intro}>{intro}</p>
      <ul role="list" className={styles.differences}>
        {differences.map(({ key, label, theirs, mine }) => (
          <li key={key}>
            {label && <h3>{label}</h3>}
            <dl>
              <div>
                <dt>
                  <Trans>Saved by them</Trans>
                </dt>
                <dd>{theirs}</dd>
              </div>
              <div>
                <dt>
                  <Trans context="what you wrote">Yours</Trans>
                </dt>
                <dd>{mine}</dd>
              </div>
            </dl>
          </li>
        ))}
        {differences.length === 0 && none && <li>{none}</li>}
      </ul>
    </Dialog>
  );
}
