import { useState, type FormEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffAccount } from '#contract/account/staff.ts';
import { PIN_LENGTH } from '#domain/kiosk/pin.ts';
import { useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { FieldErrorsOf, useFieldErrors } from '#ui/kit/fields/field-errors.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import styles from '../menu.module.css';

const LIST = 'GET /v1/admin/shops/:shopId/staff';

interface Props {
  shopId: string;
  account: StaffAccount;
  /** What was done. */
  onSaid: (text: string) => void;
  onClose: () => void;
}

/** Says whether the account has a PIN for the shared tablets. */
export function PinButton({ account, onPress }: { account: StaffAccount; onPress: () => void }) {
  const { t } = useLingui();
  const { username, has_pin: hasPin } = account;
  return (
    <Button
      kind="quiet"
      aria-haspopup="dialog"
      aria-label={hasPin ? t`Change PIN of ${username}` : t`Give a PIN to ${username}`}
      onClick={onPress}
    >
      {hasPin ? <Trans>Change PIN</Trans> : <Trans>Give a PIN</Trans>}
    </Button>
  );
}

/** Gives the account another PIN, or takes it away. */
export function PinForm({ shopId, account, onSaid, onClose }: Props) {
  const { t } = useLingui();
  const save = useSend('PUT /v1/admin/shops/:shopId/staff/:accountId/pin', [LIST]);
  const remove = useSend('DELETE /v1/admin/shops/:shopId/staff/:accountId/pin', [LIST]);
  const [pin, setPin] = useState('');
  const [problem, setProblem] = useState<string>();
  const fields = useFieldErrors({ 'pin-taken': 'pin' });
  const { id, username, has_pin: hasPin } = account;
  const params = { shopId, accountId: id };

  const attempt = async (work: () => Promise<unknown>, text: string) => {
    fields.clear();
    setProblem(undefined);
    try {
      await work();
      onSaid(text);
      onClose();
    } catch (failure) {
      setProblem(fields.mark(failure));
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) void attempt(() => save.mutateAsync({ params, body: { pin } }), t`${username} has a new PIN.`);
  };

  return (
    <Dialog open onClose={onClose} title={t`PIN of ${username}`}>
      <FieldErrorsOf form={fields}>
        <form className={styles.pinForm} noValidate onSubmit={submit}>
          <p>
            <Trans>
              With it {username} acts at the shop’s shared tablets. It cannot be read again: pass it on in private.
            </Trans>
          </p>
          <TextField
            label={t`New PIN`}
            path="pin"
            hint={t`4 to 6 digits`}
            value={pin}
            onChange={setPin}
            inputMode="numeric"
            autoComplete="off"
            maxLength={PIN_LENGTH.most}
            data-autofocus
          />
          {problem && (
            <p role="alert" className={styles.pinProblem}>
              {problem}
            </p>
          )}
          <div className={styles.pinActions}>
            {hasPin && (
              <Button
                kind="danger"
                busy={remove.isPending}
                onClick={() => void attempt(() => remove.mutateAsync({ params }), t`${username} has no PIN any more.`)}
              >
                <Trans>Take the PIN away</Trans>
              </Button>
            )}
            <Button kind="main" type="submit" busy={save.isPending}>
              <Trans>Save PIN</Trans>
            </Button>
          </div>
        </form>
      </FieldErrorsOf>
    </Dialog>
  );
}
