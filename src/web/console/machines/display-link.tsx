import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Refusal } from '#contract/refusal.ts';
import { useConfirm } from '#ui/kit/alert.tsx';
import { useEndpoint, useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { publicOrigin } from '#web/shell/base-path.ts';
import { RelativeTime } from '#web/console/kit/relative-time.tsx';
import { SecretLink } from '#web/console/kit/secret-link.tsx';
import styles from './machines.module.css';

const GET = 'GET /api/admin/shops/:shopId/machines/:machineId/display-key';
const PUT = 'PUT /api/admin/shops/:shopId/machines/:machineId/display-key';
const DELETE = 'DELETE /api/admin/shops/:shopId/machines/:machineId/display-key';

interface Props {
  shopId: string;
  machineId: string;
  name: string;
  onClose: () => void;
}

/** The screen at a machine: its link, told once. */
export function DisplayLink({ shopId, machineId, name, onClose }: Props) {
  const { t } = useLingui();
  const confirm = useConfirm();
  const params = { shopId, machineId };
  const known = useEndpoint(GET, { params });
  const make = useSend(PUT, [GET]);
  const revoke = useSend(DELETE, [GET]);
  const [link, setLink] = useState<string>();
  const [said, setSaid] = useState<{ text: string; tone: 'good' | 'bad' }>();
  const display = known.data?.display;

  const attempt = async (send: () => Promise<string>) => {
    setSaid(undefined);
    try {
      setSaid({ text: await send(), tone: 'good' });
    } catch (failure) {
      setSaid({ text: failure instanceof Refusal ? failure.message : t`That did not work. Try again.`, tone: 'bad' });
    }
  };
  const renew = async () => {
    const isSure =
      !display ||
      (await confirm({
        title: t`Make a new link?`,
        text: t`The screen that shows it now stops until the new link is opened on it.`,
        action: t`Make a new link`,
      }));
    if (!isSure) return;
    await attempt(async () => {
      const { key } = await make.mutateAsync({ params });
      setLink(
        `${publicOrigin()}/shops/${encodeURIComponent(shopId)}/machines/${encodeURIComponent(machineId)}/display#key=${key}`,
      );
      return t`The link is ready.`;
    });
  };
  const end = async () => {
    const isSure = await confirm({
      title: t`Revoke the link?`,
      text: t`The screen stops at once, and guests are not asked for its code any more.`,
      action: t`Revoke`,
      danger: true,
    });
    if (!isSure) return;
    await attempt(async () => {
      await revoke.mutateAsync({ params });
      setLink(undefined);
      return t`The link is revoked.`;
    });
  };

  return (
    <Dialog open onClose={onClose} title={<Trans>Screen of {name}</Trans>}>
      <div className={styles.form}>
        <p className={styles.hint}>
          <Trans>
            Open its link on a small screen at the machine. It shows the code that guests start their drinks with, what
            pours and who is next, and it has a stop. It needs no sign-in.
          </Trans>
        </p>
        {display && (
          <p className={styles.hint}>
            {display.lastSeenAt === null ? (
              <Trans>The link has not been opened yet.</Trans>
            ) : (
              <Trans>
                Last seen <RelativeTime at={display.lastSeenAt} />
              </Trans>
            )}
          </p>
        )}
        {link !== undefined && (
          <SecretLink link={link} title={t`QR code of the screen’s link`} copyLabel={t`Copy the screen’s link`}>
            <Trans>It is shown this once. Whoever has it sees the code and can stop the machine.</Trans>
          </SecretLink>
        )}
        <div className={styles.actions}>
          <Button kind={display ? 'plain' : 'main'} busy={make.isPending} onClick={() => void renew()}>
            {display ? <Trans>Make a new link</Trans> : <Trans>Make a link</Trans>}
          </Button>
          {display && (
            <Button busy={revoke.isPending} onClick={() => void end()}>
              <Trans>Revoke</Trans>
            </Button>
          )}
          <StatusLine text={said?.text} tone={said?.tone ?? 'good'} />
        </div>
      </div>
    </Dialog>
  );
}
