import { useState, type FormEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffAccount } from '#contract/account/staff.ts';
import { useConfirm } from '#ui/kit/alert.tsx';
import { useEndpoint, useSend } from '#ui/kit/api/api.tsx';
import { Badge } from '#ui/kit/badge.tsx';
import { Button } from '#ui/kit/button.tsx';
import { FieldErrorsOf, useFieldErrors } from '#ui/kit/fields/field-errors.tsx';
import { SelectField } from '#ui/kit/fields/select-field.tsx';
import { ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { Table } from '#ui/kit/tables/table.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { PinButton, PinForm } from './pin-of-account.tsx';
import { StaffInvitations } from './staff-invitations.tsx';
import styles from '../menu.module.css';

const LIST = 'GET /v1/admin/shops/:shopId/staff';

/** Who owns the shop or works there: invited, given new passwords, let in and kept out. */
export function StaffTab({ shopId }: { shopId: string }) {
  const { t, i18n } = useLingui();
  const confirm = useConfirm();
  const staff = useEndpoint(LIST, { params: { shopId } });
  const invite = useSend('POST /v1/admin/shops/:shopId/staff', [LIST]);
  const reset = useSend('POST /v1/admin/shops/:shopId/staff/:accountId/reset-password', [LIST]);
  const setState = useSend('PATCH /v1/admin/shops/:shopId/staff/:accountId', [LIST]);
  const [username, setUsername] = useState('');
  const [role, setRole] = useState('STAFF');
  const fields = useFieldErrors({ 'username-taken': 'username' });
  const [said, setSaid] = useState<{ text: string; tone: 'good' | 'bad' }>();
  const [pinOf, setPinOf] = useState<StaffAccount>();
  const [shown, setShown] = useState<{ username: string; password: string }>();

  const reasonOf = (failure: unknown) => (failure instanceof Error ? failure.message : '');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (invite.isPending) return;
    fields.clear();
    try {
      const { account, password } = await invite.mutateAsync({
        params: { shopId },
        body: { username, role: role === 'STAFF' ? 'STAFF' : 'SHOP_OWNER' },
      });
      setUsername('');
      setShown({ username: account.username, password });
    } catch (failure) {
      const reason = fields.mark(failure);
      setSaid(reason === undefined ? undefined : { text: t`That did not work: ${reason}`, tone: 'bad' });
    }
  };
  const attempt = async (work: () => Promise<string | undefined>) => {
    try {
      const text = await work();
      setSaid(text === undefined ? undefined : { text, tone: 'good' });
    } catch (failure) {
      const reason = reasonOf(failure);
      setSaid({ text: t`That did not work: ${reason}`, tone: 'bad' });
    }
  };
  const resetOne = ({ id, username: name }: StaffAccount) =>
    attempt(async () => {
      const isSure = await confirm({
        title: t`New password for ${name}?`,
        text: t`The old one stops working, and ${name} is signed out everywhere.`,
        action: t`Make a new password`,
        danger: true,
      });
      if (!isSure) return undefined;
      const { password } = await reset.mutateAsync({ params: { shopId, accountId: id } });
      setShown({ username: name, password });
      return undefined;
    });
  const toggle = ({ id, username: name, disabled }: StaffAccount) =>
    attempt(async () => {
      const isSure =
        disabled ||
        (await confirm({
          title: t`Disable ${name}?`,
          text: t`${name} is signed out everywhere and cannot sign in until enabled again.`,
          action: t`Disable`,
          danger: true,
        }));
      if (!isSure) return undefined;
      await setState.mutateAsync({ params: { shopId, accountId: id }, body: { disabled: !disabled } });
      return disabled ? t`${name} can sign in again.` : t`${name} is disabled.`;
    });

  return (
    <div className={styles.drinks}>
      <FieldErrorsOf form={fields}>
        <form className={styles.invite} noValidate onSubmit={(event) => void submit(event)}>
          <TextField
            label={t`Username of a new account`}
            path="username"
            hint={t`3 to 40 letters, digits, dots, dashes or underscores`}
            value={username}
            onChange={setUsername}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            maxLength={40}
          />
          <SelectField
            label={t`May do`}
            value={role}
            onChange={setRole}
            options={[
              { value: 'STAFF', label: t`Orders and sold out` },
              { value: 'SHOP_OWNER', label: t`Everything` },
            ]}
          />
          <Button type="submit" busy={invite.isPending}>
            <Trans>Make an account</Trans>
          </Button>
        </form>
      </FieldErrorsOf>
      <StatusLine text={said?.text} tone={said?.tone ?? 'good'} />
      {staff.isPending && <Skeleton height="56px" lines={3} />}
      {staff.isLoadingError && <ErrorState text={t`Failed to load the staff.`} onRetry={() => void staff.refetch()} />}
      {staff.isSuccess && staff.data.staff.length === 0 && (
        <p className={styles.none}>
          <Trans>Nobody works here yet. Administrators look after the shop.</Trans>
        </p>
      )}
      {staff.isSuccess && staff.data.staff.length > 0 && (
        <Table caption={t`Owners and staff of this shop`} className={styles.staff}>
          <thead>
            <tr>
              <th scope="col">
                <Trans>Username</Trans>
              </th>
              <th scope="col">
                <Trans>May do</Trans>
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
            {staff.data.staff.map((account) => (
              <tr key={account.id}>
                <th scope="row" data-title>
                  {account.username}
                </th>
                <td data-label={t`May do`}>
                  {account.role === 'STAFF' ? <Trans>Orders and sold out</Trans> : <Trans>Everything</Trans>}
                </td>
                <td data-label={t`Status`}>
                  <Badge tone={account.disabled ? 'bad' : 'good'}>
                    {account.disabled ? <Trans>Disabled</Trans> : <Trans>Active</Trans>}
                  </Badge>
                </td>
                <td data-label={t`Since`} className={styles.since}>
                  {i18n.date(new Date(account.created_at), { dateStyle: 'medium' })}
                </td>
                <td data-actions>
                  <PinButton account={account} onPress={() => setPinOf(account)} />
                  {account.own ? (
                    <Trans>This is you</Trans>
                  ) : (
                    <Actions
                      account={account}
                      onReset={() => void resetOne(account)}
                      onToggle={() => void toggle(account)}
                    />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      <StaffInvitations shopId={shopId} />
      {pinOf && (
        <PinForm
          shopId={shopId}
          account={pinOf}
          onSaid={(text) => setSaid({ text, tone: 'good' })}
          onClose={() => setPinOf(undefined)}
        />
      )}
      {shown && <PasswordDialog {...shown} onClose={() => setShown(undefined)} />}
    </div>
  );
}

interface ActionsProps {
  account: StaffAccount;
  onReset: () => void;
  onToggle: () => void;
}

function Actions({ account: { username, disabled }, onReset, onToggle }: ActionsProps) {
  const { t } = useLingui();
  return (
    <>
      <Button kind="quiet" onClick={onReset} aria-label={t`New password for ${username}`}>
        <Trans>New password</Trans>
      </Button>
      {disabled ? (
        <Button onClick={onToggle} aria-label={t`Enable ${username}`}>
          <Trans>Enable</Trans>
        </Button>
      ) : (
        <Button kind="danger" className={styles.delete} onClick={onToggle} aria-label={t`Disable ${username}`}>
          <Trans>Disable</Trans>
        </Button>
      )}
    </>
  );
}
