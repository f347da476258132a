import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readIngredientCells, readIngredientLine, splitIngredients } from './ingredient-line.ts';

const short = (read: ReturnType<typeof readIngredientLine>) => {
  if (!read) return null;
  const { amount, unit, ...more } = read.measure;
  return [read.name, amount, unit, ...Object.keys(more)];
};

describe('readIngredientLine', () => {
  it.each<[string, ...(string | number)[]]>([
    ['30ml gin', 'gin', 30, 'ml'],
    ['30 ml London Dry Gin', 'London Dry Gin', 30, 'ml'],
    ['Gin 30ml', 'Gin', 30, 'ml'],
    ['Gin (30 ml)', 'Gin', 30, 'ml'],
    ['Gin: 30 ml', 'Gin', 30, 'ml'],
    ['1 1/2 oz of white rum', 'white rum', 45, 'ml'],
    ['½ oz lime juice', 'lime juice', 15, 'ml'],
    ['22.5 ml lemon juice', 'lemon juice', 22.5, 'ml'],
    ['2 dashes Angostura bitters', 'Angostura bitters', 2, 'dash'],
    ['Dash of Angostura', 'Angostura', 1, 'dash'],
    ['8 mint leaves', 'mint leaves', 8, 'piece'],
    ['1 egg white', 'egg white', 1, 'piece'],
    ['Top up with soda water', 'soda water', 0, 'top-up'],
    ['Prosecco to top', 'Prosecco', 0, 'top-up'],
    ['garnish with a lime wheel', 'lime wheel', 1, 'piece', 'garnish'],
    ['Juice of 1/2 lime', 'lime', 0.5, 'piece', 'part'],
    ['gin 45', 'gin', 45, 'ml', 'guessed'],
    ['1.5 gin', 'gin', 45, 'ml', 'guessed'],
    ['Malibu', 'Malibu', 1, 'piece', 'guessed'],
    ['氈酒 30毫升', '氈酒', 30, 'ml'],
    ['氈酒30毫升', '氈酒', 30, 'ml'],
    ['30毫升氈酒', '氈酒', 30, 'ml'],
    ['1安士伏特加', '伏特加', 30, 'ml'],
    ['3片檸檬', '檸檬', 3, 'slice'],
    ['檸檬 3片', '檸檬', 3, 'slice'],
    ['加滿梳打水', '梳打水', 0, 'top-up'],
    ['梳打水（加滿）', '梳打水', 0, 'top-up'],
    ['少許鹽', '鹽', 1, 'dash', 'guessed'],
    ['裝飾：薄荷葉', '薄荷葉', 1, 'piece', 'garnish'],
  ])('reads %j', (line, ...read) => {
    expect(short(readIngredientLine(line))).toEqual(read);
  });

  it('finds nothing in nothing, and never throws', () => {
    expect(readIngredientLine('  ')).toBeNull();
    expect(readIngredientLine('30')).toBeNull();
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (line) => void readIngredientLine(line)));
  });
});

it.each<[string, string[]]>([
  ['30ml gin, 20ml lime', ['30ml gin', '20ml lime']],
  ['22,5 ml gin, 1,5 cl lime', ['22,5 ml gin', '1,5 cl lime']],
  ['30ml gin,2 dashes bitters', ['30ml gin', '2 dashes bitters']],
  ['gin 30, 2 dashes bitters', ['gin 30', '2 dashes bitters']],
  ['gin\n- lime\n* sugar', ['gin', 'lime', 'sugar']],
  ['氈酒 30毫升、青檸汁 20毫升；糖漿', ['氈酒 30毫升', '青檸汁 20毫升', '糖漿']],
  ['gin + tonic | lime', ['gin', 'tonic', 'lime']],
  ['1/2 lime / 30 ml rum', ['1/2 lime', '30 ml rum']],
  [' ; ', []],
])('takes %j apart', (cell, parts) => {
  expect(splitIngredients(cell)).toEqual(parts);
});

it.each<[string, string, string, (string | number)[] | null]>([
  ['Gin', '30', 'ml', ['Gin', 30, 'ml']],
  ['Gin', '1.5', 'oz', ['Gin', 45, 'ml']],
  ['Gin', '30 ml', '', ['Gin', 30, 'ml']],
  ['Gin', '2 dashes', 'ml', ['Gin', 2, 'dash']],
  ['Gin', '30', '', ['Gin', 30, 'ml', 'guessed']],
  ['Mint', '8', '', ['Mint', 8, 'piece']],
  ['30ml gin', '', 'ml', ['gin', 30, 'ml']],
  ['', '30', 'ml', null],
])('reads the cells %j, %j, %j', (name, amount, unit, read) => {
  expect(short(readIngredientCells(name, amount, unit))).toEqual(read);
});
