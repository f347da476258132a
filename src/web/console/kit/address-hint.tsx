import { Trans } from '@lingui/react/macro';
import { publicHostKind, publicOrigin } from '#web/shell/base-path.ts';
import styles from './join-qr-dialog.module.css';

/** Beside what is printed: an address that opens nothing on a phone, or only until the box has another one. */
export function AddressHint() {
  const kind = publicHostKind();
  if (kind === 'name') return null;
  const { host } = new URL(publicOrigin());
  return (
    <p className={styles.local}>
      {kind === 'this-device' ? (
        <Trans>
          This page is open at an address only this device can reach. Open the console at the address guests use before
          you print.
        </Trans>
      ) : (
        <Trans>
          What you print here holds {host}, a number that a new box or a restarted router may not have any more. Open
          the console at a name before you print, such as sipwell.local: “A name for the box” in docs/install.md says
          how.
        </Trans>
      )}
    </p>
  );
}
