/**
 * The scanner starts its worker from the address of a blob, a plain string; under `require-trusted-types-for 'script'`
 * only the policy called "default" can vouch for it. Design access 1.9.
 */
interface TrustedTypes {
  defaultPolicy: unknown;
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => unknown;
}

/** Lets this page's own blobs and files be run as workers, and nothing else. Safe to call again. */
export function admitOwnWorkers(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', { createScriptURL: ownScriptUrl });
}

export function ownScriptUrl(url: string): string {
  const { origin } = location;
  if (url.startsWith(`blob:${origin}/`)) return url;
  if (new URL(url, location.href).origin === origin && !url.startsWith('blob:')) return url;
  throw new TypeError('This script is not ours.');
}
