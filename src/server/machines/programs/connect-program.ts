/** From what is stored of a machine to the program that can be asked. */
import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { ProgramKind } from '#domain/machine/machine-kind.ts';
import { createMachineCalls } from '#server/outbound/call-machine.ts';
import { allowedAddresses } from '#server/outbound/lan-address.ts';
import type { MachineLink } from '../../repos/machines/machine-links.repo.ts';
import type { Services } from '../../services.ts';
import { cocktailPi } from './cocktailpi.ts';
import { cocktailBerry } from './cocktailberry.ts';
import type { Program, Reach } from './program.ts';

const PROGRAMS: Record<ProgramKind, (reach: Reach) => Program> = {
  cocktailberry: cocktailBerry,
  cocktailpi: cocktailPi,
};

const Keys = z.record(z.string(), z.string());
export type Keys = z.infer<typeof Keys>;

export const sealKeys = ({ seal }: Pick<Services, 'seal'>, keys: Keys): string => seal.seal(JSON.stringify(keys));

/** @returns undefined if they were sealed by another server's key */
export function openKeys(
  { seal }: Pick<Services, 'seal'>,
  { secrets }: Pick<MachineLink, 'secrets'>,
): Keys | undefined {
  const opened = seal.open(secrets);
  return opened === undefined ? undefined : Keys.parse(JSON.parse(opened));
}

export function connectProgram(
  { config }: Pick<Services, 'config'>,
  kind: ProgramKind,
  { address, keys }: { address: string; keys: Keys },
): Program {
  const isAllowed = allowedAddresses(config.LAN_HOSTS);
  const call = createMachineCalls(isAllowed);
  return PROGRAMS[kind]({ address: address.replace(/\/+$/, ''), keys, call, isAllowed, wait: async (ms) => wait(ms) });
}
