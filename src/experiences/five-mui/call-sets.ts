/**
 * How the numbers are called at the table. Source: docs/behaviour/experiences/five-mui.md "Calls", docs/decisions/0026.
 */
import type { BilingualText } from '#domain/recipe/recipe.ts';
import { CALLS, type Call } from './rules.ts';
import type { CallSet, FiveMuiSettings, MuiCall } from './settings.ts';

type Words = readonly [chinese: string, english: string];

/** The common calls, used in Mandarin and Cantonese alike, and the ones shops are asked to record. */
const COMMON: Record<Call, Words> = {
  0: ['寶一對', 'Treasure pair!'],
  1: ['一定中', 'Dead certain!'],
  2: ['哥倆好', 'Good brothers!'],
  3: ['三星照', 'Three lucky stars!'],
  4: ['四季財', 'Rich all year!'],
  5: ['五魁首', 'Top five!'],
  6: ['六六順', 'Six runs smooth!'],
  7: ['七個巧', 'Seven, so clever!'],
  8: ['八仙到', 'Eight immortals!'],
  9: ['九長久', 'Nine, for ever!'],
  10: ['滿堂紅', 'Full house!'],
};

/** Nanning; numbers without a known local call (0, 5, 7 to 10) use the common one. */
const CANTONESE: Partial<Record<Call, Words>> = {
  // idiom to confirm: 1 to 3 and 6 are Nanning Cantonese, not known to be heard in Hong Kong
  1: ['一支骨', 'One lone bone!'],
  2: ['二妹靚', 'Pretty sister!'],
  3: ['三點鐘', 'Three o’clock!'],
  4: ['四紅中', 'Four red dragons!'],
  6: ['落蚊帳', 'Mosquito net down!'],
};

const TAIWAN: Partial<Record<Call, Words>> = {
  // idiom to confirm: only these three are known from Taiwan
  1: ['一定發', 'Sure to get rich!'],
  2: ['兩隻好', 'A fine pair!'],
  10: ['十全美', 'Perfect ten!'],
};

const NAMED: Record<Exclude<CallSet, 'custom'>, Partial<Record<Call, Words>>> = {
  cantonese: CANTONESE,
  mandarin: COMMON,
  taiwan: TAIWAN,
};

/** The calls of a set; missing ones are the common calls. */
export function callsOf(set: Exclude<CallSet, 'custom'>): Record<Call, MuiCall> {
  const calls = CALLS.map((call) => {
    const [chinese, english] = NAMED[set][call] ?? COMMON[call];
    return [call, { text: { en: english, 'zh-HK': chinese }, cue: `call_${call}` }] as const;
  });
  return Object.fromEntries(calls) as Record<Call, MuiCall>;
}

/** The calls of a kiosk's settings. */
export const playedCalls = ({ callSet, calls }: Pick<FiveMuiSettings, 'callSet' | 'calls'>): Record<Call, MuiCall> =>
  callSet === 'custom' ? calls : callsOf(callSet);

/** Chant on the three beats. */
export const CHANT: BilingualText = { en: 'One, two, show!', 'zh-HK': '一、二、開！' };
