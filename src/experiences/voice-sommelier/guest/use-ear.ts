import { useEffect, useEffectEvent, useState } from 'react';
import { languagesIn } from '#domain/taste-request/words/lexicon.ts';
import type { Lexicon } from '#domain/taste-request/words/lexicon.ts';
import { learn, lexiconsOf } from './lexicons.ts';

export interface Ear {
  say: (sentence: string) => void;
  /** Said, and not interpreted: the words of its languages are on their way, or could not be had. */
  unheard: readonly string[];
  hasFailed: boolean;
  retry: () => void;
  forget: (sentence: string) => void;
}

const NOTHING = { sentences: [] as readonly string[], hasFailed: false };

/**
 * Gives each sentence on with the words of its languages, and never without them: what asks for no alcohol must not be
 * missed. What cannot be interpreted yet is kept.
 */
export function useEar(onSaid: (sentence: string, lexicons: readonly Lexicon[]) => void): Ear {
  const [{ sentences, hasFailed }, setUnheard] = useState(NOTHING);

  const hearAll = useEffectEvent(() => {
    for (const sentence of sentences) onSaid(sentence, lexiconsOf(languagesIn(sentence))!);
    setUnheard(NOTHING);
  });
  useEffect(() => {
    if (sentences.length === 0) return;
    let isLeft = false;
    void Promise.all(sentences.flatMap(languagesIn).map(learn)).then(
      () => isLeft || hearAll(),
      () => isLeft || setUnheard({ sentences, hasFailed: true }),
    );
    return () => void (isLeft = true);
  }, [sentences]);

  const hold = (list: readonly string[]) => setUnheard({ sentences: list, hasFailed: false });
  return {
    say: (sentence) => {
      const lexicons = lexiconsOf(languagesIn(sentence));
      if (lexicons) onSaid(sentence, lexicons);
      else hold([...sentences.filter((each) => each !== sentence), sentence]);
    },
    unheard: sentences,
    hasFailed,
    retry: () => hold([...sentences]),
    forget: (sentence) => hold(sentences.filter((each) => each !== sentence)),
  };
}
