import { describe, expect, it } from 'vitest';
import { boardName } from './now-serving.ts';

describe('boardName', () => {
  it.each([
    ['Ada', 'Ada'],
    ['Ada Lovelace', 'Ada'],
    ['  Ada\u00a0Lovelace', 'Ada'],
    ['陳大文\u3000先生', '陳大文'],
    ['Wolfeschlegelsteinhausen', 'Wolfeschlege'],
    ['Maximiliana-Josephine', 'Maximiliana'],
    ['Jean-Luc', 'Jean-Luc'],
    ['-', '-'],
    ['👩‍👩‍👧‍👦'.repeat(14), '👩‍👩‍👧‍👦'.repeat(12)],
    ['Zoë'.normalize('NFD').repeat(5), 'Zoë'.normalize('NFD').repeat(4)],
    ['', ''],
  ])('%j is called as %j', (name, called) => {
    expect(boardName(name)).toBe(called);
  });
});
