import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Input, Reply } from '#contract/client.ts';
import { useEndpoint, useSend } from '#ui/kit/api/api.tsx';
import { useConfirm } from '#ui/kit/alert.tsx';
import { Button } from '#ui/kit/button.tsx';
import { SelectField } from '#ui/kit/fields/select-field.tsx';
import { SwitchField } from '#ui/kit/fields/switch-field.tsx';
import { ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { SecretLink } from '#web/console/kit/secret-link.tsx';
import { publicOrigin } from '#web/shell/base-path.ts';
import { SettingsSection } from './settings-section.tsx';
import styles from './settings.module.css';

const GET = 'GET /api/admin/shops/:shopId/board-key';
const PUT = 'PUT /api/admin/shops/:shopId/board-key';
const DELETE = 'DELETE /api/admin/shops/:shopId/board-key';
type Change = Input<typeof PUT>['body'];

/** The now-serving board: its link, told once, and what it shows. */
export function BoardCard({ shopId }: { shopId: string }) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const known = useEndpoint(GET, { params: { shopId } });
  const save = useSend(PUT, [GET]);
  const revoke = useSend(DELETE, [GET]);
  const [link, setLink] = useState<string>();
  const [said, setSaid] = useState<{ text: string; tone: 'good' | 'bad' }>();
  const board = known.data?.board;

  const attempt = async (send: () => Promise<string>) => {
    setSaid(undefined);
    try {
      setSaid({ text: await send(), tone: 'good' });
    } catch {
      setSaid({ text: t`That did not work. Try again.`, tone: 'bad' });
    }
  };
  const change = (body: Change) =>
    attempt(async () => {
      const { key } = await save.mutateAsync({ params: { shopId }, body });
      if (key === null) return t`Saved. The board shows it at once.`;
      setLink(`${publicOrigin()}/shops/${encodeURIComponent(shopId)}/board#key=${key}`);
      return t`The link is ready.`;
    });
  const renew = async () => {
    const isSure = await confirm({
      title: t`Make a new link?`,
      text: t`Screens that show the board stop until the new link is opened on them.`,
      action: t`Make a new link`,
    });
    if (isSure) await change({ renew: true });
  };
  const end = async () => {
    const isSure = await confirm({
      title: t`Revoke the link?`,
      text: t`Screens that show the board stop at once.`,
      action: t`Revoke`,
      danger: true,
    });
    if (!isSure) return;
    await attempt(async () => {
      await revoke.mutateAsync({ params: { shopId } });
      setLink(undefined);
      return t`The link is revoked.`;
    });
  };

  return (
    <SettingsSection
      anchor="board"
      needsSight={known.isLoadingError}
      title={<Trans>Now-serving board</Trans>}
      summary={known.data && (board ? t`It has a link` : t`Off`)}
    >
      <p className={styles.hint}>
        <Trans>
          A big screen for the room: what is being made, what is ready, and the code to order with. Open its link on the
          screen; it needs no sign-in.
        </Trans>
      </p>
      {known.isPending && <Skeleton height="56px" />}
      {known.isLoadingError && <ErrorState text={t`Failed to load the board.`} onRetry={() => void known.refetch()} />}
      {link !== undefined && (
        <SecretLink link={link} title={t`QR code of the board’s link`} copyLabel={t`Copy the board’s link`}>
          <Trans>It is shown this once. Whoever has it sees the board, and nothing else.</Trans>
        </SecretLink>
      )}
      {board && <Shown shopId={shopId} board={board} onChange={(body) => void change(body)} />}
      <div className={styles.actions}>
        {board === null && (
          <Button busy={save.isPending} onClick={() => void change({})}>
            <Trans>Make a link</Trans>
          </Button>
        )}
        {board && (
          <>
            <Button busy={save.isPending} onClick={() => void renew()}>
              <Trans>Make a new link</Trans>
            </Button>
            <Button busy={revoke.isPending} onClick={() => void end()}>
              <Trans>Revoke</Trans>
            </Button>
          </>
        )}
        <StatusLine text={said?.text} tone={said?.tone ?? 'good'} />
      </div>
    </SettingsSection>
  );
}

interface ShownProps {
  shopId: string;
  board: NonNullable<Reply<typeof GET>['board']>;
  onChange: (body: Change) => void;
}

/** What the board shows. */
function Shown({ shopId, board, onChange }: ShownProps) {
  const { t } = useLingui();
  const kiosks = useEndpoint('GET /api/kiosk-instances', { query: { shop_id: shopId } });
  return (
    <>
      <SwitchField
        label={t`First names`}
        hint={t`Switched off, the board shows numbers alone.`}
        checked={board.showsNames}
        onChange={(showsNames) => onChange({ showsNames })}
      />
      <SelectField
        label={t`Code to order with`}
        value={board.joinCode ?? ''}
        onChange={(code) => onChange({ joinCode: code || null })}
        placeholder={t`The first active kiosk`}
        options={(kiosks.data?.data ?? []).map(({ join_code, name }) => ({
          value: join_code,
          label: `${name} · ${join_code}`,
        }))}
      />
    </>
  );
}
