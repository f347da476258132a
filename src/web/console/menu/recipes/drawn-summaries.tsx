/** A drink's parts as they are seen at a glance: drawn, with the same in words for whoever does not see them. */
import { Trans, useLingui } from '@lingui/react/macro';
import { FLAVOUR_PROPERTIES } from '#domain/recipe/recipe.ts';
import { millilitres } from '#domain/recipe/volume.ts';
import { FlavourIcon } from '#ui/play/drink/flavour-icon.tsx';
import { flavourColour, flavourLabel } from '#ui/play/drink/flavours.ts';
import type { Draft } from './recipe-draft.ts';
import styles from './drawn-summaries.module.css';

/** Of a flavour. */
const FULL = 5;

/** How it tastes: a bar for each flavour it has. */
export function FlavourBars({ flavours }: Pick<Draft, 'flavours'>) {
  const { i18n } = useLingui();
  const tasted = FLAVOUR_PROPERTIES.flatMap((property) => {
    const value = flavours[property] ?? 0;
    return value > 0 ? [{ property, value }] : [];
  });
  return (
    <span className={styles.flavours}>
      {tasted.map(({ property, value }) => (
        <span key={property} className={styles.flavour} data-flavour={property}>
          <FlavourIcon property={property} size={18} />
          <span>
            {flavourLabel(i18n, property)} <span className={styles.value}>{i18n.number(value)}</span>
          </span>
          <span className={styles.track}>
            <span style={{ width: `${(value / FULL) * 100}%`, background: flavourColour(property) }} />
          </span>
        </span>
      ))}
    </span>
  );
}

/** What is in the glass, by how much of it is: the list below has the figures. */
export function GlassShares({ ingredients }: Pick<Draft, 'ingredients'>) {
  const { i18n } = useLingui();
  const poured = ingredients.map(({ key, amount, unit, colour }) => ({
    key,
    colour,
    ml: amount === undefined ? 0 : millilitres(amount, unit),
  }));
  const total = poured.reduce((sum, { ml }) => sum + ml, 0);
  if (total === 0) return null;
  const ml = i18n.number(total, { maximumFractionDigits: 0 });
  return (
    <div className={styles.glass}>
      <div aria-hidden="true" className={styles.shares}>
        {poured
          .filter((one) => one.ml > 0)
          .map((one) => (
            <span
              key={one.key}
              data-share
              style={{ flexGrow: one.ml, ...(one.colour && { background: one.colour }) }}
            />
          ))}
      </div>
      <p>
        <Trans>Together {ml} ml</Trans>
      </p>
    </div>
  );
}
