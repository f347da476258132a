import { useId, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Administrator } from '#contract/account/invitations.ts';
import { useConfirm } from '#ui/kit/alert.tsx';
import { useEndpoint, useSend } from '#ui/kit/api/api.tsx';
import { Badge } from '#ui/kit/badge.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { Table } from '#ui/kit/tables/table.tsx';
import styles from './accounts.module.css';

const LIST = 'GET /api/administrators';

export function AdministratorsCard() {
  const { t } = useLingui();
  const heading = useId();
  const confirm = useConfirm();
  const known = useEndpoint(LIST, {});
  const save = useSend('PATCH /api/administrators/:accountId', [LIST]);
  const [said, setSaid] = useState<{ text: string; tone: 'good' | 'bad' }>();

  const toggle = async ({ id, username: name, disabled }: Administrator) => {
    const isSure =
      disabled ||
      (await confirm({
        title: t`Disable ${name}?`,
        text: t`${name} is signed out everywhere and cannot sign in until enabled again.`,
        action: t`Disable`,
        danger: true,
      }));
    if (!isSure) return;
    try {
      await save.mutateAsync({ params: { accountId: id }, body: { disabled: !disabled } });
      setSaid({ text: disabled ? t`${name} can sign in again.` : t`${name} is disabled.`, tone: 'good' });
    } catch (failure) {
      const reason = failure instanceof Error ? failure.message : '';
      setSaid({ text: t`That did not work: ${reason}`, tone: 'bad' });
    }
  };
  return (
    <Card className={styles.card} aria-labelledby={heading}>
      <h2 id={heading}>
        <Trans>Administrators</Trans>
      </h2>
      <p className={styles.hint}>
        <Trans>They own every shop and may do everything. One at least can always sign in.</Trans>
      </p>
      {known.isPending && <Skeleton height="56px" />}
      {known.isLoadingError && (
        <ErrorState text={t`Failed to load the administrators.`} onRetry={() => void known.refetch()} />
      )}
      {known.data && (
        <AdministratorsTable administrators={known.data.administrators} onToggle={(one) => void toggle(one)} />
      )}
      <StatusLine text={said?.text} tone={said?.tone ?? 'good'} />
    </Card>
  );
}

interface TableProps {
  administrators: readonly Administrator[];
  onToggle: (one: Administrator) => void;
}

function AdministratorsTable({ administrators, onToggle }: TableProps) {
  const { t, i18n } = useLingui();
  return (
    <Table caption={t`Administrators`}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Username</Trans>
          </th>
          <th scope="col">
            <Trans>Status</Trans>
          </th>
          <th scope="col">
            <Trans>Since</Trans>
          </th>
          <th scope="col">
            <Trans>Actions</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {administrators.map((one) => (
          <tr key={one.id}>
            <th scope="row" data-title>
              {one.username}
            </th>
            <td data-label={t`Status`}>
              <Badge tone={one.disabled ? 'bad' : 'good'}>
                {one.disabled ? <Trans>Disabled</Trans> : <Trans>Active</Trans>}
              </Badge>
            </td>
            <td data-label={t`Since`}>{i18n.date(one.created_at, { dateStyle: 'medium' })}</td>
            <td data-actions>
              {one.own ? <Trans>This is you</Trans> : <StateButton one={one} onPress={() => onToggle(one)} />}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function StateButton({ one: { username, disabled }, onPress }: { one: Administrator; onPress: () => void }) {
  const { t } = useLingui();
  return disabled ? (
    <Button onClick={onPress} aria-label={t`Enable ${username}`}>
      <Trans>Enable</Trans>
    </Button>
  ) : (
    <Button kind="danger" className={styles.disable} onClick={onPress} aria-label={t`Disable ${username}`}>
      <Trans>Disable</Trans>
    </Button>
  );
}
