import { useEffect, useState } from 'react';
import { useLingui } from '@lingui/react/macro';

const STEPS: [unit: Intl.RelativeTimeFormatUnit, ms: number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];
const RENEWED_EVERY_MS = 30_000;

interface Props {
  /** ISO 8601 */
  at: string;
  /** In a column of a table: "2 min ago". */
  isShort?: boolean;
}

/** How long ago something was, with the exact time where one points at it. */
export function RelativeTime({ at, isShort = false }: Props) {
  const { i18n } = useLingui();
  const [now, setNow] = useState(() => Date.now());

  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), RENEWED_EVERY_MS);
    return () => clearInterval(timer);
  }, []);

  const passedMs = Math.min(0, Date.parse(at) - now);
  const [unit, ms] = STEPS.find(([, step]) => -passedMs >= step) ?? ['second', 60_000];
  const words = new Intl.RelativeTimeFormat(i18n.locale, { numeric: 'auto', style: isShort ? 'short' : 'long' }).format(
    Math.trunc(passedMs / ms) || 0,
    unit,
  );
  return (
    <time dateTime={at} title={i18n.date(at, { dateStyle: 'medium', timeStyle: 'medium' })}>
      {words}
    </time>
  );
}
