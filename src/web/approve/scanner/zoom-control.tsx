import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/kit/button.tsx';
import { SliderField } from '#ui/kit/fields/slider-field.tsx';
import type { Zoom } from './use-zoom.ts';
import styles from './scan.module.css';

interface Props {
  zoom: Zoom;
  disabled: boolean;
  /** More controls of this camera, in the same row. */
  children: ReactNode;
}

/** An alternative to pinching. A button at the end of the range keeps the focus. */
export function ZoomControl({ zoom: { zoom, most, step, change }, disabled, children }: Props) {
  const { t, i18n } = useLingui();
  const times = i18n.number(zoom, { maximumFractionDigits: 1 });
  return (
    <div role="group" aria-label={t`Zoom`} className={styles.zoom}>
      <Button
        className={styles.round}
        aria-label={t`Zoom out`}
        disabled={disabled}
        aria-disabled={zoom <= 1}
        onClick={() => change(zoom - step)}
      >
        <Sign path="M5 12h14" />
      </Button>
      <SliderField
        label={t`Zoom`}
        min={1}
        max={most}
        step={0.1}
        value={zoom}
        valueText={t`${times}×`}
        disabled={disabled}
        onChange={change}
      />
      <Button
        className={styles.round}
        aria-label={t`Zoom in`}
        disabled={disabled}
        aria-disabled={zoom >= most}
        onClick={() => change(zoom + step)}
      >
        <Sign path="M5 12h14M12 5v14" />
      </Button>
      {children}
    </div>
  );
}

const Sign = ({ path }: { path: string }) => (
  <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" className={styles.sign}>
    <path d={path} />
  </svg>
);
