import { useId } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { LANGUAGES } from '#domain/text/languages.ts';
import { AS_INTERFACE, type MenuChoice } from '#domain/text/menu-language.ts';
import { langOf } from '#domain/text/translated.ts';
import { SelectChevron } from '#ui/kit/fields/select-chevron.tsx';
import type { MenuLanguage } from './use-menu-language.ts';
import styles from './menu-language-choice.module.css';

/** What the menu is read in; nothing where the shop offers no more than the interface speaks. */
export function MenuLanguageChoice({ offered, chosen, choose }: MenuLanguage) {
  const { i18n } = useLingui();
  const id = useId();
  if (offered.length === 0) return null;
  const isChinese = i18n.locale === 'zh-HK';
  const further = LANGUAGES.filter(({ code }) => offered.includes(code));
  return (
    <p className={styles.choice}>
      <label htmlFor={id} className={styles.label}>
        <Trans>Menu language</Trans>
      </label>
      <span className={styles.field}>
        <select
          id={id}
          className={styles.select}
          lang={chosen === AS_INTERFACE ? langOf(i18n.locale) : langOf(chosen)}
          value={chosen}
          onChange={(event) => choose(event.target.value as MenuChoice)}
        >
          <option value={AS_INTERFACE} lang={langOf(i18n.locale)}>
            {isChinese ? '中文（香港）' : 'English'}
          </option>
          {further.map(({ code, nativeName }) => (
            <option key={code} value={code} lang={langOf(code)}>
              {nativeName}
            </option>
          ))}
        </select>
        <SelectChevron className={styles.chevron} />
      </span>
    </p>
  );
}
