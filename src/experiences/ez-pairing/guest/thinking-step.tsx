import { Trans } from '@lingui/react/macro';
import { Button } from '#ui/kit/button.tsx';
import { BackButton } from '#ui/kit/back.tsx';
import type { ButtonKind } from '#ui/kit/button-class.ts';
import styles from './ez-pairing.module.css';

export function ThinkingStep() {
  return (
    <section className={`${styles.step} ${styles.middle}`}>
      <Shaker />
      <p role="status" className={styles.thinking}>
        <Trans>Shaking up your answers…</Trans>
      </p>
    </section>
  );
}

interface FailedProps {
  /** There are drinks, but none without alcohol. */
  isNoneWithoutAlcohol: boolean;
  onRetry: () => void;
  onMenu: () => void;
  /** Back to the drink found before. */
  onBack: (() => void) | undefined;
}

export function FailedStep({ isNoneWithoutAlcohol, onRetry, onMenu, onBack }: FailedProps) {
  const retry = (kind: ButtonKind) => (
    <Button key="retry" kind={kind} size="big" onClick={onRetry}>
      <Trans>Try Again</Trans>
    </Button>
  );
  const menu = (kind: ButtonKind) => (
    <Button key="menu" kind={kind} size="big" onClick={onMenu}>
      <Trans>The whole menu</Trans>
    </Button>
  );
  return (
    <section className={styles.step}>
      <div className={styles.back}>{onBack && <BackButton onClick={onBack} />}</div>
      <div className={styles.middle}>
        <p role="alert" className={styles.thinking}>
          {isNoneWithoutAlcohol ? (
            <Trans>No drink without alcohol is left right now</Trans>
          ) : (
            <Trans>Failed to get recommendations. Please try again.</Trans>
          )}
        </p>
      </div>
      <div className={styles.actions}>
        {isNoneWithoutAlcohol ? [menu('main'), retry('plain')] : [retry('main'), menu('plain')]}
      </div>
    </section>
  );
}

function Shaker() {
  return (
    <svg width="112" height="172" viewBox="0 0 112 172" aria-hidden="true" className={styles.shaker}>
      <path d="M42 8h28l3 22H39z" className={styles.metal} />
      <path d="M34 30h44l10 34H24z" className={styles.metal} />
      <path d="M24 64h64l-9 92a10 10 0 0 1-10 9H43a10 10 0 0 1-10-9z" className={styles.metal} />
      <path d="M24 64h64M36 78l6 74" className={styles.glint} />
    </svg>
  );
}
