import { useEffect, useEffectEvent, useState } from 'react';
import { languagesIn } from '#domain/taste-request/words/lexicon.ts';
import type { Lexicon } from '#domain/taste-request/words/lexicon.ts';
import { learn, lexiconsOf } from '#ui/play/taste-request/lexicons.ts';

export interface Ear {
  say: (sentence: string) => void;
  /** A sentence not interpreted yet: its word lists are loading, or failed to load. */
  unheard: readonly string[];
  hasFailed: boolean;
  retry: () => void;
  forget: (sentence: string) => void;
}

const NOTHING = { sentences: [] as readonly string[], hasFailed: false };

/**
 * Passes each sentence on with the word lists of its languages, and never without them: a request for no alcohol must
 * not be missed. Sentences that cannot be interpreted yet are kept.
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
