import { useLingui } from '@lingui/react/macro';
import type { RecorderProblem } from './use-recorder.ts';

/** What keeps one from recording, and what to do about it. */
export function useRecorderWords(): Record<RecorderProblem, string> {
  const { t } = useLingui();
  return {
    denied: t`The microphone is not allowed. Allow it for this page in the browser’s settings, then try again.`,
    missing: t`No microphone was found. Connect one and try again, or upload a file.`,
    'in-use': t`Another program is using the microphone. Close it and try again.`,
    'needs-https': t`Browsers record on secure pages only. Open this page with https://, or upload a file.`,
    'no-webm': t`This browser cannot record WebM with Opus. Record in Chrome, Edge or Firefox, or upload a WebM file.`,
    empty: t`Nothing was recorded. Hold on a little longer before you stop.`,
    other: t`The microphone could not be started. Try again, or upload a file.`,
  };
}
