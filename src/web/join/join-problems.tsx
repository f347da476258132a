import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/kit/button.tsx';
import { FallenGlass } from '#ui/kit/fallen-glass.tsx';
import { GuestScreen } from '#web/shell/guest-screen.tsx';
import type { JoinProblem } from './join-flow.ts';
import styles from './join.module.css';
import { GoButton } from '#web/shell/go-button.tsx';

interface Props {
  problem: JoinProblem;
  /** No kiosk has this code now. */
  isUnknownCode: boolean;
  code: string;
  onBack: () => void;
}

/** Shown for any error while joining but a missing answer. Source: docs/behaviour/joining.md "Live Code Mismatch". */
export function LiveCodeMismatch({ problem, isUnknownCode, code, onBack }: Props) {
  return (
    <GuestScreen
      actions={
        <Button kind="main" size="big" onClick={onBack}>
          <Trans>Back to Join</Trans>
        </Button>
      }
    >
      <div className={styles.problem}>
        <FallenGlass />
        <h1 className={styles.title}>
          <Trans>Live Code Mismatch</Trans>
        </h1>
        {code && <p className={styles.wrongCode}>{code}</p>}
        <div role="alert" className={styles.problemText}>
          <p>
            <Trans>Live code mismatch with active instance. Please check your code and try again.</Trans>
          </p>
          <p className={styles.wayOn}>
            {isUnknownCode || problem.kind === 'join' ? (
              <Trans>
                Compare it with the card at your table or the kiosk's screen: no code has a vowel, an L, a 0 or a 1. If
                it is the same, ask at the bar.
              </Trans>
            ) : (
              <Trans>Try again in a moment. If it stays like this, tell the bar what stands below.</Trans>
            )}
          </p>
          <p className={styles.detail}>
            <ProblemText problem={problem} />
          </p>
        </div>
      </div>
    </GuestScreen>
  );
}

export function UnsupportedType() {
  return (
    <GuestScreen
      actions={
        <GoButton to="/" kind="main" size="big">
          <Trans>Return to Home</Trans>
        </GoButton>
      }
    >
      <div className={styles.problem}>
        <FallenGlass />
        <h1 className={styles.title}>
          <Trans>Unsupported Kiosk Type</Trans>
        </h1>
        <p className={styles.problemText}>
          <Trans>This kiosk runs something this app does not know yet. Please ask at the bar.</Trans>
        </p>
      </div>
    </GuestScreen>
  );
}

export function ProblemText({ problem }: { problem: JoinProblem }) {
  const { t } = useLingui();
  switch (problem.kind) {
    case 'no-data':
      return t`No response data received from server.`;
    case 'no-shop':
      return t`Kiosk is not associated with a valid shop`;
    case 'shop-data':
      if (problem.wrong === 'object') return t`Invalid shop data: expected an object`;
      if (problem.wrong === 'id') return t`Invalid shop data: missing or invalid shop_id/id`;
      return t`Invalid shop data: missing or invalid name`;
    case 'load': {
      const { message } = problem;
      if (message === '') return t`An unknown error occurred while loading the kiosk.`;
      return t`Failed to load kiosk: ${message}`;
    }
    case 'shop': {
      const message = unended(problem.message);
      return t`Failed to fetch shop: ${message}.`;
    }
    case 'join': {
      const message = unended(problem.message);
      return t`Failed to join kiosk: ${message}.`;
    }
  }
}

/** A message that ends with punctuation gets no second full stop. */
const unended = (message: string): string => message.replace(/\.$/, '');
