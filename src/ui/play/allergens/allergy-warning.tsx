import type { ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { allergyWarning, type Allergies, type StatedAllergens } from '#domain/recipe/allergies.ts';
import type { Allergen } from '#domain/recipe/recipe.ts';
import { ALLERGEN_WORDS } from './allergen-words.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { useGuestAllergies } from './guest-allergies.ts';
import styles from './drink-allergens.module.css';

interface Props {
  recipe: StatedAllergens;
  allergies: Allergies;
}

/** Announces to the guest why they must not have a drink. */
export function AllergyWarning({ recipe, allergies }: Props) {
  const listOf = useAllergenList();
  const warning = allergyWarning(recipe, allergies);
  return (
    <WarningBox>
      {warning && (
        <>
          {warning.contains.length > 0 && (
            <p>
              <Trans>
                This drink contains <strong>{listOf(warning.contains)}</strong>, which you said you must not have.
              </Trans>
            </p>
          )}
          {warning.notStated.length > 0 && (
            <p>
              <Trans>
                Nobody has stated whether it contains <strong>{listOf(warning.notStated)}</strong>: ask the bar before
                you drink it.
              </Trans>
            </p>
          )}
          {warning.note !== '' && (
            <p>
              <Trans>
                You said: <strong>{warning.note}</strong>. Ask the bar before you drink it.
              </Trans>
            </p>
          )}
        </>
      )}
    </WarningBox>
  );
}

/** Always mounted, so that a new text is announced. */
export function WarningBox({ children }: { children: ReactNode }) {
  return (
    <div role="alert" className={styles.warning} data-empty={!children || undefined}>
      {children && (
        <>
          <WarningIcon />
          <div>{children}</div>
        </>
      )}
    </div>
  );
}

/** On a menu: marks a drink that is not for this guest, or not known to be. */
export function AllergyMark({ recipe }: Pick<Props, 'recipe'>) {
  const { allergies } = useGuestAllergies();
  const mark = useAllergyMark()({ recipe, allergies });
  if (!mark) return null;
  return (
    <span className={styles.mark}>
      <Badge tone={mark.tone}>{mark.text}</Badge>
    </span>
  );
}

/** The same mark where only words can stand, as in a list to choose from. */
export function useAllergyMark(): (of: Props) => { text: string; tone: 'bad' | 'caution' } | undefined {
  const { t } = useLingui();
  const listOf = useAllergenList();
  return ({ recipe, allergies }) => {
    const warning = allergyWarning(recipe, { ...allergies, note: '' });
    if (!warning) return undefined;
    return warning.contains.length > 0
      ? { text: t`Contains ${listOf(warning.contains)}`, tone: 'bad' }
      : { text: t`Not stated: ${listOf(warning.notStated)}`, tone: 'caution' };
  };
}

/** The guest's declaration in one line, for the ticket, the machine and the counter. */
export function useAllergyLine(): (allergies: Allergies) => string {
  const listOf = useAllergenList();
  return ({ allergens, note }) =>
    [...(allergens.length > 0 ? [listOf(allergens)] : []), note].filter(Boolean).join(' · ');
}

export function useAllergenList(): (allergens: readonly Allergen[]) => string {
  const { i18n } = useLingui();
  return (allergens) =>
    allergens.map((allergen) => i18n._(ALLERGEN_WORDS[allergen])).join(i18n.locale === 'zh-HK' ? '、' : ', ');
}

function WarningIcon() {
  return (
    <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path d="M10 2.500 18.500 17H1.500z" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinejoin="round" />
      <path d="M10 8v4M10 14.300v.2" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
    </svg>
  );
}
