import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { BilingualText } from '#domain/recipe/recipe.ts';
import { BothLanguages } from '#ui/kit/fields/both-languages.tsx';
import { TextAreaField } from '#ui/kit/fields/text-area-field.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import { useIsChecked } from './settings-form.tsx';
import styles from './settings.module.css';

interface Props {
  /** Label, such as "Title"; the language is appended. */
  label: string;
  /** Path in the settings, or relative to the path around it. */
  path: string;
  value: BilingualText;
  onChange: (value: BilingualText) => void;
  maxLength: number;
  /** Several lines instead of one. */
  long?: boolean;
  hint?: ReactNode;
}

/** One text in both languages, side by side. A kiosk cannot be saved while one of them is empty. */
export function BilingualField({ label, path, value, onChange, maxLength, long = false, hint }: Props) {
  const { t } = useLingui();
  const isChecked = useIsChecked();
  const Text = long ? TextAreaField : TextField;
  const missing = (text: string) => isChecked && text.trim() === '' && t`This text is missing.`;
  return (
    <div className={styles.bilingual}>
      <BothLanguages
        english={
          <Text
            label={t`${label}, English`}
            path={`${path}.en`}
            lang="en"
            value={value.en}
            onChange={(en) => onChange({ ...value, en })}
            maxLength={maxLength}
            required
            error={missing(value.en)}
            hint={hint}
          />
        }
        chinese={
          <Text
            label={t`${label}, Chinese`}
            path={`${path}.zh-HK`}
            lang="zh-Hant-HK"
            value={value['zh-HK']}
            onChange={(zh) => onChange({ ...value, 'zh-HK': zh })}
            maxLength={maxLength}
            required
            error={missing(value['zh-HK'])}
          />
        }
      />
    </div>
  );
}
