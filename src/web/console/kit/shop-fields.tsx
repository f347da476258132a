import { useId, useMemo } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ShopDetails } from '#contract/shop/master-shops.ts';
import { SHOP_KINDS, type ShopKind } from '#domain/shop/shop.ts';
import { LANGUAGES } from '#domain/text/languages.ts';
import { langOf } from '#domain/text/translated.ts';
import { Chip } from '#ui/kit/chip.tsx';
import { SelectField } from '#ui/kit/fields/select-field.tsx';
import { BothLanguages } from '#ui/kit/fields/both-languages.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import { hasLetters, languageName } from './language-name.ts';
import styles from './shop-fields.module.css';

const NAME_LENGTH = 60;

interface Props<Draft> {
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
}

export function NameFields({ draft: { names }, onChange }: Props<Pick<ShopDetails, 'names'>>) {
  const { t } = useLingui();
  return (
    <div className={styles.pair}>
      <BothLanguages
        english={
          <TextField
            label={t`Name in English`}
            path="names.en"
            lang="en"
            placeholder="Night Owl"
            maxLength={NAME_LENGTH}
            value={names.en}
            onChange={(en) => onChange({ names: { ...names, en } })}
          />
        }
        chinese={
          <TextField
            label={t`Name in Chinese`}
            path="names.zh-HK"
            lang="zh-Hant-HK"
            placeholder="夜貓子"
            maxLength={NAME_LENGTH}
            value={names['zh-HK']}
            onChange={(chinese) => onChange({ names: { ...names, 'zh-HK': chinese } })}
          />
        }
      />
    </div>
  );
}

/** A choice of two, by their pictures. */
export function KindField({ draft: { kind }, onChange }: Props<Pick<ShopDetails, 'kind'>>) {
  const { t } = useLingui();
  const words: Record<ShopKind, string> = { 'cocktail-bar': t`Cocktail bar`, 'tea-shop': t`Tea shop` };
  return (
    <fieldset className={styles.kinds}>
      <legend>
        <Trans>What kind of bar is it?</Trans>
      </legend>
      {SHOP_KINDS.map((each) => (
        <label key={each} className={styles.kind}>
          <input type="radio" name="kind" checked={each === kind} onChange={() => onChange({ kind: each })} />
          <KindPicture kind={each} />
          <span>{words[each]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** What a bar of this kind pours. */
export function KindPicture({ kind }: { kind: ShopKind }) {
  if (kind === 'cocktail-bar')
    return (
      <svg viewBox="0 0 64 64" aria-hidden="true" className={styles.picture}>
        <path d="M17 20h30L32 36z" fill="var(--amber)" />
        <path d="M10 14h44L32 37zM32 37v17M22 55h20" className={styles.line} />
        <circle cx="44" cy="13" r="6" fill="var(--bright-coral)" />
      </svg>
    );
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={styles.picture}>
      <path d="M18 27h28l-3 27a2 2 0 0 1-2 2H23a2 2 0 0 1-2-2z" fill="var(--amber)" opacity="0.85" />
      <path d="M15 20h34M17 20l4 34a3 3 0 0 0 3 2h16a3 3 0 0 0 3-2l4-34M34 20l4-13" className={styles.line} />
      <circle cx="27" cy="48" r="3" fill="var(--text)" />
      <circle cx="36" cy="50" r="3" fill="var(--text)" />
      <circle cx="32" cy="43" r="3" fill="var(--text)" />
    </svg>
  );
}

export function PlaceFields({ draft, onChange }: Props<Pick<ShopDetails, 'timeZone' | 'currency'>>) {
  const { t, i18n } = useLingui();
  const names = new Intl.DisplayNames([i18n.locale === 'zh-HK' ? 'zh-Hant-HK' : 'en'], { type: 'currency' });
  return (
    <div className={styles.pair}>
      <SelectField
        label={t`Time zone`}
        path="timeZone"
        value={draft.timeZone ?? ''}
        onChange={(timeZone) => onChange({ timeZone: timeZone || null })}
        placeholder={t`As the server`}
        options={Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
      />
      <SelectField
        label={t`Currency`}
        path="currency"
        value={draft.currency}
        onChange={(currency) => onChange({ currency })}
        options={Intl.supportedValuesOf('currency').map((value) => ({
          value,
          label: `${value} · ${names.of(value) ?? value}`,
        }))}
      />
    </div>
  );
}

export function LanguagesField({ draft: { languages }, onChange }: Props<Pick<ShopDetails, 'languages'>>) {
  const { i18n } = useLingui();
  const unreadable = useMemo(() => new Set(LANGUAGES.filter((one) => !hasLetters(one.nativeName))), []);
  const toggle = (code: (typeof LANGUAGES)[number]['code']) =>
    onChange({
      languages: languages.includes(code) ? languages.filter((each) => each !== code) : [...languages, code],
    });
  const hintId = useId();
  return (
    <fieldset className={styles.languages} aria-describedby={hintId}>
      <legend>
        <Trans>Languages of the menu, besides English</Trans>
      </legend>
      {LANGUAGES.map((one) => {
        const { code, name, nativeName } = one;
        return (
          <Chip key={code} chosen={languages.includes(code)} onToggle={() => toggle(code)}>
            {unreadable.has(one) ? (
              (languageName(i18n.locale, code) ?? name)
            ) : (
              <span lang={langOf(code)}>{nativeName}</span>
            )}
          </Chip>
        );
      })}
      <p id={hintId} className={styles.hint}>
        <Trans>
          Guests read the drinks in the language of their phone if it is chosen here, and can choose another. Adding one
          starts its translation; taking one off keeps its texts.
        </Trans>
      </p>
    </fieldset>
  );
}
