/** A virtual authenticator of Chromium, as a laptop's fingerprint reader: answers at once. */
import type { CDPSession, Page } from 'playwright-core';
import { asItself } from './in-language.ts';

interface Authenticator {
  session: CDPSession;
  id: string;
}

export async function addAuthenticator(page: Page): Promise<Authenticator> {
  const real = asItself(page);
  const session = await real.context().newCDPSession(real);
  await session.send('WebAuthn.enable');
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, id: authenticatorId };
}

/** Whether the person who holds it shows the right finger. */
export async function setVerified({ session, id }: Authenticator, isUserVerified: boolean): Promise<void> {
  await session.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified });
}
