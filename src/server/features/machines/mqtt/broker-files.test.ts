import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aclText, passwordsText, writeBrokerFiles } from './broker-files.ts';

const machine = (shopId: string) => ({ machineId: 'm1', shopId, passwordHash: '$7$x' });

it('names whole topics, and none with a wildcard but those of the server', () => {
  const text = aclText('sipwell', [machine('demo-bar'), machine('+'), machine('#'), machine('a\nuser sipwell')]);
  const topics = text.split('\n').filter((line) => line.startsWith('topic') && /[+#]/.test(line));
  expect(topics).toEqual(['topic readwrite bev/v1/#', 'topic readwrite homeassistant/#']);
  expect(text.match(/^user sipwell$/gm)).toHaveLength(1);
  expect(text).toContain('user m1\ntopic read bev/v1/demo-bar/m1/cmd\ntopic write bev/v1/demo-bar/m1/evt\n');
});

it('has a line for each account', () =>
  expect(passwordsText({ username: 'sipwell', passwordHash: '$7$s' }, [machine('demo-bar')])).toBe(
    'sipwell:$7$s\nm1:$7$x\n',
  ));

it('writes what has changed, with the lines of the house', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'sipwell-')), 'mqtt');
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  writeBrokerFiles(folder, { passwords: 'a\n', acl: 'b\n' });
  const { ino } = statSync(join(folder, 'passwords'));
  writeFileSync(join(folder, 'own-acl'), 'user house\n');
  writeBrokerFiles(folder, { passwords: 'a\n', acl: 'b\n' });
  expect([read('passwords'), read('acl')]).toEqual(['a\n', 'b\nuser house\n']);
  expect(statSync(join(folder, 'passwords')).ino, 'left alone').toBe(ino);
  expect(readdirSync(folder).toSorted()).toEqual(['acl', 'own-acl', 'passwords']);
  rmSync(folder, { recursive: true });
});
