import { useState, type FormEvent } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Reply } from '#contract/client.ts';
import { useConfirm } from '#ui/kit/alert.tsx';
import { useEndpoint, useSend } from '#ui/kit/api/api.tsx';
import { useClient } from '#ui/kit/api/client.tsx';
import { Button } from '#ui/kit/button.tsx';
import { FieldErrorsOf, useFieldErrors } from '#ui/kit/fields/field-errors.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import { ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { RelativeTime } from '#web/console/kit/relative-time.tsx';
import { saveSession } from '#web/shell/client/session.ts';
import { SettingsSection } from './settings-section.tsx';
import styles from './settings.module.css';
import tabletStyles from './tablets-card.module.css';

const LIST = 'GET /api/admin/shops/:shopId/tablets';

/** The shared tablets of the counter: this device made one, and those that are. */
export function TabletsCard({ shopId }: { shopId: string }) {
  const { t } = useLingui();
  const known = useEndpoint(LIST, { params: { shopId } });
  const tablets = known.data?.tablets;
  const [said, setSaid] = useState<Said>();
  return (
    <SettingsSection
      anchor="tablets"
      needsSight={known.isLoadingError}
      title={<Trans>Shared tablets</Trans>}
      summary={tablets && (tablets.map(({ name }) => name).join(' · ') || t`None yet`)}
    >
      <p className={styles.hint}>
        <Trans>
          A tablet at the bar opens the counter and nothing else. Everybody acts there with a PIN of their own, which
          you give them under Menu, Staff; whatever they do is written down under their name.
        </Trans>
      </p>
      {known.isPending && <Skeleton height="56px" />}
      {known.isLoadingError && (
        <ErrorState text={t`Failed to load the shared tablets.`} onRetry={() => void known.refetch()} />
      )}
      {tablets && <Paired shopId={shopId} tablets={tablets} onSaid={setSaid} />}
      <UseThisDevice shopId={shopId} onSaid={setSaid} />
      <StatusLine text={said?.text} tone={said?.tone ?? 'good'} />
    </SettingsSection>
  );
}

interface Said {
  text: string;
  tone: 'good' | 'bad';
}
type Tablets = Reply<typeof LIST>['tablets'];

function Paired({ shopId, tablets, onSaid }: { shopId: string; tablets: Tablets; onSaid: (said: Said) => void }) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const revoke = useSend('DELETE /api/admin/shops/:shopId/tablets/:tabletId', [LIST]);
  const end = async ({ id, name }: Tablets[number]) => {
    const isSure = await confirm({
      title: t`Revoke ${name}?`,
      text: t`The tablet shows the sign-in page, and nobody can act there any more.`,
      action: t`Revoke`,
      danger: true,
    });
    if (!isSure) return;
    try {
      await revoke.mutateAsync({ params: { shopId, tabletId: id } });
      onSaid({ text: t`${name} is revoked.`, tone: 'good' });
    } catch {
      onSaid({ text: t`That did not work. Try again.`, tone: 'bad' });
    }
  };
  if (tablets.length === 0) return null;
  return (
    <ul role="list" className={tabletStyles.list} aria-label={t`Shared tablets`}>
      {tablets.map((tablet) => (
        <li key={tablet.id}>
          <span className={tabletStyles.words}>
            <strong>{tablet.name}</strong>
            <span className={tabletStyles.used}>
              <Trans>
                Last used <RelativeTime at={tablet.last_used_at} />
              </Trans>
            </span>
          </span>
          <Button aria-label={t`Revoke ${tablet.name}`} onClick={() => void end(tablet)}>
            <Trans>Revoke</Trans>
          </Button>
        </li>
      ))}
    </ul>
  );
}

function UseThisDevice({ shopId, onSaid }: { shopId: string; onSaid: (said: Said | undefined) => void }) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const client = useClient();
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const pair = useSend('POST /api/admin/shops/:shopId/tablets');
  const [name, setName] = useState('');
  const fields = useFieldErrors();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pair.isPending) return;
    fields.clear();
    onSaid(undefined);
    const isSure =
      name.trim() === '' ||
      (await confirm({
        title: t`Use this device as the shared tablet?`,
        text: t`You are signed out here, and this browser opens the counter alone. Revoke it here from another device, or sign in on this one at /login.`,
        action: t`Use this device`,
      }));
    if (!isSure) return;
    try {
      const { token, user } = await pair.mutateAsync({ params: { shopId }, body: { name } });
      // While it is still the bearer.
      await client('POST /v1/auth/logout', {}).catch(() => undefined);
      queries.clear();
      saveSession({ accessToken: token, refreshToken: token }, { ...user, isTablet: true });
      navigate(`/shops/${encodeURIComponent(shopId)}/tonight`, { replace: true });
    } catch (failure) {
      const text = fields.mark(failure);
      if (text !== undefined) onSaid({ text, tone: 'bad' });
    }
  };
  return (
    <FieldErrorsOf form={fields}>
      <form className={tabletStyles.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          label={t`Name of this tablet`}
          path="name"
          hint={t`Such as “Bar, left”`}
          value={name}
          onChange={setName}
          autoComplete="off"
        />
        <Button type="submit" busy={pair.isPending}>
          <Trans>Use this device as the shared tablet</Trans>
        </Button>
      </form>
    </FieldErrorsOf>
  );
}
