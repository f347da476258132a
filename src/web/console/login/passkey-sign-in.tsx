import { useState } from 'react';
import { Trans } from '@lingui/react/macro';
import type { Reply } from '#contract/client.ts';
import { useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { passkeyHindranceHere, startAuthentication, usePasskeyFailureText } from '#web/console/kit/passkeys.ts';
import styles from './login.module.css';

interface Props {
  /** Throws if it is no reply to go on with. */
  onReply: (reply: Reply<'POST /v1/auth/passkey'>) => void;
}

/** Passkeys are this server's: signing in elsewhere has none. */
const isSignInElsewhere = import.meta.env.VITE_MAIN_API_BASE !== undefined;

/** Instead of name, password and code; nothing where it cannot work. Source: docs/behaviour/accounts-and-access.md "Passkeys". */
export function PasskeySignIn(props: Props) {
  return isSignInElsewhere || passkeyHindranceHere() !== undefined ? null : <PasskeyButton {...props} />;
}

function PasskeyButton({ onReply }: Props) {
  const textOf = usePasskeyFailureText();
  const begin = useSend('POST /v1/auth/passkey/options');
  const signIn = useSend('POST /v1/auth/passkey');
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const enter = async () => {
    setBusy(true);
    setError(undefined);
    try {
      const credential = await startAuthentication({ optionsJSON: await begin.mutateAsync({}) });
      onReply(await signIn.mutateAsync({ body: { credential: { ...credential, type: 'public-key' } } }));
    } catch (failure) {
      setError(textOf(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.passkey}>
      <Button busy={isBusy} onClick={() => void enter()}>
        <Trans>Sign in with a passkey</Trans>
      </Button>
      <div role="alert" className={styles.error}>
        {error}
      </div>
    </div>
  );
}
