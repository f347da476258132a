import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOTH } from '../words/both.ts';
import { createTasteParser } from '../parse-taste-request.ts';

const parse = createTasteParser(BOTH);
const wanted = (text: string) =>
  parse(text)
    .words.filter(({ isRefused, factor }) => !isRefused && factor > 0)
    .map(({ said }) => said)
    .join(' ');
const refused = (text: string) =>
  parse(text)
    .words.filter(({ isRefused }) => isRefused)
    .map(({ said }) => said)
    .join(' ');

describe('what is named and not ordered', () => {
  it.each([
    ['I usually drink whisky but tonight something with rum', 'rum'],
    ['gin is nice but rum today please', 'rum'],
    ['normally I am a vodka person, tonight though, tequila', 'tequila'],
    ['I love gin, but today I fancy tequila', 'tequila'],
    ['我平時飲開氈酒，但今晚想試冧酒', '冧酒'],
    ['往日都係飲啤酒，今日想要威士忌', '威士忌'],
    ['雖然我鍾意威士忌，不過今晚想飲伏特加', '伏特加'],
    ['我 usually 飲 vodka，tonight 想試 rum', 'rum'],
    ['I don’t mind tequila, I want something with mango', 'mango'],
    ['you are so sweet, give me something with mango', 'mango'],
  ])('%s', (text, expected) => expect(wanted(text)).toBe(expected));

  it.each([
    ['as much as I love whisky, not today', 'whisky'],
    ['我好鍾意氈酒，但今日唔要', '氈酒'],
  ])('is refused for now: %s', (text, expected) => expect(refused(text)).toBe(expected));

  it.each([
    ['I usually drink whisky, make me one', 'whisky'],
    ['I usually drink gin, tonight something similar with mango', 'gin mango'],
    ['I love gin but not too sweet', 'gin'],
    ['I don’t mind tequila', 'dont mind tequila'],
  ])('is a wish all the same: %s', (text, expected) => expect(wanted(text)).toBe(expected));

  it('never sets aside what keeps from harm', () =>
    fc.assert(
      fc.property(
        fc.constantFrom('usually I', 'I normally', 'last time I', '我平時', '我通常'),
        fc.constantFrom(
          ['am allergic to milk', '對奶敏感'] as const,
          ['drink no alcohol', '唔飲酒'] as const,
          ['am pregnant', '懷孕'] as const,
        ),
        fc.constantFrom(' but tonight I want rum', '，但今晚想飲冧酒'),
        (habit, [english, cantonese], turn) => {
          const clause = /\p{Script=Han}/u.test(habit) ? `${habit}${cantonese}` : `${habit} ${english}`;
          const [alone, turned] = [parse(clause), parse(clause + turn)];
          const kept = ({ words }: typeof alone) => words.flatMap(({ word }) => word.allergens ?? []).join();
          expect(kept(turned)).toBe(kept(alone));
          if (alone.noAlcohol) expect(turned.noAlcohol).toBe(alone.noAlcohol);
        },
      ),
    ));
});
