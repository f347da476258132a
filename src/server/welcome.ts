/** What is printed at start: the addresses and, once, how to sign in. */
import { networkInterfaces } from 'node:os';
import type { Config } from './config.ts';
import type { StoredInstance } from './repos/kiosk/kiosks.repo.ts';
import type { FirstStart } from './seed/seed.ts';

export function welcome(
  config: Config,
  port: number,
  first: FirstStart | undefined,
  kiosks: readonly StoredInstance[],
): string {
  const base = config.BASE_PATH ?? '';
  const here = config.PUBLIC_URL ?? `http://localhost:${port}${base}`;
  const lines = [
    `Sipwell is ready at ${here}`,
    ...lanAddresses(config.HOST).map((ip) => `  on this network: http://${ip}:${port}${base}`),
  ];
  if (first?.setUpToken !== undefined)
    lines.push('', 'Set up your bar here (this link works once):', `  ${here}/setup#${first.setUpToken}`);
  if (first?.admin) {
    lines.push(
      '',
      'First start. Sign in at /login as',
      signIn(first.admin.username, first.admin.password, 'administrator'),
    );
    for (const { username, password, shop } of first.owners) lines.push(signIn(username, password, `owner of ${shop}`));
    lines.push('These passwords are not shown again.');
  }
  if (first && kiosks.length > 0) {
    lines.push('', 'Join as a guest:');
    for (const { kioskType, shop, joinCode } of kiosks) {
      lines.push(`  ${here}/kiosk/live?joinCode=${joinCode}  ${kioskType}, ${shop.name}`);
    }
  }
  return lines.join('\n');
}

const signIn = (username: string, password: string | undefined, who: string) =>
  `  ${username}  ${password ?? '(the password you set)'}  ${who}`;

const lanAddresses = (host: string): string[] =>
  host !== '0.0.0.0' && host !== '::'
    ? []
    : Object.values(networkInterfaces())
        .flat()
        .flatMap((address) => (address && address.family === 'IPv4' && !address.internal ? [address.address] : []));
