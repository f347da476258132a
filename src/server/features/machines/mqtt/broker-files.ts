/** The accounts of a Mosquitto: one for the server, one for each machine. Source: docs/mqtt.md "Broker". */
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { machineTopic, MQTT_ROOT } from '#domain/machine/mqtt-topics.ts';
import { HOME_ASSISTANT_ROOT } from '#domain/machine/home-assistant.ts';

export interface BrokerAccount {
  machineId: string;
  shopId: string;
  passwordHash: string;
}

/** The broker's own user reads them through its group. */
const FOLDER_MODE = 0o750;
const FILE_MODE = 0o640;

/** One line an account. */
export const passwordsText = (server: { username: string; passwordHash: string }, machines: readonly BrokerAccount[]) =>
  [
    `${server.username}:${server.passwordHash}`,
    ...machines.map(({ machineId, passwordHash }) => `${machineId}:${passwordHash}`),
  ]
    .map((line) => `${line}\n`)
    .join('');

/** Whole topics for each machine and no patterns: nothing in a name can widen them. */
export const aclText = (username: string, machines: readonly BrokerAccount[]) =>
  [
    `user ${username}\ntopic readwrite ${MQTT_ROOT}/#\ntopic readwrite ${HOME_ASSISTANT_ROOT}/#\n`,
    ...machines.map((machine) => {
      const topic = machineTopic(machine);
      return `\nuser ${machine.machineId}\ntopic read ${topic}/cmd\ntopic write ${topic}/evt\ntopic write ${topic}/state\n`;
    }),
  ].join('');

/**
 * Writes `passwords` and `acl` where they changed, followed by the lines of `own-passwords` and `own-acl` beside them.
 * Each is replaced as a whole, so that the broker never reads half of one.
 */
export function writeBrokerFiles(folder: string, texts: { passwords: string; acl: string }): void {
  if (!existsSync(folder)) mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
  for (const [name, text] of Object.entries(texts)) {
    const whole = text + readIfThere(join(folder, `own-${name}`));
    const file = join(folder, name);
    if (readIfThere(file) === whole) continue;
    const draft = `${file}.new`;
    writeFileSync(draft, whole);
    chmodSync(draft, FILE_MODE);
    renameSync(draft, file);
  }
}

const readIfThere = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
