/** Messages from the console to the guest screen it frames beside the settings. */
import type { InstanceConfig } from '#contract/kiosk/kiosks.ts';

/** From the framed screen: it is ready to receive. */
export interface PreviewReady {
  type: 'preview-ready';
}

/** From the console: play with these settings. */
export interface PreviewConfig {
  type: 'preview-config';
  config: InstanceConfig;
}

export const isPreviewMessage = (
  { origin, data }: MessageEvent,
  type: (PreviewReady | PreviewConfig)['type'],
): boolean => origin === location.origin && (data as { type?: unknown } | null)?.type === type;
