/**
 * Settings, read from the environment once. A wrong value stops the start with one clear line. Source: README.md
 * "Settings", docs/behaviour/reliability.md "Start".
 */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { isLanHost } from './outbound/lan-address.ts';

const text = z.string().trim().min(1);
const url = z
  .url({ protocol: /^https?$/, error: 'is not an http address' })
  .transform((value) => value.replace(/\/+$/, ''));
const list = text.transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'is not a whole number')
    .transform(Number)
    .pipe(z.number().min(min, `is less than ${min}`).max(max, `is more than ${max}`));

const BROKER_PROTOCOL = /^(mqtts?|wss?)$/;
/** Without an account of its own the server could not tell machines from strangers. */
function isBrokerAccount(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, username, password } = new URL(value);
  return BROKER_PROTOCOL.test(protocol.slice(0, -1)) && [hostname, username, password].every((part) => part !== '');
}

/** The host alone: what follows it would be part of what is signed, or a secret in an address. */
function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, password, pathname, search, hash } = new URL(value);
  return (
    /^https?:$/.test(protocol) && pathname === '/' && [username, password, search, hash].every((one) => one === '')
  );
}

const Settings = z.object({
  PORT: wholeNumber(0, 65_535).default(8080),
  HOST: text.default('0.0.0.0'),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/.+/, 'does not start with postgres://')
    .optional(),
  ADMIN_USERNAME: text.default('admin'),
  ADMIN_PASSWORD: z.string().min(8, 'has fewer than 8 characters').max(1024).optional(),
  DEMO_OWNER_PASSWORD: z.string().min(8, 'has fewer than 8 characters').max(1024).optional(),
  API_KEY: text.optional(),
  CORS_ORIGINS: list.optional(),
  BASE_PATH: z
    .string()
    .regex(/^(\/[\w.-]+)+\/?$/, 'is not a path such as /sipwell')
    .transform((value) => value.replace(/\/$/, ''))
    .optional(),
  GUEST_DATA_DAYS: wholeNumber(0, 3650).default(30),
  METRICS_TOKEN: text.optional(),
  /** When every night's backup is made, by the server's own clock. */
  BACKUP_HOUR: z.union([z.literal('off'), wholeNumber(0, 23)], 'is neither an hour from 0 to 23 nor off').default(4),
  /** How many nightly backups are kept. */
  BACKUPS_KEPT: wholeNumber(1, 3650).default(14),
  /** An S3-compatible bucket that finished backups are copied to; all four, or none. */
  BACKUP_S3_ENDPOINT: z.string().trim().refine(isOrigin, 'is not an address such as https://s3.example.com').optional(),
  BACKUP_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'is not the name of a bucket')
    .optional(),
  BACKUP_S3_ACCESS_KEY_ID: text.optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: text.optional(),
  BACKUP_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/, 'is not a region such as eu-central-1')
    .default('us-east-1'),
  /** A folder in the bucket, for this server alone. */
  BACKUP_S3_PREFIX: z
    .string()
    .regex(/^[\w.-]{1,100}(\/[\w.-]{1,100}){0,5}\/?$/, 'is not a folder such as bar or sipwell/bar')
    .refine(
      (value) => !value.split('/').some((part) => /^\.+$/.test(part)),
      'is not a folder such as bar or sipwell/bar',
    )
    .transform((value) => `${value.replace(/\/$/, '')}/`)
    .optional(),
  SEED: z.enum(['demo', 'none'], 'is neither demo nor none').default('demo'),
  /** The simulated machine of the demo's cocktail bar: as real pumps, ten times faster, or not there. */
  DEMO_MACHINE: z.enum(['on', 'fast', 'off'], 'is neither on, fast nor off').default('on'),
  PUBLIC_URL: url.optional(),
  /** Names, addresses and networks (CIDR) of this server's own network where machines may be called. */
  LAN_HOSTS: list
    .pipe(z.array(z.string().refine(isLanHost, 'is not a list of names, addresses or networks')))
    .default([]),
  TRUST_PROXY: list.optional(),
  MAIN_API_URL: url.optional(),
  MAIN_API_KEY: text.optional(),
  /**
   * An OpenAI-compatible endpoint for translations; without it the built-in glossary is used. Needs the model's name.
   */
  LLM_BASE_URL: url.optional(),
  LLM_API_KEY: text.optional(),
  LLM_MODEL: text.optional(),
  /** Hourly translation limits of a shop. */
  LLM_TEXTS_PER_HOUR: wholeNumber(0, 1_000_000).default(5000),
  LLM_TOKENS_PER_HOUR: wholeNumber(0, 1_000_000_000).default(1_000_000),
  /**
   * Signs sessions; generated and stored in DATA_DIR unless given. Several processes over one database need the same.
   */
  SECRET_KEY: z.string().min(32, 'has fewer than 32 characters').optional(),
  VITE_MAIN_API_BASE: z
    .url({ protocol: /^https?$/ })
    .optional()
    .catch(undefined),
  VITE_KIOSK_API_BASE: z
    .url({ protocol: /^https?$/ })
    .optional()
    .catch(undefined),
  /** A broker for machines, with the server's account at it. */
  MQTT_URL: z.string().refine(isBrokerAccount, 'is not an address such as mqtt://user:password@host:1883').optional(),
  /** What machines are told instead, where they reach the broker by another address. */
  MQTT_PUBLIC_URL: z.url({ protocol: BROKER_PROTOCOL, error: 'is not an address such as mqtt://host:1883' }).optional(),
  /** Where Mosquitto finds its accounts. */
  MQTT_FILES_DIR: text.optional(),
  /** Whether machines are entities of a Home Assistant at the broker. */
  HOME_ASSISTANT: z.enum(['on', 'off'], 'is neither on nor off').default('off'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'is not a log level')
    .default('info'),
});
export type Config = z.infer<typeof Settings>;

const SECRETS = [
  'ADMIN_PASSWORD',
  'DEMO_OWNER_PASSWORD',
  'API_KEY',
  'METRICS_TOKEN',
  'MAIN_API_KEY',
  'LLM_API_KEY',
  'DATABASE_URL',
  'MQTT_URL',
  'SECRET_KEY',
  'BACKUP_S3_ACCESS_KEY_ID',
  'BACKUP_S3_SECRET_ACCESS_KEY',
] as const;

/** Settings that mean nothing without each other. A local model needs no key. */
const TOGETHER = [
  ['LLM_BASE_URL', 'LLM_MODEL'],
  ['BACKUP_S3_ENDPOINT', 'BACKUP_S3_BUCKET', 'BACKUP_S3_ACCESS_KEY_ID', 'BACKUP_S3_SECRET_ACCESS_KEY'],
] as const satisfies (keyof Config)[][];

/** An unusable setting; its message is one line for the person who starts the server. */
export class WrongSetting extends Error {}

/** @throws WrongSetting naming the first wrong setting */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given: Record<string, string> = {};
  for (const name of Object.keys(Settings.shape))
    if (env[name] !== undefined && env[name] !== '') given[name] = env[name];
  for (const name of SECRETS) {
    const file = env[`${name}_FILE`];
    if (file) given[name] = readSecret(name, file);
  }
  const read = Settings.safeParse(given);
  if (read.success) return requireTogether(read.data);
  const issue = read.error.issues[0];
  throw new WrongSetting(`${String(issue?.path[0])} ${issue?.message ?? 'is wrong'}.`);
}

function requireTogether(config: Config): Config {
  for (const names of TOGETHER) {
    const set = names.find((name) => config[name] !== undefined);
    const missing = names.find((name) => config[name] === undefined);
    if (set && missing) throw new WrongSetting(`${missing} is missing, ${set} is set.`);
  }
  return config;
}

function readSecret(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new WrongSetting(`${name}_FILE names a file that cannot be read.`);
  }
}
