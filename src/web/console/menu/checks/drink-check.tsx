import { useState } from 'react';
import { Link } from 'wouter';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DrinkToCheck } from '#contract/menu/menu-checks.ts';
import { ALLERGENS, type Allergen } from '#domain/recipe/recipe.ts';
import { ALLERGEN_WORDS } from '#ui/play/allergens/allergen-words.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Chip } from '#ui/kit/chip.tsx';
import { useMenuText } from '#ui/kit/menu-text.ts';
import { useListOf } from '#ui/kit/use-list-of.ts';
import { useMenuNames } from '#web/console/kit/orders/use-menu-names.ts';
import styles from './checks-tab.module.css';

export interface Declared {
  id: string;
  allergens: Allergen[];
  contents: string;
}

interface Props {
  shopId: string;
  drink: DrinkToCheck;
  /** Its recipe can be changed here. */
  isKeptHere: boolean;
  busy: boolean;
  /** As its ingredients suggest, or as they were put right. */
  allergens: readonly Allergen[];
  onChange: (allergens: Allergen[]) => void;
  onDeclare: () => void;
}

/** One drink whose allergens nobody has declared, with what its ingredients suggest. */
export function DrinkCheck({ shopId, drink, isKeptHere, busy, allergens, onChange, onDeclare }: Props) {
  const { t, i18n } = useLingui();
  const { id, unknownIngredients } = drink;
  const { nameOf } = useMenuText();
  const { text: name, lang } = nameOf(drink);
  const listOf = useListOf();
  const ingredientOf = useMenuNames(shopId);
  const [isOpen, setOpen] = useState(false);
  const unknown = listOf(unknownIngredients.map((one) => ingredientOf(one).text));
  const shown = ALLERGENS.filter((allergen) => isOpen || allergens.includes(allergen));
  const toggle = (allergen: Allergen) =>
    onChange(ALLERGENS.filter((one) => (one === allergen ? !allergens.includes(one) : allergens.includes(one))));
  return (
    <li className={styles.row} aria-label={name}>
      <div>
        <p className={styles.name} lang={lang}>
          {isKeptHere ? (
            <Link to={`/shops/${encodeURIComponent(shopId)}/master/${encodeURIComponent(id)}`}>{name}</Link>
          ) : (
            name
          )}
        </p>
        {unknown && (
          <Badge tone="caution">
            <Trans>Nothing is known of {unknown}</Trans>
          </Badge>
        )}
      </div>
      <div className={styles.answers} role="group" aria-label={t`Allergens of ${name}`}>
        {shown.length === 0 && (
          <span className={styles.none}>
            <Trans>None</Trans>
          </span>
        )}
        {shown.map((allergen) => (
          <Chip key={allergen} chosen={allergens.includes(allergen)} onToggle={() => toggle(allergen)}>
            {i18n._(ALLERGEN_WORDS[allergen])}
          </Chip>
        ))}
        {!isOpen && (
          <Button kind="quiet" onClick={() => setOpen(true)}>
            <Trans>Change</Trans>
          </Button>
        )}
        <Button kind="main" disabled={busy} onClick={onDeclare}>
          <Trans>That is right</Trans>
        </Button>
      </div>
    </li>
  );
}
