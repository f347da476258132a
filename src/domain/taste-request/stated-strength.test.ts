import { describe, expect, it } from 'vitest';
import { statedStrength } from './stated-strength.ts';

describe('a strength in figures', () => {
  it.each([
    'under ten percent',
    'less than 10%',
    'no more than 10 % please',
    'nothing above 10 percent',
    'not over 10%',
    "I can't have more than 10%",
    'anything over 10% kills me',
    '10% or more is too much for me',
    '10% or less',
    '10% max',
    'abv under 10',
    '十度以下',
    '唔好超過10度',
    '最多10%',
    '超過十度我就醉',
    '十度以上唔得',
  ])('%s: a limit', (text) => expect(statedStrength(text).strength).toEqual({ below: 10 }));

  it.each([
    'over 15%',
    'at least fifteen percent',
    '15% or more',
    'not under 15%',
    'do you have anything above 15 percent?',
    '30 proof or more',
    '十五度以上',
    '有冇十五度以上嘅',
    '唔少過15度',
  ])('%s: at least', (text) => expect(statedStrength(text).strength).toEqual({ from: 15 }));

  it.each([
    'about 12 percent',
    'gin, sour, roughly twelve percent',
    '12% or so',
    'something with 12%',
    'abv 12',
    '十二度左右',
    '大約十二度',
    '十二度嗰啲',
  ])('%s: close to it', (text) =>
    expect(statedStrength(text).strength).toEqual({ about: { said: '12%', from: 10.5, to: 13.5 } }),
  );

  it.each([
    ['between 5 and 10 percent', '5–10%'],
    ['5-10%', '5–10%'],
    ['五至十度', '5–10%'],
    ['三四度嗰啲有冇', '3–4%'],
    ['十二三度', '12–13%'],
  ])('%s: %s', (text, said) => expect(statedStrength(text).strength.about?.said).toBe(said));

  it.each([
    'ten of us',
    '100% fruit',
    '30% sugar',
    '甜度50%',
    'half the ice, 50% juice',
    '15% off tonight?',
    'is there a service charge of 10%',
    "is the Mojito about 10%? if it's over 20% something lighter",
    '今日三十五度，要凍嘅',
    "it's 33 degrees outside",
    '我一度以為係甜品',
    "I'm 90% sure",
    '0% please',
    'over 18',
  ])('%s: none', (text) => expect(statedStrength(text)).toEqual({ strength: {}, rest: text }));

  it('leaves the rest of what was said', () =>
    expect(statedStrength('gin, about 12 percent, sour').rest).toBe('gin,  , sour'));
});
