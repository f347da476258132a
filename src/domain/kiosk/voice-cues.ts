/** The cues of a voice: name, when it is played, and a script to record. Source: docs/behaviour/voices.md "Cues". */

export const CUE_GROUPS = ['beat', 'call', 'end', 'sommelier'] as const;
export type CueGroup = (typeof CUE_GROUPS)[number];

export interface VoiceCue {
  name: string;
  group: CueGroup;
  /** Suggested script for the recording. */
  words: { en: string; 'zh-HK': string };
}

const cue = (name: string, group: CueGroup, chinese: string, english: string): VoiceCue => ({
  name,
  group,
  words: { en: english, 'zh-HK': chinese },
});

/** The calls 0 to 10 are the traditional ones of Hong Kong; the other words are everyday Cantonese. */
export const VOICE_CUES: readonly VoiceCue[] = [
  cue('intro', 'beat', '嚟啦，猜番枚！', 'Come on, let’s play!'),
  cue('beat_1', 'beat', '一！', 'One!'),
  cue('beat_2', 'beat', '二！', 'Two!'),
  cue('beat_3', 'beat', '開！', 'Show!'),
  cue('call_0', 'call', '寶一對！', 'Treasure pair!'),
  cue('call_1', 'call', '一定中！', 'Dead certain!'),
  cue('call_2', 'call', '哥倆好！', 'Good brothers!'),
  cue('call_3', 'call', '三星照！', 'Three lucky stars!'),
  cue('call_4', 'call', '四季財！', 'Rich all year!'),
  cue('call_5', 'call', '五魁首！', 'Top five!'),
  cue('call_6', 'call', '六六順！', 'Six runs smooth!'),
  cue('call_7', 'call', '七個巧！', 'Seven, so clever!'),
  cue('call_8', 'call', '八仙到！', 'Eight immortals!'),
  cue('call_9', 'call', '九長久！', 'Nine, for ever!'),
  cue('call_10', 'call', '滿堂紅！', 'Full house!'),
  cue('win', 'end', '你贏咗，叻喎！', 'You win, well played!'),
  cue('lose', 'end', '今次我贏，再嚟過！', 'This one is mine, try again!'),
  cue('again', 'end', '冇人中，再嚟！', 'Nobody has it, once more!'),
  cue('foul', 'end', '失枚，唔計！', 'Foul, that doesn’t count!'),
  cue('result', 'end', '就係呢杯，啱晒你！', 'This is the one for you!'),
  cue('greet', 'sommelier', '你好呀，話我知你想飲啲咩。', 'Hello. Tell me what you feel like.'),
  cue('listening', 'sommelier', '講啦，我聽緊。', 'Go on, I’m listening.'),
  cue('sorry', 'sommelier', '唔好意思，聽唔清楚。', 'Sorry, I didn’t catch that.'),
];

/** The cues each experience plays, by kiosk type. Both play `result`. */
export const CUES_OF = {
  'five-mui': VOICE_CUES.filter(({ group }) => group !== 'sommelier').map(({ name }) => name),
  'voice-sommelier': ['greet', 'listening', 'result', 'sorry'],
} as const satisfies Record<string, readonly string[]>;

/** The console stops recording after this. Milliseconds. */
export const RECORDING_MAX_MS = 8000;
/** A longer file is refused. Milliseconds. */
export const CUE_MAX_MS = 10_000;
export const CUE_MAX_BYTES = 2 * 1024 * 1024;
/** More than the list has, because an owner may rename a game's calls. */
export const CUES_PER_PROFILE = 64;
export const PROFILES_PER_SHOP = 50;
export const SHOP_MAX_BYTES = 200 * 1024 * 1024;

const RESERVED = ['__proto__', 'constructor', 'prototype'];

/** Source: docs/behaviour/voices.md "Cues". */
export const isCueName = (name: string): boolean => /^[a-z0-9][a-z0-9_-]{0,63}$/.test(name) && !RESERVED.includes(name);

/** How many of the wanted cues are recorded. */
export const coverageOf = (wanted: readonly string[], cues: Readonly<Record<string, unknown>>) => ({
  recorded: wanted.filter((name) => Object.hasOwn(cues, name)).length,
  all: wanted.length,
});
