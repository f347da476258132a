import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { countMissingTexts, inLanguage } from '#domain/text/bilingual.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { useOpenForErrors } from '#ui/kit/fields/field-error.ts';
import { BilingualField } from '#ui/settings/bilingual-field.tsx';
import { DrinksField } from '#ui/settings/drinks-field.tsx';
import { useIsChecked } from '#ui/settings/settings-form.tsx';
import { LINE_MAX, TITLE_MAX, type TypeCode, type TypeText } from '../rules.ts';
import styles from './mbti-admin.module.css';

interface Props {
  type: TypeCode;
  text: TypeText;
  shopId: string;
  onChange: (part: Partial<TypeText>) => void;
}

/** One of the sixteen types: title, line, and fixed drinks. */
export function TypeRow({ type, text, shopId, onChange }: Props) {
  const { t, i18n } = useLingui();
  const isChecked = useIsChecked();
  const [isOpened, setOpened] = useState(false);
  const path = `types.${type}`;
  useOpenForErrors(path, () => setOpened(true));
  const { title, line, recipeIds } = text;
  const isOpen = isOpened || (isChecked && countMissingTexts({ title, line }) > 0);
  return (
    <Card as="li" className={styles.item} aria-labelledby={`type-${type}`}>
      <div className={styles.head}>
        <div className={styles.name}>
          <h3 id={`type-${type}`}>
            {type} {inLanguage(title, i18n.locale)}
          </h3>
          <p className={styles.help}>{inLanguage(line, i18n.locale)}</p>
        </div>
        <Button aria-expanded={isOpen} aria-describedby={`type-${type}`} onClick={() => setOpened(!isOpen)}>
          {isOpen ? <Trans>Close</Trans> : <Trans>Edit</Trans>}
        </Button>
      </div>
      {isOpen && (
        <div className={styles.fields}>
          <BilingualField
            label={t`Title`}
            path={`${path}.title`}
            value={title}
            maxLength={TITLE_MAX}
            onChange={(next) => onChange({ title: next })}
          />
          <BilingualField
            label={t`Line`}
            path={`${path}.line`}
            value={line}
            maxLength={LINE_MAX}
            onChange={(next) => onChange({ line: next })}
          />
          <DrinksField
            shopId={shopId}
            label={t`Drinks of ${type}`}
            hint={t`Left empty, the nearest drink to its letters is found.`}
            recipeIds={recipeIds}
            onChange={(next) => onChange({ recipeIds: next })}
          />
        </div>
      )}
    </Card>
  );
}
