import { useRef, useState, type FormEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Reply } from '#contract/client.ts';
import { Refusal } from '#contract/refusal.ts';
import { useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { FieldErrorsOf, useFieldErrors } from '#ui/kit/fields/field-errors.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import { clientTexts } from '#web/shell/client/client-texts.ts';
import type { SessionUser } from '#web/shell/client/session.ts';
import { CodeStep } from './code-step.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import styles from './login.module.css';

export interface SignedIn {
  accessToken: string;
  refreshToken: string;
  user: SessionUser;
  shop: SessionUser['shop'];
}

/** Source: docs/behaviour/console.md. */
export function LoginForm({ onSignedIn }: { onSignedIn: (signedIn: SignedIn) => void }) {
  const { t } = useLingui();
  const login = useSend('POST /v1/auth/login');
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [needsCode, setNeedsCode] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const fields = useFieldErrors();

  const serverError = ({ status }: Refusal) => t`Server error: ${status}`;
  const textOf = (failure: unknown): string => {
    if (!(failure instanceof Error)) return t`Login failed. Please try again.`;
    const noAnswer = failure instanceof Refusal && failure.status === 0;
    if (noAnswer) return clientTexts.noAnswer();
    if (failure instanceof Refusal && failure.code === 'server-error') return serverError(failure);
    return failure.message || t`An unexpected error occurred.`;
  };

  const enter = async (secondFactor: { code?: string }) => {
    finish(await login.mutateAsync({ body: { username: username.trim(), password, ...secondFactor } }));
  };
  const finish = (reply: Reply<'POST /v1/auth/login'>) => {
    const tokens = tokensOf(reply);
    if (!tokens) throw new Error(t`Invalid response format from server - missing tokens.`);
    onSignedIn({ ...tokens, user: reply.user ?? {}, shop: reply.shop });
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (login.isPending) return;
    if (username.trim() === '' || password === '') {
      setError(t`Please enter both username and password`);
      return;
    }
    setError(undefined);
    try {
      await enter({});
    } catch (failure) {
      if (failure instanceof Refusal && failure.code === 'second-factor-needed') return setNeedsCode(true);
      setPassword('');
      const isSaidThere = fields.mark(failure) === undefined;
      setError(isSaidThere ? undefined : textOf(failure));
      if (!isSaidThere) form.current?.querySelector<HTMLInputElement>('[name=password]')?.focus();
    }
  };

  if (needsCode)
    return (
      <CodeStep
        username={username.trim()}
        busy={login.isPending}
        onCode={(code) => enter({ code })}
        textOf={textOf}
        onBack={() => {
          setPassword('');
          setNeedsCode(false);
        }}
      />
    );
  return (
    <>
      <FieldErrorsOf form={fields}>
        <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          <TextField
            label={t`Username`}
            path="username"
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            required
            value={username}
            onChange={setUsername}
          />
          <TextField
            label={t`Password`}
            path="password"
            name="password"
            type="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={setPassword}
          />
          <div role="alert" className={styles.error}>
            {error}
          </div>
          <Button kind="main" type="submit" busy={login.isPending}>
            <Trans>Login</Trans>
          </Button>
        </form>
      </FieldErrorsOf>
      <PasskeySignIn onReply={finish} />
    </>
  );
}

/** The reply's type promises tokens, an outside main server may not keep it. */
function tokensOf(reply: Partial<Reply<'POST /v1/auth/login'>> | undefined) {
  const accessToken = reply?.tokens?.access?.token;
  const refreshToken = reply?.tokens?.refresh?.token;
  return accessToken && refreshToken ? { accessToken, refreshToken } : undefined;
}
