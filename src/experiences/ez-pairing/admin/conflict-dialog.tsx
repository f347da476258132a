import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { Questions } from './quiz-draft.ts';
import { toSave } from './quiz-draft.ts';
import styles from './ez-admin.module.css';

interface Props {
  mine: Questions;
  theirs: Questions;
  onKeepEditing: () => void;
  onTakeTheirs: () => void;
  onSaveMine: () => void;
}

/** Two people saved: both versions side by side, and a choice. */
export function ConflictDialog({ mine, theirs, onKeepEditing, onTakeTheirs, onSaveMine }: Props) {
  const { t } = useLingui();
  const ids = [...new Set([...theirs, ...mine].map(({ id }) => id))].filter(
    (id) => written(theirs, id) !== written(mine, id),
  );
  return (
    <Dialog
      open
      onClose={onKeepEditing}
      title={t`Somebody else changed the quiz meanwhile`}
      size="wide"
      footer={
        <>
          <Button onClick={onKeepEditing} data-autofocus>
            <Trans>Keep editing</Trans>
          </Button>
          <Button kind="danger" onClick={onTakeTheirs}>
            <Trans>Discard mine, take theirs</Trans>
          </Button>
          <Button kind="main" onClick={onSaveMine}>
            <Trans>Save mine over theirs</Trans>
          </Button>
        </>
      }
    >
      <p className={styles.help}>
        <Trans>Nothing of yours is saved yet. These questions differ:</Trans>
      </p>
      <ul role="list" className={styles.conflicts}>
        {ids.map((id) => (
          <li key={id}>
            <div>
              <h3>
                <Trans>Saved by them</Trans>
              </h3>
              <p>{written(theirs, id) ?? t`Not there`}</p>
            </div>
            <div>
              <h3>
                <Trans>Yours</Trans>
              </h3>
              <p>{written(mine, id) ?? t`Not there`}</p>
            </div>
          </li>
        ))}
        {ids.length === 0 && (
          <li>
            <Trans>Only the order or the effects differ.</Trans>
          </li>
        )}
      </ul>
    </Dialog>
  );
}

/** A question and its choices as lines of text. */
function written(questions: Questions, id: string): string | undefined {
  const question = toSave(questions).find((each) => each.id === id);
  if (!question) return undefined;
  const choices = question.choices.map(({ emoji, text, textEn }) => [emoji, text, textEn].filter(Boolean).join(' '));
  return [`${question.question} ${question.questionEn}`, ...choices].join('\n');
}
