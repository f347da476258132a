import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/kit/button.tsx';
import { CopyButton } from '#ui/kit/copy-button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import styles from '../menu.module.css';

interface Props {
  username: string;
  password: string;
  onClose: () => void;
}

/** A password, this once: the server keeps only its hash. */
export function PasswordDialog({ username, password, onClose }: Props) {
  const { t } = useLingui();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Password of ${username}`}
      footer={
        <Button kind="main" onClick={onClose}>
          <Trans>I have passed it on</Trans>
        </Button>
      }
    >
      <p>
        <Trans>It is shown this once. Pass it on in private.</Trans>
      </p>
      <p className={styles.password}>
        <code>{password}</code>
        <CopyButton text={password} label={t`Copy the password`} />
      </p>
    </Dialog>
  );
}
