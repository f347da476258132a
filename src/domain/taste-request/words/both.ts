/** All words of both languages, for whoever need not download them. */
import cantonese from './cantonese.json';
import english from './english.json';
import type { Lexicon } from './lexicon.ts';

export const BOTH: readonly Lexicon[] = [english, cantonese];
