import { afterEach, describe, expect, it } from 'vitest';
import { guestRecipe } from '#test/guest-recipe.ts';
import { keepCard, keptCard } from './kept-cards.ts';

const HOUR_MS = 60 * 60_000;
const START = Date.parse('2026-11-25T20:00:00Z');
const recipe = guestRecipe();
const played = { type: 'INTP', text: { en: 'The Forty Open Tabs' } };
const keep = (ticketId: string, at = START) => keepCard(ticketId, 'mbti', { recipe, played, guestName: 'Ada' }, at);

afterEach(() => localStorage.clear());

describe('the card of a ticket', () => {
  it('is kept for its drink, without the guest’s name', () => {
    keep('t1');
    expect(keptCard('t1', recipe, START)).toEqual({ recipe, experience: 'mbti', played });
    expect(localStorage.getItem('cards')).not.toContain('Ada');
    expect(keptCard('t2', recipe, START)).toBeUndefined();
    expect(keptCard('t1', guestRecipe({ id: 'fizz' }), START)).toBeUndefined();
  });

  it('lives as long as its ticket is shown, and goes with the next one that is kept', () => {
    keep('t1');
    expect(keptCard('t1', recipe, START + 12 * HOUR_MS - 1)).toBeDefined();
    expect(keptCard('t1', recipe, START + 12 * HOUR_MS)).toBeUndefined();
    keep('t2', START + HOUR_MS);
    expect(localStorage.getItem('cards')).toContain('t1');
    keep('t3', START + 12 * HOUR_MS);
    expect(localStorage.getItem('cards')).not.toContain('t1');
    expect(localStorage.getItem('cards')).toContain('t2');
  });

  it.each([['not JSON'], ['{}'], ['[{"ticketId":"t1","recipeId":"sour","build":"of yesterday","keptAt":9e15}]']])(
    'is none where what is stored cannot be read: %s',
    (stored) => {
      localStorage.setItem('cards', stored);
      expect(keptCard('t1', recipe, START)).toBeUndefined();
      keep('t1');
      expect(keptCard('t1', recipe, START)).toBeDefined();
    },
  );
});
