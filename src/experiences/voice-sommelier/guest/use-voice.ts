import { useEffect, useState } from 'react';
import type { BilingualText } from '#domain/recipe/recipe.ts';
import { inLanguage } from '#domain/text/bilingual.ts';
import { useVoiceCues } from '#ui/play/voice-cues.ts';

/** The moments the sommelier speaks, named as a voice profile's cues. */
export type Moment = 'greet' | 'listening' | 'result' | 'sorry' | 'reply';

export interface Voice {
  canSpeak: boolean;
  isOn: boolean;
  /** Call it in a press handler: browsers allow sound to start only there. */
  setOn: (isOn: boolean) => void;
  /** Speaks the text of a moment if the guest turned that on. The text is always shown as well. */
  say: (moment: Moment, words: readonly BilingualText[]) => void;
}

const TAGS: Record<string, readonly string[]> = {
  'zh-HK': ['yue-Hant-HK', 'zh-HK', 'yue'],
  en: ['en-GB', 'en-US', 'en'],
};

/**
 * The sommelier's voice, off until the guest or the shop turns it on: the recorded cues of the kiosk's voice for fixed
 * texts, the browser's speech synthesis for the rest and for missing cues.
 * @param profileId the kiosk's `config.voiceProfileId`
 */
export function useVoice(locale: string, isOnAtFirst: boolean, profileId: string | undefined): Voice {
  const speech = globalThis.speechSynthesis as SpeechSynthesis | undefined;
  const [isOn, setOn] = useState(isOnAtFirst);
  const cues = useVoiceCues(profileId);
  useEffect(() => () => speech?.cancel(), [speech]);

  return {
    canSpeak: speech !== undefined || cues.hasVoice,
    isOn,
    setOn: (wanted) => {
      if (!wanted) speech?.cancel();
      cues.setMuted(!wanted);
      setOn(wanted);
    },
    say: (moment, words) => {
      if (!isOn) return;
      speech?.cancel();
      if ((moment !== 'reply' && cues.play(moment)) || !speech) return;
      const language = locale === 'zh-HK' ? 'zh-HK' : 'en';
      const utterance = new SpeechSynthesisUtterance(words.map((each) => inLanguage(each, language)).join(' '));
      const voices = speech.getVoices();
      const tags = TAGS[language]!;
      const voice = tags.map((tag) => voices.find(({ lang }) => lang.replace('_', '-') === tag)).find(Boolean);
      utterance.lang = language === 'zh-HK' ? 'zh-HK' : 'en-GB';
      if (voice) utterance.voice = voice;
      speech.speak(utterance);
    },
  };
}
