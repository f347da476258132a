import { describe, expect, it } from 'vitest';
import type { Pump } from './machine-string.ts';
import { movePours } from './move-pours.ts';

const pump = (slot: number, ingredientId: string, mlPerSecond = 10): Pump => ({ slot, ingredientId, mlPerSecond });
const BEFORE = [pump(1, 'gin'), pump(2, 'lime'), pump(3, 'soda')];
const ORDERED = 'SW1;sizeM;1,45,4500;2,22,2250';

describe('an order’s pours after the pumps were changed', () => {
  it.each<[string, Pump[], string]>([
    ['stay as they are where nothing they need was', [...BEFORE.slice(0, 2), pump(3, 'cola')], ORDERED],
    ['go where their ingredients went', [pump(1, 'lime'), pump(2, 'gin')], 'SW1;sizeM;2,45,4500;1,22,2250'],
    ['last as long as the pump takes now', [pump(1, 'gin', 20), pump(2, 'lime')], 'SW1;sizeM;1,45,2250;2,22,2250'],
    ['end at what a pump may run', [pump(1, 'gin', 0.1), pump(2, 'lime')], 'SW1;sizeM;1,45,120000;2,22,2250'],
    ['are none where another ingredient took the place of one', [pump(1, 'vodka'), pump(2, 'lime')], 'SW1;sizeM'],
    ['are none where a pump was emptied', [pump(1, 'gin')], 'SW1;sizeM'],
  ])('%s', (_case, after, moved) => expect(movePours(ORDERED, BEFORE, after)).toBe(moved));

  it('are none from a pump of which nobody knows what stood there', () =>
    expect(movePours('SW1;sizeS;9,30,3000', BEFORE, [...BEFORE, pump(9, 'gin')])).toBe('SW1;sizeS'));

  it('stay none', () => expect(movePours('SW1;sizeL', BEFORE, BEFORE)).toBe('SW1;sizeL'));
});
