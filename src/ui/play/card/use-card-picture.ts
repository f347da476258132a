import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { TextStack } from './card-art.ts';
import { drawCard } from './draw-card.ts';

interface Drawn {
  of: string;
  blob: Blob | undefined;
  address: string | undefined;
}

interface Wanted {
  drawing: RefObject<SVGSVGElement | null>;
  stacks: readonly TextStack[];
  lang: string;
  /** Changes if what is on the card changes. */
  of: string;
}

/** The card as a picture, made anew if what is on it changes. */
export function useCardPicture({ drawing, stacks, lang, of }: Wanted) {
  const [drawn, setDrawn] = useState<Drawn>();
  const draw = useEffectEvent(() =>
    drawing.current ? drawCard(drawing.current, stacks, lang) : Promise.resolve(undefined),
  );
  useEffect(() => {
    let address: string | undefined;
    let isOver = false;
    const show = async () => {
      const blob = await draw();
      if (isOver) return;
      if (blob) address = URL.createObjectURL(blob);
      setDrawn({ of, blob, address });
    };
    void show();
    return () => {
      isOver = true;
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [of]);
  const isCurrent = drawn?.of === of;
  return {
    /** Of what is on the card now; undefined while it is drawn. */
    blob: isCurrent ? drawn.blob : undefined,
    address: isCurrent ? drawn.address : undefined,
    hasFailed: isCurrent && drawn.blob === undefined,
  };
}
