/** Recognises misspelt words. Source: docs/behaviour/taste-requests.md "Typing errors". */

/** Letters from which on a word has no look-alike one letter away, and from which on none two letters away. */
export const LONG = 7;
const VERY_LONG = 9;
/** Letters from which on two swapped neighbours give no other word. */
export const SWAPPED_FROM = 5;

/**
 * How many letters are wrong if a word is probably a misspelling of another, otherwise infinite.
 * @param isRisk missing the word is dangerous: one letter wrong is enough whatever its length
 */
export function typosBetween(said: string, word: string, isRisk: boolean): number {
  if (said[0] !== word[0] || said.length < SWAPPED_FROM - 1) return Number.POSITIVE_INFINITY;
  const [shorter, difference] = [Math.min(said.length, word.length), Math.abs(said.length - word.length)];
  if (difference > 2) return Number.POSITIVE_INFINITY;
  const distance = editsBetween(said, word);
  const isNear =
    distance === 1
      ? isRisk
        ? said.length >= SWAPPED_FROM
        : word.length >= LONG || (word.length >= SWAPPED_FROM && isSlip(said, word))
      : distance === 2 && shorter >= (isRisk ? LONG : VERY_LONG);
  return isNear ? distance : Number.POSITIVE_INFINITY;
}

/** What goes wrong in short words without making another one: letters swapped, doubled or left out. */
const isSlip = (said: string, word: string): boolean =>
  isSwapped(said, word) ||
  undoubled(said) === undoubled(word) ||
  (said.length === word.length - 1 && word.length > SWAPPED_FROM);
const undoubled = (word: string): string => word.replace(/(.)\1+/g, '$1');

const isSwapped = (said: string, word: string): boolean =>
  said.split('').sort().join('') === word.split('').sort().join('');

/** Which letters are in a word, a bit each. */
export type Letters = number;
export const lettersOf = (word: string): Letters => {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
};

/** Whether two words may be two edits apart at most: false of nearly all, in no time. */
export const mayBeNear = (said: Letters, word: Letters): boolean =>
  hasTwoAtMost(said & ~word) && hasTwoAtMost(word & ~said);
/** Each `bits & (bits - 1)` takes one away. */
function hasTwoAtMost(bits: number): boolean {
  const without = bits & (bits - 1);
  return (without & (without - 1)) === 0;
}

/** Letters added, left out, replaced or swapped with their neighbour: the optimal string alignment distance. */
function editsBetween(said: string, word: string): number {
  let [before, last]: [number[], number[]] = [[], Array.from({ length: word.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= said.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= word.length; j += 1) {
      const isSame = said[i - 1] === word[j - 1];
      const isSwap = i > 1 && j > 1 && said[i - 1] === word[j - 2] && said[i - 2] === word[j - 1];
      row.push(
        Math.min(
          last[j]! + 1,
          row[j - 1]! + 1,
          last[j - 1]! + (isSame ? 0 : 1),
          isSwap ? before[j - 2]! + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, last] = [last, row];
  }
  return last[word.length]!;
}

/** Characters by which a name is written that sounds the same in Cantonese or Mandarin. */
const SOUND_ALIKE =
  '尼妮呢,利莉里李麗烈列俐,羅洛蘿路囉,托多陀圖拖,天甸田,瑪媽碼麻馬,摩莫模慕,克加嘉卡家格,巴帕芭柏怕,比碧皮貝,斯士思絲,戴代黛達,特得德,奇琪綺基吉杰,西施司茜,內奈耐,林霖臨,盤彭槃'.split(
    ',',
  );

/** Finds a foreign name in other characters of the same sound: 摩吉多 for 莫吉托. Undefined of names that mean something. */
export function soundsLike(name: string): RegExp | undefined {
  const letters = Array.from(name);
  const groups = letters.map((letter) => SOUND_ALIKE.find((group) => group.includes(letter)));
  if (letters.length < SPELLED_FROM || groups.includes(undefined)) return undefined;
  return new RegExp(groups.map((group) => `[${group}]`).join(''), 'g');
}
const SPELLED_FROM = 3;
