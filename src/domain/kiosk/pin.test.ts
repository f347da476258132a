import { expect, it } from 'vitest';
import { isEasyPin, isPin } from './pin.ts';

it.each([
  ['four digits', '4071', true],
  ['six digits', '407100', true],
  ['three digits', '407', false],
  ['seven digits', '4071002', false],
  ['a letter', '40a1', false],
  ['a blank', ' 4071', false],
  ['digits of another script', '٤٠٧١', false],
  ['nothing', '', false],
])('takes %s for a PIN or not', (_case, text, expected) => expect(isPin(text)).toBe(expected));

it.each([
  ['one digit again and again', '7777', true],
  ['counted up', '1234', true],
  ['counted down', '987654', true],
  ['up and down', '1212', false],
  ['nearly counted up', '1235', false],
  ['in twos', '2468', false],
  ['anything', '4071', false],
])('finds %s easy or not', (_case, pin, expected) => expect(isEasyPin(pin)).toBe(expected));
