import { afterEach, describe, expect, it } from 'vitest';
import { guestRecipe } from '#test/guest-recipe.ts';
import { keepCard } from './keep-card.ts';
import { keptCard } from './kept-cards.ts';

const HOUR_MS = 60 * 60_000;
const START = Date.parse('2026-11-25T20:00:00Z');
const recipe = guestRecipe();
const card = { experience: 'mbti', played: { type: 'INTP', text: { en: 'The Forty Open Tabs' } } };
const keep = (ticketId: string, at = START) => keepCard(ticketId, recipe.id, card, at);

afterEach(() => localStorage.clear());

describe('the card of a ticket', () => {
  it('is kept for its drink', () => {
    keep('t1');
    expect(keptCard('t1', recipe, START)).toEqual({ recipe, ...card });
    expect(keptCard('t2', recipe, START)).toBeUndefined();
    expect(keptCard('t1', guestRecipe({ id: 'fizz' }), START)).toBeUndefined();
  });

  it('lives as long as its ticket is shown, and goes when another is looked for', () => {
    keep('t1');
    keep('t2', START + HOUR_MS);
    expect(keptCard('t1', recipe, START + 12 * HOUR_MS - 1)).toBeDefined();
    expect(keptCard('t1', recipe, START + 12 * HOUR_MS)).toBeUndefined();
    expect(Object.keys(localStorage)).toEqual(['card:t2']);
  });

  it.each([['not JSON'], ['null'], ['[]'], ['{"recipeId":"sour","build":"of yesterday","keptAt":9e15}']])(
    'is none where what is stored cannot be read: %s',
    (stored) => {
      localStorage.setItem('card:t1', stored);
      expect(keptCard('t1', recipe, START)).toBeUndefined();
      keep('t1');
      expect(keptCard('t1', recipe, START)).toBeDefined();
    },
  );
});
