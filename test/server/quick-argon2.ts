/**
 * In the place of argon2 in tests, which sign in thousands of times: the same at its smallest cost. It takes nothing
 * cheaper than OWASP asks for (Password Storage Cheat Sheet, 2025).
 */
import { createRequire } from 'node:module';
import type * as Argon2 from '@node-rs/argon2';

const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof Argon2;
const LEAST = { memoryCost: 19_456, timeCost: 2 };
const SMALLEST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

export const { verify } = argon2;

export const hash: typeof argon2.hash = (password, settings) => {
  const { memoryCost = 0, timeCost = 0 } = settings ?? {};
  if ((memoryCost ?? 0) < LEAST.memoryCost || (timeCost ?? 0) < LEAST.timeCost)
    throw new Error('A hash that costs too little.');
  return argon2.hash(password, { ...settings, ...SMALLEST });
};
