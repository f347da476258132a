import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { BothLanguages } from '#ui/kit/fields/both-languages.tsx';
import { TextAreaField } from '#ui/kit/fields/text-area-field.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import type { BothTexts } from './recipe-draft.ts';
import styles from './recipe-editor.module.css';

interface Props {
  /** What the text is, such as "Name". */
  label: string;
  value: BothTexts;
  onChange: (value: BothTexts) => void;
  error?: ReactNode;
  /** Where the English of it is in what is sent, and its Chinese. */
  paths?: readonly [en: string, zh: string];
  maxLength?: number;
  /** Id of a list of suggestions for the English text. */
  list?: string;
  isLong?: boolean;
}

/** One text in English and in the Chinese of Hong Kong, side by side: the reader's language first. */
export function BothFields({ label, value, onChange, error, paths, maxLength = 60, list, isLong = false }: Props) {
  const { t } = useLingui();
  const Control = isLong ? TextAreaField : TextField;
  const more = isLong ? { rows: 3 } : {};
  const english = (
    <Control
      label={t`${label}, English`}
      value={value.en}
      lang="en"
      maxLength={maxLength}
      error={error}
      path={paths?.[0]}
      onChange={(en) => onChange({ ...value, en })}
      {...(list !== undefined && { list })}
      {...more}
    />
  );
  const chinese = (
    <Control
      label={t`${label}, Chinese`}
      value={value.zh}
      lang="zh-Hant-HK"
      maxLength={maxLength}
      path={paths?.[1]}
      onChange={(zh) => onChange({ ...value, zh })}
      {...more}
    />
  );
  return (
    <div className={styles.both}>
      <BothLanguages english={english} chinese={chinese} />
    </div>
  );
}

/** The two places of a text that stands beside its translations. */
export const pathsOf = (name: string): readonly [string, string] => [name, `${name}_translations.zh-HK`];
