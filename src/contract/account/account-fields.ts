/**
 * What an account's name, a password that somebody chooses and a typed code look like. Source:
 * docs/behaviour/accounts-and-access.md "Staff accounts", "Passwords", "Codes of an app".
 */
import { z } from 'zod';
import { SHORTEST_PASSWORD } from '#domain/account/password.ts';
import { fault } from '../fault.ts';

const wanted = fault('username-of-wrong-form');

export const Username = z
  .string({ error: wanted })
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9._-]{2,39}$/, wanted);

const LONGEST_PASSWORD_BYTES = 1024;
const tooShort = fault('password-too-short', { min: SHORTEST_PASSWORD });

export const isPasswordInBounds = (password: string): boolean =>
  new TextEncoder().encode(password).length <= LONGEST_PASSWORD_BYTES;

/** A password that somebody chooses: kept exactly as typed. */
export const NewPassword = z
  .string({ error: tooShort })
  .refine(isPasswordInBounds, fault('password-too-long'))
  .refine((password) => Array.from(password).length >= SHORTEST_PASSWORD, tooShort);

const codeMissing = fault('code-missing');
/** Six digits of an app, or a recovery code. */
export const TypedCode = z.string({ error: codeMissing }).trim().min(1, codeMissing).max(60, fault('code-too-long'));
