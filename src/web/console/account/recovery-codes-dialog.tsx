import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/kit/button.tsx';
import { CopyButton } from '#ui/kit/copy-button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { PrintedSheet, usePrint } from '#web/console/kit/poster.tsx';
import styles from './second-factor.module.css';

interface Props {
  username: string;
  codes: readonly string[];
  onClose: () => void;
}

/** The recovery codes, this once: the server keeps only their hashes. */
export function RecoveryCodesDialog({ username, codes, onClose }: Props) {
  const { t } = useLingui();
  const { isPrinting, print } = usePrint();
  const { host } = location;
  const list = (
    <ul role="list" className={styles.codes}>
      {codes.map((code) => (
        <li key={code}>
          <code>{code}</code>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={t`Recovery codes`}
        footer={
          <>
            <Button onClick={print}>
              <Trans>Print</Trans>
            </Button>
            <Button kind="main" onClick={onClose}>
              <Trans>I have kept them</Trans>
            </Button>
          </>
        }
      >
        <div className={styles.form}>
          <p>
            <Trans>
              Without your phone, each of these signs you in once. They are shown this once: print them, or keep them
              where you keep your passwords.
            </Trans>
          </p>
          <div className={styles.box}>
            {list}
            <CopyButton text={codes.join('\n')} label={t`Copy the recovery codes`} />
          </div>
        </div>
      </Dialog>
      <PrintedSheet isActive={isPrinting} className={styles.sheet}>
        <h1>
          <Trans>Recovery codes of {username}</Trans>
        </h1>
        <p>
          <Trans>Sipwell, {host}. Each signs you in once.</Trans>
        </p>
        {list}
      </PrintedSheet>
    </>
  );
}
