import { useEffect, useRef, useState } from 'react';
import { markActivity } from '#ui/kit/activity.ts';
import { LANGUAGE_TAGS, problemOf, recognitionOf, transcriptOf } from './recognition.ts';
import type {
  HearingProblem,
  Recognition,
  RecognitionErrorEvent,
  RecognitionResultEvent,
  SpokenLanguage,
} from './recognition.ts';

export interface Hearing {
  /** This browser has speech recognition. */
  canListen: boolean;
  isListening: boolean;
  /** Text recognised so far, while listening. */
  caption: string;
  problem: HearingProblem | undefined;
  start: () => void;
  stop: () => void;
}

interface Options {
  language: SpokenLanguage;
  /** Maximum duration of listening. Milliseconds. */
  maxMs: number;
  onHeard: (sentence: string) => void;
}

/** Listens while held. Gives the final text, or what was recognised so far. */
export function useHearing({ language, maxMs, onHeard }: Options): Hearing {
  const recognition = useRef<Recognition>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const tag = useRef({ language, at: 0 });
  const [isListening, setListening] = useState(false);
  const [caption, setCaption] = useState('');
  const [problem, setProblem] = useState<HearingProblem>();
  const give = useRef(onHeard);
  const Maker = recognitionOf();

  useEffect(() => void (give.current = onHeard));
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      recognition.current?.abort();
    },
    [],
  );

  const begin = () => {
    if (!Maker || recognition.current) return;
    if (tag.current.language !== language) tag.current = { language, at: 0 };
    const listener = new Maker();
    let sentence = '';
    let failure: HearingProblem | undefined;
    listener.lang = LANGUAGE_TAGS[language][tag.current.at]!;
    listener.continuous = true;
    listener.interimResults = true;
    listener.maxAlternatives = 1;
    listener.addEventListener('result', (event) => {
      markActivity();
      sentence = transcriptOf(event as RecognitionResultEvent);
      setCaption(sentence);
    });
    listener.addEventListener('error', (event) => {
      failure = problemOf((event as RecognitionErrorEvent).error);
    });
    listener.addEventListener('end', () => {
      clearTimeout(timer.current);
      recognition.current = undefined;
      setListening(false);
      setCaption('');
      if (sentence) return give.current(sentence);
      if (failure === 'no-language' && tag.current.at < LANGUAGE_TAGS[language].length - 1) {
        tag.current.at += 1;
        return begin();
      }
      setProblem(failure ?? 'no-speech');
    });
    recognition.current = listener;
    setProblem(undefined);
    setListening(true);
    markActivity();
    try {
      listener.start();
    } catch {
      recognition.current = undefined;
      setListening(false);
      return setProblem('failed');
    }
    timer.current = setTimeout(() => listener.stop(), maxMs);
  };

  return {
    canListen: Maker !== undefined,
    isListening,
    caption,
    problem,
    start: begin,
    stop: () => recognition.current?.stop(),
  };
}
