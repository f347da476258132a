import { useEffect, useEffectEvent, useState } from 'react';
import { languagesIn } from '#domain/taste-request/words/lexicon.ts';
import { interpreterOf, prepareToHear, type Interpret } from './interpreter.ts';

export interface Ear {
  say: (sentence: string) => void;
  /** A sentence not interpreted yet: the parser or its word lists are loading, or failed to load. */
  unheard: readonly string[];
  hasFailed: boolean;
  retry: () => void;
  forget: (sentence: string) => void;
}

const NOTHING = { sentences: [] as readonly string[], hasFailed: false, isRetry: false };

/**
 * Passes each sentence on with what interprets it, and never without the word lists of all its languages: a request for
 * no alcohol must not be missed. Sentences that cannot be interpreted yet are kept.
 */
export function useEar(onSaid: (interpret: Interpret) => void): Ear {
  const [{ sentences, hasFailed, isRetry }, setUnheard] = useState(NOTHING);

  const hearAll = useEffectEvent(() => {
    for (const sentence of sentences) onSaid(interpreterOf(sentence)!);
    setUnheard(NOTHING);
  });
  const fail = useEffectEvent(() => setUnheard({ sentences, hasFailed: true, isRetry: false }));
  const prepare = useEffectEvent(() => prepareToHear(sentences.flatMap(languagesIn), sentences, isRetry));
  useEffect(() => {
    if (sentences.length === 0) return;
    let isLeft = false;
    void prepare().then(
      () => isLeft || hearAll(),
      () => isLeft || fail(),
    );
    return () => void (isLeft = true);
  }, [sentences]);

  const hold = (list: readonly string[], again = false) =>
    setUnheard({ sentences: list, hasFailed: false, isRetry: again });
  return {
    say: (sentence) => {
      // What was said before is heard first.
      const interpret = sentences.length === 0 ? interpreterOf(sentence) : undefined;
      if (interpret) onSaid(interpret);
      else hold([...sentences.filter((each) => each !== sentence), sentence]);
    },
    unheard: sentences,
    hasFailed,
    retry: () => hold([...sentences], true),
    forget: (sentence) => hold(sentences.filter((each) => each !== sentence)),
  };
}
