import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { Trans } from '@lingui/react/macro';
import { homeAfterLogin } from '#domain/kiosk/shop-access.ts';
import { BrandMark } from '#web/console/frame/brand-mark.tsx';
import { useHandedOver } from '#web/shell/history.ts';
import { ConsoleStage } from '#web/console/frame/console-stage.tsx';
import { clearSession, readSession, saveSession } from '#web/shell/client/session.ts';
import { LoginForm, type SignedIn } from './login-form.tsx';
import styles from './login.module.css';

export default function LoginPage() {
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const { from, isRestored } = useHandedOver();

  useEffect(() => {
    clearSession();
    queries.clear();
  }, [queries]);

  const enter = ({ accessToken, refreshToken, user, shop }: SignedIn) => {
    saveSession({ accessToken, refreshToken }, { ...user, shop: user.shop ?? shop });
    const home = homeAfterLogin({ ...readSession().claims, ...user }, shop);
    navigate(home, { replace: true, state: typeof from === 'string' ? { from } : null });
  };

  return (
    <ConsoleStage>
      <p className={styles.brand}>
        <BrandMark />
        Sipwell
      </p>
      <h1>
        <Trans>Admin Login</Trans>
      </h1>
      {isRestored === true && (
        <p role="status" className={styles.ended}>
          <Trans>The backup is restored. Sign in again, with the password of then.</Trans>
        </p>
      )}
      {typeof from === 'string' && (
        <p className={styles.ended}>
          <Trans>Your session has ended. Please sign in again.</Trans>
        </p>
      )}
      <LoginForm onSignedIn={enter} />
    </ConsoleStage>
  );
}
