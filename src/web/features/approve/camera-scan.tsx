import { useRef, useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { readMachineQr } from '#domain/machine-qr.ts';
import { Button } from '#ui/button.tsx';
import { GuestScreen } from '../../guest-screen.tsx';
import type { DeviceProblem } from '../../device-problem.ts';
import { useQrCamera } from './use-qr-camera.ts';
import styles from './scan.module.css';
import { GoButton } from '../../go-button.tsx';

interface Props {
  onMachine: (shopId: string) => void;
  onManual: () => void;
  onRetry: () => void;
}

export function CameraScan({ onMachine, onManual, onRetry }: Props) {
  const { t } = useLingui();
  const video = useRef<HTMLVideoElement>(null);
  const [wrongCode, setWrongCode] = useState<string>();
  const { problem, slow } = useQrCamera(video, (scanned) => {
    const read = readMachineQr(scanned);
    if ('shopId' in read) return onMachine(read.shopId);
    setWrongCode(read.error);
  });
  return (
    <GuestScreen
      isBusy
      actions={
        <>
          {(problem || slow) && (
            <Button kind="main" size="big" onClick={onRetry}>
              <Trans>Try Again</Trans>
            </Button>
          )}
          <Button size="big" onClick={onManual}>
            <Trans>Enter Machine ID Manually</Trans>
          </Button>
          <GoButton to="/kiosk/live" kind="quiet">
            <Trans>Cancel</Trans>
          </GoButton>
        </>
      }
    >
      <h1 className={styles.title}>
        <Trans>Scan Machine QR Code</Trans>
      </h1>
      <div className={styles.finder} data-off={problem ? true : undefined}>
        <video ref={video} className={styles.video} muted playsInline aria-label={t`What the camera sees`} />
        <Corners />
        {problem && (
          <p role="alert" className={styles.problem}>
            <CameraText problem={problem} />
          </p>
        )}
      </div>
      <p role="status" className={wrongCode ? styles.wrong : styles.hint}>
        {wrongCode && <WrongCode error={wrongCode} />}
        {!wrongCode && !problem && slow && <Trans>No code seen yet. Move closer and hold still.</Trans>}
        {!wrongCode && !problem && !slow && <Trans>Point your camera at the code on the machine.</Trans>}
      </p>
    </GuestScreen>
  );
}

/** Source: spec §8 "Camera". */
function CameraText({ problem }: { problem: DeviceProblem }) {
  const { t } = useLingui();
  const texts: Record<DeviceProblem, string> = {
    denied: t`Camera permission denied. Please allow camera access and try again.`,
    missing: t`No camera found on this device.`,
    'in-use': t`Camera is being used by another application.`,
    'needs-https': t`Camera access requires HTTPS. Please ensure you're accessing the site over a secure connection.`,
    other: t`Failed to access camera.`,
  };
  return texts[problem];
}

/** The two texts of the rule in domain/machine-qr, in the reader's language. */
function WrongCode({ error }: { error: string }) {
  const { t } = useLingui();
  return error.startsWith('Invalid QR code format')
    ? t`Invalid QR code format. Please scan a valid machine QR code.`
    : t`Invalid QR code. Please scan a valid machine QR code.`;
}

const Corners = () => (
  <svg viewBox="0 0 100 100" aria-hidden="true" className={styles.corners}>
    <path d="M4 24V14A10 10 0 0 1 14 4h10M76 4h10a10 10 0 0 1 10 10v10M96 76v10a10 10 0 0 1-10 10H76M24 96H14A10 10 0 0 1 4 86V76" />
  </svg>
);
