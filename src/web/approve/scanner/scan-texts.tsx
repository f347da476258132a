import { useLingui } from '@lingui/react/macro';
import type { DeviceProblem } from '#web/shell/device-problem.ts';

/** Source: docs/behaviour/approval.md "Scanning". */
export function CameraText({ problem }: { problem: DeviceProblem }) {
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

/** The two texts of the rule in domain/machine-qr in the reader's language; for a photo, also its own problems. */
export function WrongCode({ error, photo }: { error: string; photo: 'nothing' | 'no-picture' | undefined }) {
  const { t } = useLingui();
  const text = error.startsWith('Invalid QR code format')
    ? t`Invalid QR code format. Please scan a valid machine QR code.`
    : t`Invalid QR code. Please scan a valid machine QR code.`;
  return (
    <>
      <span>{text}</span>
      {photo === 'nothing' && <small>{t`No code could be made out in this photo.`}</small>}
      {photo === 'no-picture' && <small>{t`This file can't be opened as a photo here.`}</small>}
    </>
  );
}
