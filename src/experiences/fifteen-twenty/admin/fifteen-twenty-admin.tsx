import { useLingui } from '@lingui/react/macro';
import type { AdminProps } from '../../experience.ts';
export default function FifteenTwentyAdmin(_: AdminProps) {
  const { t } = useLingui();
  return <p>{t`Loading…`}</p>;
}
