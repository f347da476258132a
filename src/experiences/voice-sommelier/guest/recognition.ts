/** The part of the browser's speech recognition used here; TypeScript's types lack it. */

export interface Recognition extends EventTarget {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  start: () => void;
  stop: () => void;
  abort: () => void;
}

export interface RecognitionResultEvent extends Event {
  results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }>;
}

export interface RecognitionErrorEvent extends Event {
  error: string;
}

/** Failures the guest is told apart. */
export type HearingProblem = 'not-allowed' | 'no-speech' | 'no-network' | 'no-microphone' | 'no-language' | 'failed';

const PROBLEMS: Record<string, HearingProblem> = {
  'not-allowed': 'not-allowed',
  'service-not-allowed': 'not-allowed',
  'no-speech': 'no-speech',
  network: 'no-network',
  'audio-capture': 'no-microphone',
  'language-not-supported': 'no-language',
};

/** @returns undefined if it is no problem: the guest let go too early */
export const problemOf = (error: string): HearingProblem | undefined =>
  error === 'aborted' ? undefined : (PROBLEMS[error] ?? 'failed');

type RecognitionMaker = new () => Recognition;

/** The browser's recogniser, under either of its names. Insecure pages get no microphone. */
export function recognitionOf(view: object = globalThis): RecognitionMaker | undefined {
  const { SpeechRecognition, webkitSpeechRecognition, isSecureContext } = view as {
    SpeechRecognition?: RecognitionMaker;
    webkitSpeechRecognition?: RecognitionMaker;
    isSecureContext?: boolean;
  };
  return isSecureContext === false ? undefined : (SpeechRecognition ?? webkitSpeechRecognition);
}

export type SpokenLanguage = 'zh-HK' | 'en';

/**
 * Language tags of a spoken language, best first: Cantonese, its tag in older browsers, and English. Source:
 * docs/behaviour/experiences/voice-sommelier.md "Listening".
 */
export const LANGUAGE_TAGS: Record<SpokenLanguage, readonly string[]> = {
  'zh-HK': ['yue-Hant-HK', 'zh-HK', 'en-GB'],
  en: ['en-GB', 'en-US'],
};

/** Everything recognised so far, final or not. */
export const transcriptOf = ({ results }: RecognitionResultEvent): string =>
  Array.from(results, (result) => result[0]?.transcript ?? '')
    .join(' ')
    .trim();
