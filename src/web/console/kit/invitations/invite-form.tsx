import { useState, type FormEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { InvitedRole } from '#domain/account/invitation.ts';
import { useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { FieldErrorsOf, useFieldErrors } from '#ui/kit/fields/field-errors.tsx';
import { SelectField } from '#ui/kit/fields/select-field.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { InvitationLink } from './invitation-link.tsx';
import { useRoleWords } from './role-words.ts';
import { ShopChoice, type Choosable } from './shop-choice.tsx';
import styles from './invitations.module.css';

interface Props {
  roles: readonly [InvitedRole, ...InvitedRole[]];
  /** Those to choose from; one alone is not asked for. */
  shops: readonly Choosable[];
}

/** Makes an invitation, and shows its link. */
export function InviteForm({ roles, shops }: Props) {
  const { t } = useLingui();
  const roleWords = useRoleWords();
  const invite = useSend('POST /api/invitations', ['GET /api/invitations']);
  const [role, setRole] = useState<InvitedRole>(roles[0]);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [token, setToken] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const fields = useFieldErrors();
  const [only] = shops.length === 1 ? shops : [];
  const shopIds = only ? [only.id] : chosen;

  const choose = (ids: readonly string[]) => {
    fields.fields.clear('shopIds');
    setChosen(ids);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (invite.isPending) return;
    fields.clear();
    setProblem(undefined);
    try {
      const made = await invite.mutateAsync({ body: { role, shopIds: role === 'ADMIN' ? [] : [...shopIds] } });
      setToken(made.token);
      setChosen([]);
    } catch (failure) {
      setProblem(fields.mark(failure));
    }
  };
  return (
    <FieldErrorsOf form={fields}>
      <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        <SelectField
          label={t`Invite as`}
          path="role"
          value={role}
          onChange={(value) => setRole(roles.find((each) => each === value) ?? role)}
          options={roles.map((value) => ({ value, label: roleWords(value) }))}
        />
        {role !== 'ADMIN' && shops.length > 1 && (
          <ShopChoice path="shopIds" shops={shops} chosen={chosen} onChange={choose} />
        )}
        <Button kind="main" type="submit" busy={invite.isPending}>
          <Trans>Invite by link</Trans>
        </Button>
      </form>
      <StatusLine text={problem} tone="bad" />
      {token !== undefined && <InvitationLink token={token} onClose={() => setToken(undefined)} />}
    </FieldErrorsOf>
  );
}
