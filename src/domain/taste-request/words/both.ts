/** The words of both languages, for code that need not load them lazily. */
import cantonese from './cantonese.json';
import english from './english.json';
import type { Lexicon } from './lexicon.ts';

export const BOTH: readonly Lexicon[] = [english, cantonese];
