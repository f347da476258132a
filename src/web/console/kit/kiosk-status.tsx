import { useLingui } from '@lingui/react/macro';
import type { KioskStatus } from '#domain/kiosk/kiosk.ts';
import { Badge, type Tone } from '#ui/kit/badge.tsx';

const TONES: Record<KioskStatus, Tone> = { active: 'good', paused: 'waiting', ended: 'neutral' };

export function KioskStatusBadge({ status }: { status: KioskStatus }) {
  const nameOf = useKioskStatusName();
  return <Badge tone={TONES[status]}>{nameOf(status)}</Badge>;
}

export function useKioskStatusName(): (status: KioskStatus) => string {
  const { t } = useLingui();
  return (status) => ({ active: t`Active`, paused: t`Paused`, ended: t`Ended` })[status];
}
