/** Words that no code says. */
import type { Text } from './text.ts';

export const FOREIGN_WORDS = {
  // A library's are told as their kind to whoever reads no English.
  'library-said': { en: '{said}', 'zh-HK': '要求無效。' },
  // Stored before messages were.
  'written-before': { en: '{words}', 'zh-HK': '{words}' },
} as const satisfies Record<string, Text>;
