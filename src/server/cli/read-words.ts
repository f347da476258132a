import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readBackupName } from '#domain/backup/backup-name.ts';
import type { Asked } from './commands.ts';
import { Usage } from './usage.ts';

export const HELP = `npm run sipwell -- COMMAND [--json]

  backup [--to FILE]    back up everything, and copy it to FILE
  verify FILE           open a backup and compare all that is in it
  restore FILE          replace everything with a backup; what is there now is backed up first
  copy ADDRESS          copy everything in the database to an empty PostgreSQL, and compare each row
  doctor                look for what would trouble the server
  user list             who has an account
  user reset NAME       a new password, shown once; ends NAME's sign-ins
  session revoke NAME   sign NAME out everywhere
  purge-guests          forget the names and devices of guests from before yesterday
  undo [ID]             take the newest deletion or import back, or the one with this id
  undo --list           what can be taken back
  version               of this program

  --json                print the result as JSON
  --help                print this

FILE may be the name of a backup in DATA_DIR/backups. The settings are those of the server, from the
environment. A running server does the work itself; else its data is opened here.
Exit codes: 0 done, 1 failed or needs a look, 2 wrong words.`;

type Line = { isJson: boolean } & ({ asked: Asked } | { says: 'help' | 'version' });

/** @throws Usage */
export function readWords(words: readonly string[], folder: string): Line {
  const { values, positionals } = parse(words);
  const isJson = values.json;
  const [command, ...rest] = positionals;
  if (values.help || command === undefined || command === 'help') return { isJson, says: 'help' };
  if (values.to !== undefined && command !== 'backup') throw new Usage('--to belongs to backup.');
  if (values.list && command !== 'undo') throw new Usage('--list belongs to undo.');
  if (command === 'version') return { isJson, says: 'version' };
  return {
    isJson,
    asked: askedOf(command, rest, { to: values.to && resolve(folder, values.to), list: values.list, folder }),
  };
}

interface Options {
  to: string | undefined;
  list: boolean;
  folder: string;
}

function askedOf(command: string, rest: readonly string[], { to, list, folder }: Options): Asked {
  const [first, second] = rest;
  const none = <T>(asked: T): T => {
    if (rest.length > 0) throw new Usage(`${command} takes nothing after it.`);
    return asked;
  };
  const one = (what: string): string => {
    if (first === undefined || rest.length > 1) throw new Usage(`${command} needs one ${what}.`);
    return first;
  };
  switch (command) {
    case 'backup':
      return none({ name: command, to });
    case 'verify':
    case 'restore':
      return { name: command, file: fileIn(folder, one('FILE')) };
    case 'copy': {
      const address = one('ADDRESS');
      if (!/^postgres(ql)?:\/\//.test(address)) throw new Usage('ADDRESS begins with postgres://.');
      return { name: command, address };
    }
    case 'doctor':
    case 'purge-guests':
      return none({ name: command });
    case 'undo':
      if (list) return none({ name: 'undo-list' });
      return { name: 'undo', id: first === undefined ? undefined : one('ID') };
    case 'user':
      if (first === 'list' && rest.length === 1) return { name: 'user-list' };
      if (first === 'reset' && second !== undefined && rest.length === 2)
        return { name: 'user-reset', username: second };
      throw new Usage('Say "user list" or "user reset NAME".');
    case 'session':
      if (first === 'revoke' && second !== undefined && rest.length === 2)
        return { name: 'session-revoke', username: second };
      throw new Usage('Say "session revoke NAME".');
    default:
      throw new Usage(`There is no command ${command}. --help names them.`);
  }
}

/** The name alone of a backup is looked for among the server's. */
const fileIn = (folder: string, file: string): string => (readBackupName(file) ? file : resolve(folder, file));

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        list: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (cause) {
    throw new Usage((cause as Error).message.split('.')[0] + '.');
  }
}
