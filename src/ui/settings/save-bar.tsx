import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { Badge } from '#ui/kit/badge.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import styles from './settings.module.css';

interface Props {
  /** Result of the last save. */
  said: { text: string; tone: 'good' | 'bad' } | undefined;
  /** Something differs from what is saved. */
  isDirty: boolean;
  /** In view also while there is nothing to save. */
  isAlwaysFixed?: boolean;
  /** Not there while there is nothing to save and nothing to say. */
  isOnlyWhenNeeded?: boolean;
  /** In place of what there is to say, while nothing is. */
  rest?: string;
  children: ReactNode;
}

/** The save buttons, fixed in view on a phone, and anywhere while there are changes or something to say of them. */
export function SaveBar({ said, isDirty, isAlwaysFixed = false, isOnlyWhenNeeded = false, rest, children }: Props) {
  const isIdle = isOnlyWhenNeeded && !isDirty && !said;
  return (
    <div
      className={styles.saveBar}
      data-idle={isIdle || undefined}
      data-fixed={isDirty || said || isAlwaysFixed ? '' : undefined}
    >
      {isDirty && (
        <span className={styles.unsaved}>
          <Badge tone="waiting">
            <Trans>Not saved yet</Trans>
          </Badge>
        </span>
      )}
      {rest !== undefined && !isDirty && !said && <span className={styles.rest}>{rest}</span>}
      <StatusLine text={said?.text} {...(said && { tone: said.tone })} />
      {!isIdle && <span className={styles.tools}>{children}</span>}
    </div>
  );
}
