/** A step as fast-check draws it: it asks the server, and compares its answer with the model's. */
import fc, { type AsyncCommand } from 'fast-check';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { TestServer } from '#test/server/test-services.ts';
import type { BarModel, Who } from './bar-model.ts';

export interface RealBar {
  server: TestServer;
  admin: Record<string, string>;
  otherOwner: Record<string, string>;
  /** Of this sequence. */
  devices: readonly string[];
  /** How many were taken. */
  steps: number;
}
type Command = AsyncCommand<BarModel, RealBar>;

export const BAR = '/api/admin/shops/demo-bar';
export const DEVICES = 3;

export const command = (
  name: string,
  run: (model: BarModel, real: RealBar) => Promise<void>,
  check: (model: BarModel) => boolean = () => true,
): Command => ({
  check,
  run: (model, real) => {
    real.steps++;
    return run(model, real);
  },
  toString: () => name,
});

/** @param expected 200, or the code of a refusal */
export function expectReply(what: string, reply: LightMyRequestResponse, expected: string | 200): void {
  const got = reply.statusCode === 200 ? 200 : `${reply.json().code}`;
  expect(`${what}: ${got}`).toBe(`${what}: ${expected}`);
}

export const one = <T>(all: readonly T[], n: number): T => all[n % all.length]!;
export const headersOf = (real: RealBar, who: Who) => (who.is === 'admin' ? real.admin : { 'x-device-id': who.device });
export const hasOrders = ({ orders }: BarModel) => orders.length > 0;
export const hasKiosks = ({ kiosks }: BarModel) => kiosks.length > 0;

export const n = fc.nat({ max: 11 });
/** Nobody, or one of the guests. */
export const person = fc.option(fc.nat({ max: DEVICES - 1 }), { freq: 3 });
export const whoIs = (real: RealBar, guest: number | null): Who =>
  guest === null ? { is: 'admin' } : { is: 'guest', device: one(real.devices, guest) };
export const told = (guest: number | null) => (guest === null ? 'staff' : `guest ${guest}`);
