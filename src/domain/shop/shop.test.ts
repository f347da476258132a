import { describe, expect, it } from 'vitest';
import { haveSameName, signOf } from './shop.ts';

const names = (en: string, chinese = '') => ({ en, 'zh-HK': chinese });

describe('signOf', () => {
  it.each([
    ['both', names('Night Owl', '夜貓子'), 'Night Owl 夜貓子'],
    ['English alone', names('Night Owl'), 'Night Owl'],
    ['Chinese alone', names('', '夜貓子'), '夜貓子'],
    ['the same in both', names('WALRUS', 'WALRUS'), 'WALRUS'],
  ])('reads %s', (_case, given, sign) => expect(signOf(given)).toBe(sign));
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
