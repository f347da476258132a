import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '#ui/kit/button.tsx';
import type { TranslationDraft } from './use-translation-drafts.ts';
import styles from './recipes.module.css';

interface Props {
  drafts: readonly TranslationDraft[];
  onShow: (draft: TranslationDraft) => void;
  onDiscard: () => void;
}

/** What was typed and is out of sight now: nothing of it is lost without being told. */
export function UnsavedTexts({ drafts, onShow, onDiscard }: Props) {
  return (
    <div role="status" className={styles.unsaved} data-open={drafts.length > 0 || undefined}>
      {drafts.length > 0 && (
        <>
          <p>
            <Plural
              value={drafts.length}
              one="# text is typed but not saved yet:"
              other="# texts are typed but not saved yet:"
            />
          </p>
          <ul role="list">
            {drafts.map((draft) => (
              <li key={draft.key}>
                <Button onClick={() => onShow(draft)}>{draft.label}</Button>
              </li>
            ))}
          </ul>
          <Button kind="danger" onClick={onDiscard}>
            <Trans>Discard</Trans>
          </Button>
        </>
      )}
    </div>
  );
}
