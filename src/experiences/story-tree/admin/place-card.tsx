import { useState, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { useIsChecked } from '#ui/settings/settings-form.tsx';
import { DrawnBackdrop } from '../guest/scenes/backdrops.tsx';
import type { Backdrop } from '../rules.ts';
import { cardId } from './card-id.ts';
import styles from './story-admin.module.css';

interface Props {
  id: string;
  name: string;
  nameZh: string;
  backdrop: Backdrop;
  badge?: ReactNode;
  summary: ReactNode;
  problems: readonly string[];
  /** It has a text missing: open, so that it is seen. */
  isUnfinished: boolean;
  canRemove: boolean;
  onRemove: () => void;
  children: ReactNode;
}

/** A scene or an ending in short; opened, with all that can be changed. */
export function PlaceCard(props: Props) {
  const { id, name, nameZh, backdrop, badge, summary, problems, isUnfinished, canRemove, onRemove, children } = props;
  const { t } = useLingui();
  const isChecked = useIsChecked();
  const [isOpened, setOpened] = useState(isUnfinished);
  const isOpen = isOpened || (isChecked && isUnfinished);
  return (
    <Card as="li" className={styles.card} aria-labelledby={cardId(id)}>
      <div className={styles.head}>
        <DrawnBackdrop backdrop={backdrop} className={styles.thumb} />
        <div className={styles.about}>
          <h3 id={cardId(id)} tabIndex={-1}>
            {name}
          </h3>
          <p lang="zh-Hant-HK" className={styles.nameZh}>
            {nameZh}
          </p>
          {badge}
        </div>
        <span className={styles.tools}>
          <Button aria-expanded={isOpen} aria-describedby={cardId(id)} onClick={() => setOpened(!isOpen)}>
            {isOpen ? <Trans>Close</Trans> : <Trans>Edit</Trans>}
          </Button>
          <Button kind="danger" disabled={!canRemove} onClick={onRemove} aria-label={t`Remove ${name}`}>
            <Trans>Remove</Trans>
          </Button>
        </span>
      </div>
      {problems.length > 0 && (
        <ul role="list" className={styles.list} aria-label={t`Problems of ${name}`}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {isOpen ? <div className={styles.fields}>{children}</div> : summary}
    </Card>
  );
}
