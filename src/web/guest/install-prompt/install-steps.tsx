import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Platform } from '#domain/settings/install-prompt.ts';
import { Button } from '#ui/kit/button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import styles from './install-prompt.module.css';

interface Props {
  open: boolean;
  onClose: () => void;
  platform: Platform;
}

/** The steps in the browser's menu, for browsers without a prompt of their own. */
export function InstallSteps({ open, onClose, platform }: Props) {
  const { t } = useLingui();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Install App`}
      size="sheet"
      guest
      footer={
        <Button kind="main" size="big" onClick={onClose} data-autofocus>
          <Trans>OK</Trans>
        </Button>
      }
    >
      <ol className={styles.drawn} role="list">
        {platform === 'ios' && (
          <>
            <Step icon={<Share />}>
              <Trans>Tap the Share button at the edge of the screen.</Trans>
            </Step>
            <Step icon={<AddSquare />}>
              <Trans>Scroll down and choose Add to Home Screen.</Trans>
            </Step>
            <Step icon={<Tick />}>
              <Trans>Tap Add. It is on your home screen now.</Trans>
            </Step>
          </>
        )}
        {platform === 'android' && (
          <>
            <Step icon={<Dots />}>
              <Trans>Tap the three dots beside the address.</Trans>
            </Step>
            <Step icon={<AddSquare />}>
              <Trans>Choose Install app or Add to Home screen.</Trans>
            </Step>
            <Step icon={<Tick />}>
              <Trans>Tap Install. It is on your home screen now.</Trans>
            </Step>
          </>
        )}
        {platform === 'other' && (
          <>
            <Step icon={<Dots />}>
              <Trans>Open the browser's menu, or look for the install sign beside the address.</Trans>
            </Step>
            <Step icon={<AddSquare />}>
              <Trans>Choose Install, or Add to Dock in Safari on a Mac.</Trans>
            </Step>
            <Step icon={<Tick />}>
              <Trans>Confirm. It opens in a window of its own from now on.</Trans>
            </Step>
          </>
        )}
      </ol>
    </Dialog>
  );
}

function Step({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.step}>
      <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true" className={styles.icon}>
        {icon}
      </svg>
      <p>{children}</p>
    </li>
  );
}

const Share = () => <path d="M16 20V4m-5 5 5-5 5 5M10 13H6v15h20V13h-4" />;
const AddSquare = () => (
  <path d="M8 5h16a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3zM16 11v10M11 16h10" />
);
const Dots = () => <path d="M16 7v.01M16 16v.01M16 25v.01" strokeWidth="5" />;
const Tick = () => <path d="m7 17 6 6 12-14" />;
