import { useRef, useState } from 'react';
import { Trans } from '@lingui/react/macro';
import { readMachineQr } from '#domain/machine/machine-qr.ts';
import { Button } from '#ui/kit/button.tsx';
import { GoButton } from '#web/shell/go-button.tsx';
import { GuestScreen } from '#web/shell/guest-screen.tsx';
import type { ScannedMachine } from './scanned-machine.ts';
import { CameraChoice } from './camera-choice.tsx';
import { hasLight } from './camera-device.ts';
import { LightButton } from './light-button.tsx';
import { PhotoButton, type PhotoSeen } from './photo-button.tsx';
import { CameraText, WrongCode } from './scan-texts.tsx';
import { useCamera } from './use-camera.ts';
import { useScanning } from './use-scanning.ts';
import { useZoom } from './use-zoom.ts';
import { Viewfinder } from './viewfinder.tsx';
import { ZoomControl } from './zoom-control.tsx';
import styles from './scan.module.css';

interface Props {
  onMachine: (machine: ScannedMachine) => void;
  onManual: () => void;
  onRetry: () => void;
}

/** Message for a code that is not a machine's. */
type Refused = { error: string; photo?: Exclude<PhotoSeen, { text: string }> };

export function CameraScan({ onMachine, onManual, onRetry }: Props) {
  const video = useRef<HTMLVideoElement>(null);
  const [refused, setRefused] = useState<Refused>();
  const camera = useCamera();
  const zoom = useZoom(camera.open?.track);
  const take = (text: string) => {
    const read = readMachineQr(text);
    if ('shopId' in read) return onMachine(read);
    setRefused({ error: read.error });
  };
  const { isSlow, hasFailed } = useScanning(video, camera.open, zoom.crop, take);
  const problem = camera.problem ?? (hasFailed ? 'other' : undefined);
  // Nothing is won by trying again.
  const isHopeless = problem === 'missing' || problem === 'needs-https';
  const takePhoto = (seen: PhotoSeen) => {
    if (seen === 'nothing' || seen === 'no-picture')
      return setRefused({ error: 'Invalid QR code. Please scan a valid machine QR code.', photo: seen });
    take(seen.text);
  };
  return (
    <GuestScreen
      isBusy
      isSteady
      picture={
        <Viewfinder video={video} track={camera.open?.track} zoom={zoom} isOff={problem !== undefined}>
          {problem && <CameraText problem={problem} />}
        </Viewfinder>
      }
      actions={
        <>
          {(problem || isSlow) && (
            <Button kind={isHopeless ? 'plain' : 'main'} size="big" onClick={onRetry}>
              <Trans>Try Again</Trans>
            </Button>
          )}
          <Button kind={isHopeless ? 'main' : 'plain'} size="big" onClick={onManual}>
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
      {!problem && (
        <ZoomControl zoom={zoom} disabled={!camera.open}>
          {camera.open && hasLight(camera.open.track) && (
            <LightButton key={camera.open.stream.id} track={camera.open.track} />
          )}
        </ZoomControl>
      )}
      <div className={styles.tools}>
        <PhotoButton onSeen={takePhoto} onStart={() => setRefused(undefined)} />
        <CameraChoice camera={camera} />
      </div>
      <p role="status" className={refused ? styles.wrong : styles.hint}>
        {refused && <WrongCode error={refused.error} photo={refused.photo} />}
        {!refused && !problem && isSlow && <Trans>No code seen yet. Move closer and hold still.</Trans>}
        {!refused && !problem && !isSlow && <Trans>Point your camera at the code on the machine.</Trans>}
        {!refused && problem && <Trans>A photo of the code will do as well.</Trans>}
      </p>
    </GuestScreen>
  );
}
