import { expect, it } from 'vitest';
import { readTypedCode } from './typed-code.ts';

it.each([
  ['123456', { kind: 'of-app', digits: '123456' }],
  [' 012 345 ', { kind: 'of-app', digits: '012345' }],
  ['０１２３４５', { kind: 'of-app', digits: '012345' }],
  ['abcd-efgh-jkmn-2345', { kind: 'recovery', code: 'abcd-efgh-jkmn-2345' }],
  ['ABCDEFGHJKMN2345', { kind: 'recovery', code: 'abcd-efgh-jkmn-2345' }],
  ['abcd efgh jkmn 2345', { kind: 'recovery', code: 'abcd-efgh-jkmn-2345' }],
  ['', undefined],
  ['12345', undefined],
  ['1234567', undefined],
  ['abcd-efgh', undefined],
  ['abcd-efgh-jkmn-234!', undefined],
])('%j', (text, read) => {
  expect(readTypedCode(text)).toEqual(read);
});
