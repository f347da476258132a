import { expect, it, vi } from 'vitest';
import { rememberByList } from './remember-by-list.ts';

const [gin, rum] = [{ id: 'gin' }, { id: 'rum' }];
const menu = [gin, rum];

it.each([
  ['the same', menu, ['en', 'zh'], 1],
  ['another list of the same things', [...menu], ['en', 'zh'], 2],
  ['fewer beside it', menu, ['en'], 2],
  ['more beside it', menu, ['en', 'zh', 'ja'], 2],
  ['others beside it', menu, ['en', 'ja'], 2],
] as const)('gives again what was made of the same alone: %s', (_what, list, languages, times) => {
  const make = vi.fn((things: readonly object[], of: readonly string[]) => [...things, ...of]);
  const made = rememberByList(make);
  made(menu, ['en', 'zh']);
  expect(made(list, languages)).toEqual([...list, ...languages]);
  expect(make).toHaveBeenCalledTimes(times);
});

it('remembers every list', () => {
  const make = vi.fn((things: readonly object[]) => things.length);
  const made = rememberByList(make);
  const other = [gin];
  expect([menu, other, menu, other].map((list) => made(list))).toEqual([2, 1, 2, 1]);
  expect(make).toHaveBeenCalledTimes(2);
});
