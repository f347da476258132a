import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { welcome } from './welcome.ts';

const config = readConfig({ HOST: '127.0.0.1', BASE_PATH: '/bar' });

it('says where to go, and no more, on a start that is not the first', () =>
  expect(welcome(config, 8080, undefined, [])).toBe('Sipwell is ready at http://localhost:8080/bar'));

it('gives an empty server its set-up link', () =>
  expect(welcome(config, 8080, { setUpToken: 'a-token', owners: [] }, []).split('\n')).toEqual([
    'Sipwell is ready at http://localhost:8080/bar',
    '',
    'Set up your bar here (this link works once):',
    '  http://localhost:8080/bar/setup#a-token',
  ]));

it('gives the sign-ins that were made', () => {
  const first = {
    admin: { username: 'admin', password: undefined },
    owners: [{ username: 'bar', shop: 'Night Owl', password: 'abcd' }],
  };
  expect(welcome(config, 8080, first, []).split('\n').slice(1)).toEqual([
    '',
    'First start. Sign in at /login as',
    '  admin  (the password you set)  administrator',
    '  bar  abcd  owner of Night Owl',
    'These passwords are not shown again.',
  ]);
});
