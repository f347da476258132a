import { useId } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { ALLERGENS } from '#domain/recipe/recipe.ts';
import { FoldingSection } from '#ui/kit/fold/folding-section.tsx';
import type { FieldsProps } from './fields.ts';
import { ALLERGEN_WORDS } from '#ui/play/allergens/allergen-words.ts';
import styles from './recipe-editor.module.css';

export function AllergenFields({ draft, onChange }: FieldsProps) {
  const { t, i18n } = useLingui();
  const { allergens, allergenList } = draft;
  const titleId = useId();
  const contained = allergens.map((allergen) => i18n._(ALLERGEN_WORDS[allergen])).join(' · ');
  return (
    <FoldingSection
      heading="h3"
      title={<span id={titleId}>{t`Allergens`}</span>}
      summary={allergenList === 'declared' ? contained || t`None` : t`Not stated: ask the bar.`}
      className={styles.group}
    >
      <div role="group" aria-labelledby={titleId} className={styles.allergens}>
        <p className={styles.help}>
          {allergenList === 'declared' ? (
            <Trans>Declared: guests rely on this list.</Trans>
          ) : (
            <Trans>Not stated: ask the bar. Guests read this until you declare the list.</Trans>
          )}
        </p>
        {ALLERGENS.map((allergen) => (
          <label key={allergen} className={styles.tick}>
            <input
              type="checkbox"
              checked={allergens.includes(allergen)}
              onChange={(event) =>
                onChange({
                  allergens: ALLERGENS.filter((one) =>
                    one === allergen ? event.target.checked : allergens.includes(one),
                  ),
                })
              }
            />
            {i18n._(ALLERGEN_WORDS[allergen])}
          </label>
        ))}
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={allergenList === 'declared'}
            onChange={(event) => onChange({ allergenList: event.target.checked ? 'declared' : 'unknown' })}
          />
          <Trans>I have checked it: this list is complete</Trans>
        </label>
      </div>
    </FoldingSection>
  );
}
