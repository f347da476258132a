import { expect, it } from 'vitest';
import { DEMO_BAR as menu } from '#test/demo-bar.ts';
import { searchMenu } from './search-menu.ts';
import { BOTH } from '#domain/taste-request/words/both.ts';

it.each([
  ['lychee', ['bar-lychee-martini']],
  [
    'strong not sweet',
    ['bar-negroni', 'bar-dry-martini', 'bar-sherry-bamboo', 'bar-margarita', 'bar-gin-basil-smash', 'bar-french-75'],
  ],
  ['gin, no egg, very fizzy', ['bar-french-75', 'bar-temple-street-gt']],
  ['冇酒精 芒果', ['bar-pomelo-sago-colada']],
  ['beer or champagne', ['bar-french-75', 'bar-black-and-tan']],
  ['caipirinha', []],
  ['spicy zebra', undefined],
  ['', undefined],
])('%s', (text, ids) => expect(searchMenu(text, menu, BOTH)).toEqual(ids));
