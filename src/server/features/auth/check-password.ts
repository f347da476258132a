import { RULES } from '../../http/limits/limits.ts';
import { isPassword } from '../../passwords.ts';
import type { Services } from '../../services.ts';

interface Attempt {
  ip: string;
  username: string;
  /** undefined for an unknown user */
  stored: string | undefined;
  password: string;
}

/**
 * Whether that is the account's password. Wrong ones are counted by name and address, wherever they are typed. Source:
 * docs/behaviour/limits.md "Rate limits".
 * @throws Refusal too-many-requests
 */
export async function checkPassword({ limits }: Pick<Services, 'limits'>, attempt: Attempt): Promise<boolean> {
  const { ip, username, stored, password } = attempt;
  const rules = RULES.wrongPassword(ip, username.toLowerCase());
  const exceeded = limits.exceeded(...rules);
  if (exceeded) throw exceeded;

  let giveBack = (): void => undefined;
  const begin = () => (giveBack = limits.reserve(...rules));
  const isRight = await isPassword({ address: ip, stored, password, begin }).catch((failure: unknown) => {
    giveBack();
    throw failure;
  });
  if (isRight) giveBack();
  return isRight;
}
