import { Trans, useLingui } from '@lingui/react/macro';
import { SelectField } from '#ui/kit/fields/select-field.tsx';
import { VisuallyHidden } from '#ui/kit/visually-hidden.tsx';
import type { useCamera } from './use-camera.ts';
import styles from './scan.module.css';

/** Shown if there are several. */
export function CameraChoice({ camera: { open, cameras, choose } }: { camera: ReturnType<typeof useCamera> }) {
  const { t } = useLingui();
  if (cameras.length < 2) return null;
  return (
    <SelectField
      className={styles.cameras}
      label={
        <VisuallyHidden>
          <Trans>Camera</Trans>
        </VisuallyHidden>
      }
      value={open?.track.getSettings?.().deviceId ?? ''}
      onChange={choose}
      options={cameras.map(({ deviceId, label }, i) => ({
        value: deviceId,
        label: label === '' ? t`Camera ${i + 1}` : label,
      }))}
    />
  );
}
