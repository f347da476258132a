import { useEffect } from 'react';
import type { BilingualText } from '#domain/recipe/recipe.ts';
import { inLanguage } from '#domain/text/bilingual.ts';
import { isAudible, isSoundRefused, setSpoken, useAudible, watchSound } from '#ui/play/sound/sound.ts';
import { muteCues, useVoiceCues } from '#ui/play/voice-cues.ts';

/** The moments the sommelier speaks, named as a voice profile's cues. */
export type Moment = 'greet' | 'listening' | 'result' | 'sorry' | 'reply';

export interface Voice {
  isOn: boolean;
  /** Speaks the text of a moment if the guest turned that on. The text is always shown as well. */
  say: (moment: Moment, words: readonly BilingualText[]) => void;
}

const TAGS: Record<string, readonly string[]> = {
  'zh-HK': ['yue-Hant-HK', 'zh-HK', 'yue'],
  en: ['en-GB', 'en-US', 'en'],
};

/**
 * The sommelier's voice, off until the guest turns sound on or the shop wants it from the start: the recorded cues of
 * the kiosk's voice for fixed texts, the browser's speech synthesis for the rest and for missing cues.
 * @param profileId the kiosk's `config.voiceProfileId`
 */
export function useVoice(locale: string, isOnAtFirst: boolean, profileId: string | undefined): Voice {
  const speech = globalThis.speechSynthesis as SpeechSynthesis | undefined;
  const isOn = useAudible();
  const cues = useVoiceCues(profileId);
  useEffect(() => () => speech?.cancel(), [speech]);
  useEffect(() => {
    // At once, within the press of the header's switch: browsers allow sound to start only there.
    const follow = () => {
      if (!isAudible()) speech?.cancel();
      muteCues(!isAudible());
    };
    const leave = watchSound(follow);
    if (isOnAtFirst && !isSoundRefused()) setSpoken(true);
    return () => {
      leave();
      setSpoken(false);
    };
  }, [isOnAtFirst, speech]);

  return {
    isOn,
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
