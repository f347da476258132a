import type { Ref } from 'react';
import type { DrinkDrawing } from '#domain/recipe/drawing.ts';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import { isGradient } from '#domain/settings/appearance.ts';
import { DrinkPicture } from '../drink/drink-picture.tsx';
import { CARD, type CardArt, type CardParts } from './card-art.ts';
import { coloursIn } from './colours.ts';
import { Placed } from './placed.tsx';
import styles from './card.module.css';

interface Props {
  ref: Ref<SVGSVGElement>;
  art: CardArt;
  recipe: GuestRecipe;
  logoGradient: string | undefined;
}

/** The card without its texts, where nobody sees it: the picture is made from it. */
export function CardDrawing({ ref, art, recipe: { drawing }, logoGradient }: Props) {
  return (
    <div className={styles.workshop} data-theme={art.theme} aria-hidden="true">
      <svg
        ref={ref}
        xmlns="http://www.w3.org/2000/svg"
        width={CARD.width}
        height={CARD.height}
        viewBox={`0 0 ${CARD.width} ${CARD.height}`}
      >
        {art.picture({
          drink: (drawing.layers.at(-1)?.colour ?? '#f2a33a').slice(0, 7),
          shop: logoGradient && isGradient(logoGradient) ? coloursIn(logoGradient) : ['#f2a33a', '#ff6b57'],
          glass: glassOf(drawing),
        })}
      </svg>
    </div>
  );
}

const glassOf =
  (drawing: DrinkDrawing): CardParts['glass'] =>
  (box) => (
    <Placed {...box}>
      <DrinkPicture drawing={drawing} title="" />
    </Placed>
  );
