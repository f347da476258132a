/** What the words of a wish say about flavour. Source: design experiences 3.7; spec §3 "EZ question". */
import { FLAVOUR_AXES } from './recipe.ts';
import type { FlavourAxis } from './recipe.ts';
import { FLAVOUR_WORDS } from './flavour-words.ts';
import type { FlavourWord } from './flavour-words.ts';

type Delta = Partial<Record<FlavourAxis, number>>;

export interface WordEffect {
  delta: Delta;
  zeroProof?: true;
}

/** How far before a word its "no" may stand: experiences 3.7. */
const NEGATION_REACH = 3;
const ENGLISH_NO = /^(no|not|without|never|nothing|hardly|less|non|hate|avoid|skip|hold|\w+n't)$/;
const ENGLISH_SOFT = /^(little|bit|few|touch|hint|dash|slightly|mildly|lightly|subtly|softly|tad)$/;
const ENGLISH_CLAUSE_END = /[.,;:!?()/–—]|\b(?:but|and|not just|not only)\b/;
/** What may stand between "not" and the word in Chinese. */
const CHINESE_FILLER = '[太咁夠多得到啲乜係食飲有味嘅想要]*';
const CHINESE_SOFT = new RegExp(`(少少|一啲|少許|輕微|稍微|微微|微|略)${CHINESE_FILLER}$`);
const CHINESE_NO = new RegExp(
  `(唔好|唔要|唔想|唔使|唔鍾意|不要|不想|不|唔|無|冇|沒有|走|戒|怕|少|減)${CHINESE_FILLER}$`,
);
const CHINESE_CLAUSE_END = /[，。；：！？、,.;:!?()（）/]|但係|不過|又/;

/**
 * The change on each axis (-5 to 5) that a choice's words ask for, or null when none of them is understood.
 * An empty delta means understood, and no change ("surprise me"). The two texts are one statement in two languages:
 * on each axis the larger of the two changes counts. Negation ("no", "唔要") turns a change round.
 * @param text Traditional Chinese; English in it is read too
 * @param textEn English; Chinese in it is read too
 */
export function effectFromWords(text: string, textEn: string): WordEffect | null {
  const readings = [readEnglish(`${textEn}. ${text}`), readChinese(`${text}。${textEn}`)].filter(
    (reading) => reading !== null,
  );
  if (readings.length === 0) return null;
  const delta: Delta = {};
  for (const axis of FLAVOUR_AXES) {
    const changes = readings.map((reading) => reading.delta[axis] ?? 0);
    const largest = changes.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a), 0);
    if (largest !== 0) delta[axis] = largest;
  }
  return readings.some(({ zeroProof }) => zeroProof) ? { delta, zeroProof: true } : { delta };
}

interface Heard {
  word: FlavourWord;
  /** 1 as said, 0.5 softened ("a little"), -1 negated. */
  factor: number;
}

function readEnglish(text: string): WordEffect | null {
  const heard: Heard[] = [];
  for (const clause of text.toLowerCase().replaceAll('’', "'").split(ENGLISH_CLAUSE_END)) {
    const words: (string | null)[] = clause.match(/[a-z0-9']+/g) ?? [];
    for (const { phrase, word } of ENGLISH) {
      for (let at = 0; at + phrase.length <= words.length; at += 1) {
        if (!phrase.every((part, i) => isWord(words[at + i], part))) continue;
        const before = words.slice(Math.max(0, at - NEGATION_REACH), at);
        heard.push({ word, factor: factorOf(before.some(isEnglishNo), before.some(isEnglishSoft)) });
        words.fill(null, at, at + phrase.length);
      }
    }
  }
  return total(heard);
}

function readChinese(text: string): WordEffect | null {
  const heard: Heard[] = [];
  for (const part of text.split(CHINESE_CLAUSE_END)) {
    let clause = part;
    for (const { phrase, word } of CHINESE) {
      for (let at = clause.indexOf(phrase); at >= 0; at = clause.indexOf(phrase)) {
        const before = clause.slice(0, at);
        const soft = CHINESE_SOFT.test(before);
        heard.push({ word, factor: factorOf(!soft && CHINESE_NO.test(before), soft) });
        clause = before + '\0'.repeat(phrase.length) + clause.slice(at + phrase.length);
      }
    }
  }
  return total(heard);
}

/** Each entry counts once, however many of its words were said. */
function total(heard: Heard[]): WordEffect | null {
  const meant = heard.filter(({ word }) => !word.ignore);
  if (meant.length === 0) return null;
  const delta: Delta = {};
  const counted = new Set<FlavourWord>();
  for (const { word, factor } of meant) {
    if (counted.has(word)) continue;
    counted.add(word);
    for (const axis of FLAVOUR_AXES) {
      const change = (word.delta?.[axis] ?? 0) * factor;
      if (change !== 0) delta[axis] = Math.min(5, Math.max(-5, (delta[axis] ?? 0) + change));
    }
  }
  return meant.some(({ word, factor }) => word.zeroProof && factor > 0) ? { delta, zeroProof: true } : { delta };
}

const factorOf = (negated: boolean, softened: boolean): number => (negated ? -1 : softened ? 0.5 : 1);

const isWord = (said: string | null | undefined, word: string): boolean =>
  said === word || (said === `${word}s` && word.length > 2) || said === `${word}es`;
const isEnglishNo = (said: string | null): boolean => said !== null && ENGLISH_NO.test(said);
const isEnglishSoft = (said: string | null): boolean => said !== null && ENGLISH_SOFT.test(said);

const ENGLISH = FLAVOUR_WORDS.flatMap((word) => word.en.map((said) => ({ phrase: said.split(' '), word }))).sort(
  (a, b) => b.phrase.length - a.phrase.length || b.phrase.join().length - a.phrase.join().length,
);
const CHINESE = FLAVOUR_WORDS.flatMap((word) => word['zh-HK'].map((phrase) => ({ phrase, word }))).sort(
  (a, b) => b.phrase.length - a.phrase.length,
);
