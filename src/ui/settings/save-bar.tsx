import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import { Badge } from '#ui/kit/badge.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import styles from './settings.module.css';

interface Props {
  /** Result of the last save. */
  said: { text: string; tone: 'good' | 'bad' } | undefined;
  isDirty: boolean;
  children: ReactNode;
}

/** The save buttons, fixed in view while there are changes. */
export function SaveBar({ said, isDirty, children }: Props) {
  return (
    <div className={styles.saveBar} data-dirty={isDirty || undefined}>
      {isDirty && (
        <Badge tone="waiting">
          <Trans>Not saved yet</Trans>
        </Badge>
      )}
      <StatusLine text={said?.text} {...(said && { tone: said.tone })} />
      <span className={styles.tools}>{children}</span>
    </div>
  );
}
