import { useLingui } from '@lingui/react/macro';

/**
 * What the product's own experiences are called and said to be, in the language of the interface.
 * @returns a call that takes a name or a description as the server has it; one that somebody else gave stays as it is
 */
export function useKioskTypeWords(): (english: string) => string {
  const { t } = useLingui();
  const words = new Map([
    ['Toy Kiosk', t`Toy Kiosk`],
    [
      'A capsule machine: turn the knob and a drink rolls out.',
      t`A capsule machine: turn the knob and a drink rolls out.`,
    ],
    ['EZ Pairing', t`EZ Pairing`],
    ['A short quiz that recommends one drink.', t`A short quiz that recommends one drink.`],
    ['Vibes Matching', t`Vibes Matching`],
    [
      'Pick the moods of tonight and get the drink that feels the same.',
      t`Pick the moods of tonight and get the drink that feels the same.`,
    ],
    ['Ordering Terminal', t`Ordering Terminal`],
    [
      'The menu as a magazine: browse, filter and order in three taps.',
      t`The menu as a magazine: browse, filter and order in three taps.`,
    ],
    ['Story Tree', t`Story Tree`],
    ['A short night story whose ending is a drink.', t`A short night story whose ending is a drink.`],
    ['MBTI', t`MBTI`],
    [
      'Eight quick questions, sixteen types, one drink. Just for fun.',
      t`Eight quick questions, sixteen types, one drink. Just for fun.`,
    ],
    ['Voice Sommelier', t`Voice Sommelier`],
    ['Say or type what you feel like and be understood.', t`Say or type what you feel like and be understood.`],
    ['Fifteen-Twenty', t`Fifteen-Twenty`],
    [
      'The Hong Kong hand game 十五二十, played for the drink.',
      t`The Hong Kong hand game 十五二十, played for the drink.`,
    ],
    ['Five Mui', t`Five Mui`],
    [
      'The finger-guessing game 猜枚, with the shop’s own voices.',
      t`The finger-guessing game 猜枚, with the shop’s own voices.`,
    ],
  ]);
  return (english) => words.get(english) ?? english;
}
