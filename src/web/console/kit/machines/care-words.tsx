/** What is done to keep a machine well, in words. */
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CareKind } from '#domain/machine/care.ts';
import type { JobState } from '#domain/machine/job.ts';

const KINDS: Record<CareKind, ReactNode> = {
  prime: <Trans context="machine care">Prime</Trans>,
  clean: <Trans context="machine care">Clean</Trans>,
  calibrate: <Trans context="machine care">Calibrate</Trans>,
};
export const careName = (kind: CareKind): ReactNode => KINDS[kind];

const STATES: Record<JobState, ReactNode> = {
  issued: <Trans context="machine care">Given to it</Trans>,
  accepted: <Trans context="machine care">Running</Trans>,
  waiting_glass: <Trans context="machine care">Waits for the glass</Trans>,
  dispensing: <Trans context="machine care">Running</Trans>,
  done: <Trans context="machine care">Done</Trans>,
  rejected: <Trans context="machine care">Not begun</Trans>,
  failed: <Trans context="machine care">Failed</Trans>,
  cancelled: <Trans context="machine care">Stopped</Trans>,
};
export const careState = (state: JobState): ReactNode => STATES[state];
