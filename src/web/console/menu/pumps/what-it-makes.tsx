import { Trans } from '@lingui/react/macro';
import type { TonightsMenu } from '#contract/menu/sold-out.ts';
import type { Recipe } from '#domain/recipe/recipe.ts';
import { MadeLists } from '#web/console/kit/machines/made-lists.tsx';
import styles from '../menu.module.css';
import type { PumpRow } from './use-pumps.ts';

interface Props {
  recipes: readonly Recipe[];
  /** As they stand in the form: the list follows the slots before they are saved. */
  pumps: readonly PumpRow[];
  poursByHand: boolean;
  /** What is missing tonight; undefined while it is not known. */
  tonight: TonightsMenu['drinks'] | undefined;
}

export function WhatItMakes({ recipes, pumps, poursByHand, tonight = [] }: Props) {
  const lacking = new Map(
    tonight.flatMap(({ id, lacks, isChanged }) => (lacks.length > 0 && !isChanged ? [[id, lacks]] : [])),
  );
  return (
    <section aria-labelledby="what-it-makes" className={styles.drinks}>
      <h2 id="what-it-makes">
        <Trans>What the machine can make</Trans>
      </h2>
      <MadeLists recipes={recipes} pumps={pumps} poursByHand={poursByHand} lacking={lacking} />
    </section>
  );
}
