import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

it('has a default for everything', () => {
  expect(readConfig({})).toMatchObject({
    PORT: 8080,
    HOST: '0.0.0.0',
    DATA_DIR: './data',
    SEED: 'demo',
    GUEST_DATA_DAYS: 30,
  });
});

it('reads secrets from files', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'sipwell-')), 'password');
  writeFileSync(file, 'from-a-file\n');
  expect(readConfig({ ADMIN_PASSWORD_FILE: file }).ADMIN_PASSWORD).toBe('from-a-file');
});

it.each([
  [{ PORT: 'eighty' }, 'PORT is not a whole number.'],
  [{ PORT: '70000' }, 'PORT is more than 65535.'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL does not start with postgres://.'],
  [{ ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD has fewer than 8 characters.'],
  [{ BASE_PATH: 'sipwell' }, 'BASE_PATH is not a path such as /sipwell.'],
  [{ SEED: 'yes' }, 'SEED is neither demo nor none.'],
  [{ PUBLIC_URL: 'ftp://x' }, 'PUBLIC_URL is not an http address.'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is not a log level.'],
  [{ LLM_BASE_URL: 'http://localhost:11434/v1' }, 'LLM_MODEL is missing, LLM_BASE_URL is set.'],
  [{ LLM_MODEL: 'any' }, 'LLM_BASE_URL is missing, LLM_MODEL is set.'],
  [{ LLM_TEXTS_PER_HOUR: 'many' }, 'LLM_TEXTS_PER_HOUR is not a whole number.'],
  [{ MQTT_URL: 'localhost:1883' }, 'MQTT_URL is not an address such as mqtt://user:password@host:1883.'],
  [{ MQTT_URL: 'http://a:b@localhost' }, 'MQTT_URL is not an address such as mqtt://user:password@host:1883.'],
  [{ MQTT_URL: 'mqtt://localhost:1883' }, 'MQTT_URL is not an address such as mqtt://user:password@host:1883.'],
  [{ MQTT_PUBLIC_URL: 'tcp://localhost' }, 'MQTT_PUBLIC_URL is not an address such as mqtt://host:1883.'],
  [{ HOME_ASSISTANT: 'yes' }, 'HOME_ASSISTANT is neither on nor off.'],
  [{ BACKUP_S3_ENDPOINT: 's3.example.com' }, 'BACKUP_S3_ENDPOINT is not an address such as https://s3.example.com.'],
  [
    { BACKUP_S3_ENDPOINT: 'https://key:secret@s3.example.com' },
    'BACKUP_S3_ENDPOINT is not an address such as https://s3.example.com.',
  ],
  [
    { BACKUP_S3_ENDPOINT: 'https://s3.example.com/bucket' },
    'BACKUP_S3_ENDPOINT is not an address such as https://s3.example.com.',
  ],
  [{ BACKUP_S3_ENDPOINT: 'https://s3.example.com' }, 'BACKUP_S3_BUCKET is missing, BACKUP_S3_ENDPOINT is set.'],
  [{ BACKUP_S3_BUCKET: 'bar' }, 'BACKUP_S3_ENDPOINT is missing, BACKUP_S3_BUCKET is set.'],
  [{ BACKUP_S3_BUCKET: 'The Bar' }, 'BACKUP_S3_BUCKET is not the name of a bucket.'],
  [{ BACKUP_S3_PREFIX: '../others' }, 'BACKUP_S3_PREFIX is not a folder such as bar or sipwell/bar.'],
  [{ BACKUP_S3_REGION: 'Hong Kong' }, 'BACKUP_S3_REGION is not a region such as eu-central-1.'],
  [
    { BACKUP_S3_SECRET_ACCESS_KEY_FILE: '/nowhere' },
    'BACKUP_S3_SECRET_ACCESS_KEY_FILE names a file that cannot be read.',
  ],
  [{ API_KEY_FILE: '/nowhere/at/all' }, 'API_KEY_FILE names a file that cannot be read.'],
])('refuses %j in one line', (env, message) => expect(() => readConfig(env)).toThrow(message));
