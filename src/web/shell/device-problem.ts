/** Why the camera or the microphone cannot be used. Source: docs/behaviour/approval.md "Scanning". */

export type DeviceProblem = 'denied' | 'missing' | 'in-use' | 'needs-https' | 'other';

const BY_NAME: Record<string, DeviceProblem> = {
  NotAllowedError: 'denied',
  PermissionDeniedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  DevicesNotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'in-use',
  TrackStartError: 'in-use',
  AbortError: 'in-use',
};

/** Maps an error of getUserMedia, including names of older browsers. */
export function deviceProblem(error: unknown): DeviceProblem {
  const name = typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';
  return BY_NAME[name] ?? 'other';
}

/** Browsers allow both on secure pages and on localhost only. */
export const mayUseDevice = ({ protocol, hostname }: { protocol: string; hostname: string }): boolean =>
  protocol === 'https:' ||
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  /^127(\.\d+){3}$/.test(hostname);
