/** What keeps the camera or the microphone from being used. Source: spec §5 "Camera", §8. */

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

/** From what getUserMedia threw; the names of older browsers too. */
export function deviceProblem(error: unknown): DeviceProblem {
  const name = typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';
  return BY_NAME[name] ?? 'other';
}

/** Browsers give either to secure pages only, and to the machine's own. */
export const mayUseDevice = ({ protocol, hostname }: { protocol: string; hostname: string }): boolean =>
  protocol === 'https:' ||
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  /^127(\.\d+){3}$/.test(hostname);
