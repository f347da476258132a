import type { ReactNode } from 'react';
import { Trans } from '@lingui/react/macro';
import type { passkeyHindranceHere } from '#web/console/kit/passkeys.ts';
import { publicOrigin } from '#web/shell/base-path.ts';
import styles from './account.module.css';

type Hindrance = NonNullable<ReturnType<typeof passkeyHindranceHere>>;

/** Why no passkey can be added on this page, and what to do. */
export function PasskeyHindranceText({ hindrance }: { hindrance: Hindrance }) {
  const address = publicOrigin();
  const { host } = location;
  const words: Record<Hindrance, ReactNode> = {
    'no-https': (
      <Trans>
        Passkeys cannot be added here: browsers make them for pages with HTTPS only, and this page is open without it.
      </Trans>
    ),
    'no-name': (
      <Trans>
        Passkeys cannot be added here: browsers make them for an address with a name and HTTPS, such as
        https://bar.example, not for {host}.
      </Trans>
    ),
    'no-public-address': (
      <Trans>
        Passkeys cannot be added here yet: whoever runs the server has to set its address as PUBLIC_URL first.
      </Trans>
    ),
    elsewhere: (
      <Trans>
        Passkeys cannot be added here: they work at <a href={`${address}/account`}>{address}</a>.
      </Trans>
    ),
    'no-browser': <Trans>Passkeys cannot be added here: this browser has none. Newer ones have.</Trans>,
  };
  return <p className={styles.hindrance}>{words[hindrance]}</p>;
}
