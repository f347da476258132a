import { useLingui } from '@lingui/react/macro';
import { roundedAbv } from '#domain/selling/liquor.ts';
import type { Alcohol } from '#domain/recipe/recipe.ts';
import { Badge } from '#ui/kit/badge.tsx';

interface Strength {
  /** % by volume; a lower bound if `alcohol` is unknown. */
  ABV: number;
  alcohol: Alcohol;
}

/** A drink's strength in words, as far as known. */
export function useStrengthWords(): (strength: Strength) => string {
  const { t, i18n } = useLingui();
  return ({ ABV, alcohol }) => {
    if (alcohol === 'free') return t`No alcohol`;
    // A dash in a long drink is little, and not "0%".
    const least = alcohol === 'contains' ? 0.1 : 0;
    const abv = i18n.number(Math.max(roundedAbv(ABV), least), { maximumFractionDigits: 1 });
    if (alcohol === 'contains') return t`${abv}% ABV`;
    return ABV > 0 ? t`At least ${abv}% ABV` : t`Not known to be free of alcohol`;
  };
}

interface Props {
  recipe: Strength;
  /** A shop may hide figures on its menu; the warning that alcohol is possible is always shown. */
  showAbv?: boolean;
}

export function StrengthBadge({ recipe, showAbv = true }: Props) {
  const wordsOf = useStrengthWords();
  const { alcohol, ABV } = recipe;
  if (alcohol === 'free') return <Badge tone="good">{wordsOf(recipe)}</Badge>;
  if (alcohol === 'unknown') return <Badge tone="caution">{wordsOf(showAbv ? recipe : { ABV: 0, alcohol })}</Badge>;
  return showAbv ? <Badge>{wordsOf({ ABV, alcohol })}</Badge> : null;
}
