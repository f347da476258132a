/**
 * The scanner starts its worker from a blob URL, a plain string; under `require-trusted-types-for 'script'` only the
 * policy named "default" can allow it. Source: docs/behaviour/security.md "Content security policy".
 */
interface TrustedTypes {
  defaultPolicy: unknown;
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => unknown;
}

/** Allows workers from this page's own blobs and files, and nothing else. Safe to call again. */
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
