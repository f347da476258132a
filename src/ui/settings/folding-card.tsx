import { useState, type ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { useOpenForErrors } from '#ui/kit/fields/field-error.ts';
import { FieldsAt } from '#ui/kit/fields/field-errors.tsx';
import { useIsPhone } from '#ui/kit/fold/use-is-phone.ts';
import { useIsChecked } from './settings-form.tsx';
import styles from './folding-card.module.css';

interface Props {
  /** Id of the card on the page; its heading is `ID-title`. */
  id: string;
  picture?: ReactNode;
  title: ReactNode;
  /** Below the title. */
  about?: ReactNode;
  /** Further actions, after Edit; on a phone while it is open. */
  tools?: ReactNode;
  /** Problems of it, shown whether it is open or not. */
  problems?: ReactNode;
  /** Summary shown while it is closed. */
  summary?: ReactNode;
  /** Path in the settings: the card opens for server errors inside. */
  path: string;
  /** Something is missing: it starts open, and opens when the owner tries to save. */
  isIncomplete: boolean;
  children: ReactNode;
}

/** One item of a list of settings: a summary, which opens to all its fields. */
export function FoldingCard(props: Props) {
  const { id, picture, title, about, tools, problems, summary, path, isIncomplete, children } = props;
  const isChecked = useIsChecked();
  const isPhone = useIsPhone();
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
          {(isOpen || !isPhone) && tools}
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
