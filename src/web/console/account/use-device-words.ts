import { useLingui } from '@lingui/react/macro';
import type { Device } from '#domain/account/device-of-user-agent.ts';

export function useDeviceWords({ browser, system }: Device): string {
  const { t } = useLingui();
  if (browser && system) return t`${browser} on ${system}`;
  return browser ?? system ?? t`Unknown device`;
}
