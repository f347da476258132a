import { Link } from 'wouter';
import { Trans, useLingui } from '@lingui/react/macro';
import { BrandMark } from '#web/console/frame/brand-mark.tsx';
import { LanguageSwitch } from '#web/shell/language-switch.tsx';
import { sessionIsAdmin, useSession } from '#web/shell/client/session.ts';
import { AccountStep } from './account-step.tsx';
import { SetUp } from './set-up.tsx';
import styles from './set-up.module.css';

/** A bar of one's own, from nothing to a card on the table. Source: docs/behaviour/set-up.md. */
export default function SetUpPage() {
  const { t } = useLingui();
  const session = useSession();
  return (
    <div className={styles.page} data-side="console">
      <title>{t`Set up your bar · Sipwell`}</title>
      <header className={styles.top}>
        <Link to="/landing" className={styles.brand}>
          <BrandMark />
          Sipwell
        </Link>
        <LanguageSwitch />
      </header>
      <main className={styles.content}>{sessionIsAdmin(session) ? <SetUp /> : <AccountStep />}</main>
      <footer className={styles.foot}>
        <Trans>Leave whenever you like: each step is saved, and you go on where you were.</Trans>
      </footer>
    </div>
  );
}
