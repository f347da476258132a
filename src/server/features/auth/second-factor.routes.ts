/** Codes of an authenticator app for the own account. Source: docs/behaviour/accounts-and-access.md "Codes of an app". */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { confirmSecondFactor, setUpSecondFactor, turnSecondFactorOff } from '#contract/account/me.ts';
import { Refusal } from '#contract/refusal.ts';
import { readTypedCode } from '#domain/account/typed-code.ts';
import { inTransaction } from '../../db/database.ts';
import { requireAccount } from '../../http/caller.ts';
import { recordBy } from '../../http/record-action.ts';
import { serve } from '../../http/serve.ts';
import { base32, otpauthUri, stepOfCode } from '../../one-time-passwords.ts';
import { newPassword } from '../../passwords.ts';
import * as repo from '../../repos/account/second-factors.repo.ts';
import type { Services } from '../../services.ts';
import { hashOfRecoveryCode, requireCode, secretOf } from './check-code.ts';
import { requirePresentPassword } from './present-password.ts';

/** As long as the hash: RFC 4226, 4. */
const SECRET_BYTES = 20;
const RECOVERY_CODES = 8;

export function secondFactorRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, seal, randomInt } = services;
  const record = recordBy(services);

  serve(app, services, setUpSecondFactor, async ({ body: { presentPassword }, caller }) => {
    const { id, username } = requireAccount(caller);
    await requirePresentPassword(services, caller, presentPassword);
    const secret = randomBytes(SECRET_BYTES);
    if (!(await repo.saveSecret(db, id, seal.seal(secret.toString('base64url')))))
      throw new Refusal('second-factor-on');
    return { secret: base32(secret), uri: otpauthUri(secret, username) };
  });

  serve(app, services, confirmSecondFactor, async ({ body: { code }, caller }) => {
    const { id } = requireAccount(caller);
    const factor = await repo.findSecondFactor(db, id);
    if (!factor) throw new Refusal('second-factor-off');
    if (factor.isOn) throw new Refusal('second-factor-on');
    const typed = readTypedCode(code);
    const secret = secretOf(services, factor);
    const step =
      secret && typed?.kind === 'of-app' ? stepOfCode(secret, typed.digits, clock(), factor.lastStep) : undefined;
    if (step === undefined) throw new Refusal('wrong-code');

    const recoveryCodes = Array.from({ length: RECOVERY_CODES }, () => newPassword(randomInt));
    await inTransaction(db, async (tx) => {
      const codeHashes = recoveryCodes.map(hashOfRecoveryCode);
      const { sealedSecret } = factor;
      const isOn = await repo.confirmSecondFactor(tx, id, {
        sealedSecret,
        step,
        codeHashes,
        at: clock().toISOString(),
      });
      if (!isOn) throw new Refusal('second-factor-on');
      await record(tx, caller, 'second-factor-on', null);
    });
    return { recoveryCodes };
  });

  serve(app, services, turnSecondFactorOff, async ({ body: { presentPassword, code }, caller }) => {
    const { id } = requireAccount(caller);
    await requirePresentPassword(services, caller, presentPassword);
    const factor = await repo.findSecondFactor(db, id);
    if (!factor?.isOn) throw new Refusal('second-factor-off');
    await requireCode(services, { accountId: id, ip: caller.ip, factor, code });
    await inTransaction(db, async (tx) => {
      await repo.deleteSecondFactor(tx, id);
      await record(tx, caller, 'second-factor-off', null);
    });
    return { success: true as const };
  });
}
