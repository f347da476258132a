import { expect, it } from 'vitest';
import { readWords } from './read-words.ts';

const NAME = 'sipwell-2026-03-14T04-00-05.007Z-nightly.tar.gz';

it.each([
  ['backup', { asked: { name: 'backup', to: undefined } }],
  ['backup --to ours.tar.gz --json', { isJson: true, asked: { name: 'backup', to: '/here/ours.tar.gz' } }],
  ['restore /tmp/ours.tar.gz', { asked: { name: 'restore', file: '/tmp/ours.tar.gz' } }],
  [`verify ${NAME}`, { asked: { name: 'verify', file: NAME } }],
  ['doctor', { asked: { name: 'doctor' } }],
  ['user list', { asked: { name: 'user-list' } }],
  ['user reset ada', { asked: { name: 'user-reset', username: 'ada' } }],
  ['session revoke ada', { asked: { name: 'session-revoke', username: 'ada' } }],
  ['undo', { asked: { name: 'undo', id: undefined } }],
  ['undo 42', { asked: { name: 'undo', id: '42' } }],
  ['undo --list', { asked: { name: 'undo-list' } }],
  ['version', { says: 'version' }],
  ['', { says: 'help' }],
  ['backup --help', { says: 'help' }],
])('%s', (line, read) =>
  expect(readWords(line.split(' ').filter(Boolean), '/here')).toEqual({ isJson: false, ...read }),
);

it.each([
  ['dance', 'There is no command dance. --help names them.'],
  ['user reset', 'Say "user list" or "user reset NAME".'],
  ['session end ada', 'Say "session revoke NAME".'],
  ['verify', 'verify needs one FILE.'],
  ['restore a b', 'restore needs one FILE.'],
  ['doctor now', 'doctor takes nothing after it.'],
  ['restore a --to b', '--to belongs to backup.'],
  ['backup --from b', "Unknown option '--from'."],
])('%s is refused', (line, said) => expect(() => readWords(line.split(' '), '/here')).toThrow(said));
