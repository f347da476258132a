import { useState, type ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { useOpenForErrors } from '#ui/kit/fields/field-error.ts';
import { FieldsAt } from '#ui/kit/fields/field-errors.tsx';
import { useIsChecked } from './settings-form.tsx';
import styles from './folding-card.module.css';

interface Props {
  /** Of the card on the page; its heading is `ID-title`. */
  id: string;
  picture?: ReactNode;
  title: ReactNode;
  /** Beneath the title. */
  about?: ReactNode;
  /** What else can be done with it, after Edit. */
  tools?: ReactNode;
  /** What is the matter with it, whether it is open or not. */
  problems?: ReactNode;
  /** What stands for the fields while it is closed. */
  summary?: ReactNode;
  /** Where it is in the settings: it opens for what the server says of a field in it. */
  path: string;
  /** It lacks something: it begins open, and opens when an owner tries to save. */
  isIncomplete: boolean;
  children: ReactNode;
}

/** One of a list of things to set, in short; opened, with all that can be changed. */
export function FoldingCard(props: Props) {
  const { id, picture, title, about, tools, problems, summary, path, isIncomplete, children } = props;
  const isChecked = useIsChecked();
  const [isOpened, setOpened] = useState(isIncomplete);
  useOpenForErrors(path, () => setOpened(true));
  const isOpen = isOpened || (isChecked && isIncomplete);
  const titleId = `${id}-title`;
  return (
    <Card as="li" id={id} className={styles.card} aria-labelledby={titleId}>
      <div className={styles.head}>
        {picture}
        <div className={styles.about}>
          <h3 id={titleId} tabIndex={-1}>
            {title}
          </h3>
          {about}
        </div>
        <span className={styles.tools}>
          <Button aria-expanded={isOpen} aria-describedby={titleId} onClick={() => setOpened(!isOpen)}>
            {isOpen ? <Trans>Close</Trans> : <Trans>Edit</Trans>}
          </Button>
          {tools}
        </span>
      </div>
      {problems}
      {isOpen ? (
        <FieldsAt path={path}>
          <div className={styles.fields}>{children}</div>
        </FieldsAt>
      ) : (
        summary
      )}
    </Card>
  );
}
