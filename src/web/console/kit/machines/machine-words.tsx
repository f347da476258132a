/** What a machine does and what is the matter with it, in words. */
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Machine } from '#contract/machines/console.ts';
import type { JobCode, JobState } from '#domain/machine/job.ts';
import { Badge, type Tone } from '#ui/kit/badge.tsx';

const STATES: Record<Machine['state'], { tone: Tone; words: ReactNode }> = {
  unpaired: { tone: 'neutral', words: <Trans context="machine">Not paired yet</Trans> },
  offline: { tone: 'bad', words: <Trans context="machine">Offline</Trans> },
  fault: { tone: 'bad', words: <Trans context="machine">Needs somebody</Trans> },
  paused: { tone: 'caution', words: <Trans context="machine">Paused</Trans> },
  busy: { tone: 'waiting', words: <Trans context="machine">Pouring</Trans> },
  ready: { tone: 'good', words: <Trans context="machine">Ready</Trans> },
};

export function MachineState({ machine: { state, care } }: { machine: Pick<Machine, 'state' | 'care'> }) {
  const { tone, words } = STATES[state];
  return (
    <Badge tone={tone}>{state === 'busy' && care ? <Trans context="machine">Being cared for</Trans> : words}</Badge>
  );
}

const FAULTS: Record<JobCode, ReactNode> = {
  busy: <Trans>It was busy.</Trans>,
  expired: <Trans>The order reached it too late.</Trans>,
  bad_string: <Trans>It does not understand the drink.</Trans>,
  no_glass: <Trans>It saw no glass.</Trans>,
  no_ingredient: <Trans>Something has run out.</Trans>,
  stopped: <Trans>It was stopped.</Trans>,
  pump_fault: <Trans>A pump does not work.</Trans>,
  over_current: <Trans>A pump drew too much current. Look at it before the next drink.</Trans>,
  power_loss: <Trans>It lost power.</Trans>,
  partial: <Trans>The drink is not complete.</Trans>,
  timeout: <Trans>It took far too long.</Trans>,
  unpaired: <Trans>Another device took its place.</Trans>,
  other: <Trans>It does not say what is the matter.</Trans>,
};

export const whyOf = (code: JobCode): ReactNode => FAULTS[code];

const STEPS: Record<JobState, ReactNode> = {
  issued: <Trans>Given to it</Trans>,
  accepted: <Trans>Taken</Trans>,
  waiting_glass: <Trans>Waits for the glass</Trans>,
  dispensing: <Trans context="machine">Pouring</Trans>,
  done: <Trans context="machine">Done</Trans>,
  rejected: <Trans>Not taken</Trans>,
  failed: <Trans context="machine">Failed</Trans>,
  cancelled: <Trans>Stopped</Trans>,
};

export const stepOf = (state: JobState): ReactNode => STEPS[state];
