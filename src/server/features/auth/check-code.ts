/** The second factor: a code of an authenticator app, or a recovery code. Source: docs/decisions/0091. */
import { hash } from 'node:crypto';
import { Refusal } from '#contract/refusal.ts';
import { readTypedCode } from '#domain/account/typed-code.ts';
import { RULES } from '../../http/limits/limits.ts';
import { stepOfCode } from '../../one-time-passwords.ts';
import { takeRecoveryCode, takeStep, type SecondFactor } from '../../repos/account/second-factors.repo.ts';
import type { Services } from '../../services.ts';

type Used = Pick<Services, 'db' | 'clock' | 'seal' | 'limits'>;

/** It is random, so that its hash needs no salt. */
export const hashOfRecoveryCode = (code: string): string => hash('sha256', code);

/** @returns undefined if another server's key sealed it: recovery codes still work */
export function secretOf({ seal }: Pick<Services, 'seal'>, { sealedSecret }: SecondFactor): Uint8Array | undefined {
  const opened = seal.open(sealedSecret);
  return opened === undefined ? undefined : Buffer.from(opened, 'base64url');
}

/**
 * Uses the code up. Wrong ones are counted for the account as well as for the address: six digits are soon guessed by
 * whoever has many addresses.
 * @returns what it was
 * @throws Refusal wrong-code, too-many-requests
 */
export async function requireCode(
  services: Used,
  { accountId, ip, factor, code }: { accountId: string; ip: string; factor: SecondFactor; code: string },
): Promise<'of-app' | 'recovery'> {
  const giveBack = services.limits.reserve(...RULES.wrongSecondFactor(ip, accountId));
  const typed = readTypedCode(code);
  const isRight =
    typed?.kind === 'of-app'
      ? await isRightDigits(services, accountId, factor, typed.digits)
      : typed !== undefined &&
        (await takeRecoveryCode(
          services.db,
          accountId,
          hashOfRecoveryCode(typed.code),
          services.clock().toISOString(),
        ));
  if (!typed || !isRight) throw new Refusal('wrong-code');
  giveBack();
  return typed.kind;
}

async function isRightDigits(services: Used, accountId: string, factor: SecondFactor, digits: string) {
  const secret = secretOf(services, factor);
  const step = secret && stepOfCode(secret, digits, services.clock(), factor.lastStep);
  return step !== undefined && takeStep(services.db, accountId, step);
}
