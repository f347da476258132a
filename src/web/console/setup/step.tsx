import type { FormEvent, ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { BackButton } from '#ui/kit/back.tsx';
import { Button } from '#ui/kit/button.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { useFreshHeading } from '#ui/kit/use-fresh-heading.ts';
import { useStepNames, type ShownStep } from './use-step-names.ts';
import styles from './set-up.module.css';

interface Props {
  step: ShownStep;
  title: ReactNode;
  /** One sentence: why this is asked. */
  lead: ReactNode;
  children: ReactNode;
  /** What went wrong. */
  problem?: string | undefined;
  /** What the main button says; without it the step has buttons of its own. */
  action?: ReactNode;
  busy?: boolean;
  onSubmit?: () => void;
  onBack?: (() => void) | undefined;
}

/** One step of the set-up: where one is, what is asked, and the way on and back. */
export function Step({ step, title, lead, children, problem, action, busy = false, onSubmit, onBack }: Props) {
  const heading = useFreshHeading();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit?.();
  };
  return (
    <form className={styles.step} noValidate onSubmit={submit}>
      <Progress current={step} />
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      {children}
      <StatusLine text={problem} tone="bad" />
      <div className={styles.ways}>
        {onBack && (
          <BackButton onClick={onBack}>
            <Trans context="step">Back</Trans>
          </BackButton>
        )}
        {action !== undefined && (
          <Button kind="main" size="big" type="submit" busy={busy} className={styles.on}>
            {action}
          </Button>
        )}
      </div>
    </form>
  );
}

function Progress({ current }: { current: ShownStep }) {
  const { t } = useLingui();
  const names = useStepNames();
  const at = names.findIndex(({ step }) => step === current);
  const [n, count] = [at + 1, names.length];
  return (
    <nav aria-label={t`Step ${n} of ${count}`} className={styles.progress}>
      <ol role="list">
        {names.map(({ step, name }, i) => (
          <li key={step} aria-current={i === at ? 'step' : undefined} data-done={i < at || undefined}>
            <span className={styles.dot} aria-hidden="true">
              {i < at ? <Tick /> : i + 1}
            </span>
            <span>{name}</span>
          </li>
        ))}
      </ol>
    </nav>
  );
}

const Tick = () => (
  <svg width="14" height="14" viewBox="0 0 18 18">
    <path
      d="m4 9.5 3.4 3.4L14 6"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
