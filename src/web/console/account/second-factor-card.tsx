import { useId, useState } from 'react';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Reply } from '#contract/client.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx';
import { SetUpDialog } from './set-up-dialog.tsx';
import { TurnOffDialog } from './turn-off-dialog.tsx';
import styles from './account.module.css';

type Me = Reply<'GET /api/me'>;

/** Codes of an authenticator app, which nobody has to use. Source: docs/behaviour/accounts-and-access.md "Codes of an app". */
export function SecondFactorCard({ me: { username, secondFactor } }: { me: Me }) {
  const { t } = useLingui();
  const heading = useId();
  const [opened, setOpened] = useState<'set-up' | 'turn-off'>();
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>();
  const [said, setSaid] = useState<string>();
  const close = () => setOpened(undefined);
  return (
    <Card className={styles.card} aria-labelledby={heading}>
      <div className={styles.device}>
        <h2 id={heading}>
          <Trans>Codes of an app</Trans>
        </h2>
        <Badge tone={secondFactor ? 'good' : 'neutral'}>{secondFactor ? <Trans>On</Trans> : <Trans>Off</Trans>}</Badge>
      </div>
      <p className={styles.hint}>
        <Trans>
          Signing in then also takes a code of an authenticator app on your phone, such as Google Authenticator,
          1Password or Aegis: a password alone opens nothing.
        </Trans>
      </p>
      {secondFactor && <CodesLeft left={secondFactor.recoveryCodesLeft} />}
      <div className={styles.actions}>
        {secondFactor ? (
          <Button onClick={() => setOpened('turn-off')} aria-haspopup="dialog">
            <Trans>Turn off…</Trans>
          </Button>
        ) : (
          <Button onClick={() => setOpened('set-up')} aria-haspopup="dialog">
            <Trans>Set up…</Trans>
          </Button>
        )}
        <StatusLine text={said} />
      </div>
      {opened === 'set-up' && (
        <SetUpDialog
          username={username}
          onDone={(codes) => {
            close();
            setRecoveryCodes(codes);
            setSaid(t`From now on you sign in with a code of your app too.`);
          }}
          onClose={close}
        />
      )}
      {opened === 'turn-off' && (
        <TurnOffDialog
          username={username}
          onDone={() => {
            close();
            setSaid(t`You sign in with your password alone.`);
          }}
          onClose={close}
        />
      )}
      {recoveryCodes && (
        <RecoveryCodesDialog username={username} codes={recoveryCodes} onClose={() => setRecoveryCodes(undefined)} />
      )}
    </Card>
  );
}

function CodesLeft({ left }: { left: number }) {
  return (
    <p className={left > 2 ? undefined : styles.few}>
      <Plural value={left} one="# recovery code is left." other="# recovery codes are left." />{' '}
      {left <= 2 && <Trans>Turn the codes off and on again for new ones.</Trans>}
    </p>
  );
}
