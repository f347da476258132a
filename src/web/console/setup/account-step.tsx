import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Refusal } from '#contract/refusal.ts';
import { useSend } from '#ui/kit/api/api.tsx';
import { useClient } from '#ui/kit/api/client.tsx';
import { buttonClass } from '#ui/kit/button-class.ts';
import { FieldErrorsOf, useFieldErrors } from '#ui/kit/fields/field-errors.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import { EmptyState, Skeleton } from '#ui/kit/states.tsx';
import { isSignedIn, saveSession, useSession } from '#web/shell/client/session.ts';
import { RestoreInstead } from './restore-instead.tsx';
import { Step } from './step.tsx';

/** The first account, made with the link that the server printed. */
export function AccountStep() {
  const { t } = useLingui();
  const client = useClient();
  const session = useSession();
  // The token leaves the address at once: it is nobody else's.
  const [token] = useState(takeToken);
  const headers = { 'x-setup-token': token };
  const link = useQuery<unknown, Refusal>({
    queryKey: ['set-up link', token],
    queryFn: () => client('GET /v1/setup/link', {}, { headers }),
    enabled: token !== '' && !isSignedIn(session),
  });
  const make = useSend('POST /v1/setup/account');
  const login = useSend('POST /v1/auth/login');
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const fields = useFieldErrors({ 'username-taken': 'username' });

  if (isSignedIn(session))
    return (
      <EmptyState
        title={t`Only administrators set up bars`}
        text={t`You are signed in with an account that has its bar. Sign in as an administrator to set up another one.`}
        action={<SignIn />}
      />
    );
  if (token === '' || (link.isError && link.error.code === 'setup-link-invalid'))
    return (
      <EmptyState
        title={t`This link cannot be used`}
        text={t`A set-up link works once. If there is an account already, sign in; else use the link that the server printed last.`}
        action={<SignIn />}
      />
    );
  if (link.isPending) return <Skeleton height="56px" lines={4} />;

  const submit = async () => {
    setProblem(undefined);
    fields.clear();
    try {
      const body = { username, password };
      await make.mutateAsync({ body, options: { headers } });
      const { user, tokens } = await login.mutateAsync({ body });
      saveSession({ accessToken: tokens.access.token, refreshToken: tokens.refresh.token }, user);
    } catch (failure) {
      setProblem(fields.mark(failure));
    }
  };
  return (
    <FieldErrorsOf form={fields}>
      <Step
        step="account"
        title={<Trans>Welcome. Who runs this bar?</Trans>}
        lead={<Trans>This account may do everything. You can add others for your staff later.</Trans>}
        problem={problem}
        action={<Trans>Go on</Trans>}
        busy={make.isPending || login.isPending}
        onSubmit={() => void submit()}
      >
        <TextField
          label={t`Username`}
          hint={t`Letters and digits, such as “ada”.`}
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
          hint={t`At least 10 characters. A short sentence is good.`}
          path="password"
          name="password"
          type="password"
          autoComplete="new-password"
          required
          value={password}
          onChange={setPassword}
        />
      </Step>
      <RestoreInstead headers={headers} />
    </FieldErrorsOf>
  );
}

function takeToken(): string {
  const token = decodeURIComponent(location.hash.slice(1));
  if (token !== '') history.replaceState(history.state, '', location.pathname + location.search);
  return token;
}

const SignIn = () => (
  <Link to="/login" className={buttonClass({ kind: 'main' })}>
    <Trans>Sign in</Trans>
  </Link>
);
