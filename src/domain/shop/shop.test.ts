import { describe, expect, it } from 'vitest';
import { haveSameName, namesOnSign, signOf } from './shop.ts';

const names = (en: string, chinese = '') => ({ en, 'zh-HK': chinese });

describe('signOf', () => {
  it.each([
    ['both', names('Night Owl', '夜貓子'), 'Night Owl 夜貓子'],
    ['English alone', names('Night Owl'), 'Night Owl'],
    ['Chinese alone', names('', '夜貓子'), '夜貓子'],
    ['the same in both', names('WALRUS', 'WALRUS'), 'WALRUS'],
  ])('reads %s', (_case, given, sign) => expect(signOf(given)).toBe(sign));
});

describe('namesOnSign', () => {
  it.each([
    ['both', 'Night Owl 夜貓子', names('Night Owl', '夜貓子')],
    ['the Chinese one first', '夜貓子 Night Owl', names('Night Owl', '夜貓子')],
    ['English alone', 'Night Owl', names('Night Owl')],
    ['Chinese alone', '夜貓子', names('', '夜貓子')],
    ['Chinese with a Latin word within', '夜貓子 Bar 酒館', names('', '夜貓子 Bar 酒館')],
    ['a Latin word at the end of the Chinese name', 'Night Owl 夜貓子 Bar', names('Night Owl', '夜貓子 Bar')],
    ['no space between', 'Owl夜貓子', names('', 'Owl夜貓子')],
    ['nothing', '', names('')],
  ])('reads %s', (_case, sign, expected) => expect(namesOnSign(sign)).toEqual(expected));

  it('reads what signOf writes', () => {
    const both = names('Second Steep', '再沖茶室');
    expect(namesOnSign(signOf(both))).toEqual(both);
  });
});

describe('haveSameName', () => {
  it.each([
    ['the same', names('Night Owl'), names('Night Owl'), true],
    ['other case, width and spaces', names('Night  Owl'), names('ｎight OWL '), true],
    ['the Chinese name alone', names('Night Owl', '夜貓子'), names('Day Owl', '夜貓子'), true],
    ['a sign that stands as one name', names('Night Owl 夜貓子'), names('Night Owl', '夜貓子'), true],
    ['another', names('Night Owl', '夜貓子'), names('Day Owl', '日貓子'), false],
    ['two without a Chinese name', names('Night Owl'), names('Day Owl'), false],
  ])('of %s', (_case, one, other, same) => expect(haveSameName(one, other)).toBe(same));
});
