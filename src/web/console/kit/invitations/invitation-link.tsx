import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/kit/button.tsx';
import { CopyButton } from '#ui/kit/copy-button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { QrCode } from '#ui/kit/qr-code.tsx';
import { publicHostKind, publicOrigin } from '#web/shell/base-path.ts';
import styles from './invitations.module.css';

/** The link of an invitation, this once: the server keeps only the hash of its token. */
export function InvitationLink({ token, onClose }: { token: string; onClose: () => void }) {
  const { t } = useLingui();
  const link = `${publicOrigin()}/invitation#${token}`;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`The invitation is ready`}
      footer={
        <Button kind="main" onClick={onClose}>
          <Trans>I have passed it on</Trans>
        </Button>
      }
    >
      <div className={styles.link}>
        <p>
          <Trans>
            Send this link, or let it be scanned. Whoever opens it first chooses a username and a password, so pass it
            on in private. It works once, for 7 days, and is shown only now.
          </Trans>
        </p>
        <div className={styles.qr}>
          <QrCode text={link} title={t`QR code of the invitation`} size={176} />
        </div>
        <p className={styles.address}>
          <code>{link}</code>
          <CopyButton text={link} label={t`Copy the invitation’s link`} />
        </p>
        {publicHostKind() === 'this-device' && (
          <p className={styles.local}>
            <Trans>
              This page is open at an address only this device can reach: the link opens nothing on another one.
            </Trans>
          </p>
        )}
      </div>
    </Dialog>
  );
}
