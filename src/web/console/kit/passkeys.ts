/** Passkeys in this browser. Source: docs/behaviour/accounts-and-access.md "Passkeys". */
import { useLingui } from '@lingui/react/macro';
import { Refusal } from '#contract/refusal.ts';
import { passkeyHindrance, type PasskeyHindrance } from '#domain/account/passkey-site.ts';
import { clientTexts } from '#web/shell/client/client-texts.ts';

export { startAuthentication, startRegistration } from '@simplewebauthn/browser';

/** Why this page can use none; undefined if it can. */
export function passkeyHindranceHere(): PasskeyHindrance | 'no-browser' | undefined {
  const { publicUrl } = document.documentElement.dataset;
  const hindrance = passkeyHindrance(publicUrl === undefined ? undefined : new URL(publicUrl), location);
  if (hindrance) return hindrance;
  if (!window.isSecureContext) return 'no-https';
  return 'PublicKeyCredential' in window ? undefined : 'no-browser';
}

/** @returns words for what a ceremony, or the server, has failed with */
export function usePasskeyFailureText(): (failure: unknown) => string {
  const { t } = useLingui();
  return (failure) => {
    if (failure instanceof Refusal) return failure.status === 0 ? clientTexts.noAnswer() : failure.message;
    const name = failure instanceof Error ? failure.name : '';
    if (name === 'NotAllowedError' || name === 'AbortError')
      return t`It was cancelled, or took too long. Nothing has changed.`;
    if (name === 'InvalidStateError') return t`This device already has a passkey of your account.`;
    if (name === 'ConstraintError' || name === 'NotSupportedError')
      return t`This device has no passkeys that ask for your fingerprint, face or PIN.`;
    return t`The browser could not use a passkey. Please try again.`;
  };
}
