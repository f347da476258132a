/** Whether the sommelier understood a sentence: every wish as meant, and no other. For the benchmark and a test. */
import { BOTH } from '#domain/taste-request/words/both.ts';
import { interpret } from '../src/experiences/voice-sommelier/interpret.ts';
import { inShort } from '../src/experiences/voice-sommelier/wishes-in-short.ts';
import { demoMenu } from '../src/server/seed/demo-menu.ts';

const menu = demoMenu('demo-bar');

export interface Judged {
  text: string;
  expected: string;
  heard: string;
  isUnderstood: boolean;
}

/** @param meant wishes in the notation of wishes-in-short.ts; those in brackets are optional */
export function judge([text, meant]: readonly [string, string]): Judged {
  const heard = inShort(interpret(text, BOTH, [], menu));
  const got = heard.split(' ').filter(Boolean);
  const words = meant.split(' ').filter(Boolean);
  const needed = words.filter((word) => !word.startsWith('('));
  const allowed = words.map((word) => word.replace(/[()]/g, ''));
  const isUnderstood = needed.every((word) => got.includes(word)) && got.every((word) => allowed.includes(word));
  return { text, expected: meant, heard, isUnderstood };
}
