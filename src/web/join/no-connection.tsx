import { useSyncExternalStore } from 'react';
import { Trans } from '@lingui/react/macro';
import { BackButton } from '#ui/kit/back.tsx';
import { Button } from '#ui/kit/button.tsx';
import { FallenGlass } from '#ui/kit/fallen-glass.tsx';
import { GuestScreen } from '#web/shell/guest-screen.tsx';
import type { JoinProblem } from './join-flow.ts';
import { ProblemText } from './join-problems.tsx';
import styles from './join.module.css';

interface Props {
  problem: JoinProblem;
  code: string;
  onRetry: () => void;
  onBack: () => void;
}

/** Without an answer nothing is known of the code. Source: docs/behaviour/joining.md "Without an answer". */
export function NoConnection({ problem, code, onRetry, onBack }: Props) {
  const isOnline = useSyncExternalStore(followNetwork, () => navigator.onLine);
  return (
    <GuestScreen
      isBusy
      back={
        <BackButton onClick={onBack}>
          <Trans>Back to Join</Trans>
        </BackButton>
      }
      actions={
        <Button kind="main" size="big" onClick={onRetry}>
          <Trans>Try now</Trans>
        </Button>
      }
    >
      <div className={styles.problem}>
        <FallenGlass />
        <h1 className={styles.title}>
          <Trans>No connection</Trans>
        </h1>
        <p className={styles.keptCode}>{code}</p>
        <div role="alert" className={styles.problemText}>
          <p>
            {isOnline ? (
              <Trans>The bar cannot be reached just now. Your code is kept: this page goes on by itself.</Trans>
            ) : (
              <Trans>Your phone has no connection. Your code is kept: this page goes on by itself.</Trans>
            )}
          </p>
          {isOnline && (
            <p className={styles.wayOn}>
              <Trans>On the bar's Wi-Fi? It may want you to sign in first: open any web page to see.</Trans>
            </p>
          )}
          <p className={styles.detail}>
            <ProblemText problem={problem} />
          </p>
        </div>
      </div>
    </GuestScreen>
  );
}

function followNetwork(onChange: () => void): () => void {
  const left = new AbortController();
  for (const sign of ['online', 'offline']) window.addEventListener(sign, onChange, { signal: left.signal });
  return () => left.abort();
}
