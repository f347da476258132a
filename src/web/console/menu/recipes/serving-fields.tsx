import { Trans, useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { GARNISHES, GLASSES, type InBoth } from '#domain/recipe/glassware.ts';
import { ICE_KINDS, MIXING_METHODS } from '#domain/recipe/recipe.ts';
import { NumberField } from '#ui/kit/fields/number-field.tsx';
import { FoldingSection } from '#ui/kit/fold/folding-section.tsx';
import { SelectField } from '#ui/kit/fields/select-field.tsx';
import { BothFields, pathsOf } from './both-fields.tsx';
import type { FieldsProps } from './fields.ts';
import { estimateOf, type BothTexts } from './recipe-draft.ts';
import { ICE_WORDS, METHOD_WORDS, TYPE_WORDS } from '#web/console/kit/recipe-words.ts';
import styles from './recipe-editor.module.css';

/** How the drink is made and what it comes in. */
export function ServingFields({ draft, onChange, problems }: FieldsProps) {
  const { t, i18n } = useLingui();
  const options = <T extends string>(words: Record<T, MessageDescriptor>, values: readonly T[]) =>
    values.map((value) => ({ value, label: i18n._(words[value]) }));
  const types = Object.keys(TYPE_WORDS) as (keyof typeof TYPE_WORDS)[];
  const estimate = i18n.number(estimateOf(draft) / 100, { style: 'percent', maximumFractionDigits: 1 });
  const words = [TYPE_WORDS[draft.type], METHOD_WORDS[draft.mixingMethod], ICE_WORDS[draft.ice]];
  const things = [draft.glass, draft.garnish].map(({ en, zh }) => (i18n.locale === 'zh-HK' && zh !== '' ? zh : en));
  const summary = [...words.map((word) => i18n._(word)), ...things].filter((text) => text !== '').join(' · ');
  return (
    <FoldingSection heading="h3" title={<Trans>How it is served</Trans>} summary={summary} className={styles.group}>
      <div className={styles.both}>
        <SelectField
          label={t`Type`}
          path="type"
          value={draft.type}
          onChange={(type) => onChange({ type: type as typeof draft.type })}
          options={options(TYPE_WORDS, types)}
        />
        <SelectField
          label={t`Method`}
          path="mixingMethod"
          value={draft.mixingMethod}
          onChange={(method) => onChange({ mixingMethod: method as typeof draft.mixingMethod })}
          options={options(METHOD_WORDS, MIXING_METHODS)}
        />
        <SelectField
          label={t`Ice`}
          path="ice"
          value={draft.ice}
          onChange={(ice) => onChange({ ice: ice as typeof draft.ice })}
          options={options(ICE_WORDS, ICE_KINDS)}
        />
        <NumberField
          label={t`Strength`}
          path="ABV"
          value={draft.abv}
          onChange={(abv) => onChange({ abv })}
          min={0}
          max={100}
          step={0.1}
          suffix="%"
          hint={t`Left empty, it follows from the ingredients: ${estimate}`}
          error={problems.has('abv') && t`Strength goes from 0 to 100 %.`}
        />
      </div>
      <Suggested id="glasses" words={Object.values(GLASSES)} />
      <BothFields
        label={t`Glass`}
        paths={pathsOf('glass.name')}
        value={draft.glass}
        list="glasses"
        onChange={(glass) => onChange({ glass: completed(glass, draft.glass, Object.values(GLASSES)) })}
        error={problems.has('glass') && t`A drink needs a glass.`}
      />
      <Suggested id="garnishes" words={Object.values(GARNISHES)} />
      <BothFields
        label={t`Garnish`}
        paths={pathsOf('garnish.name')}
        value={draft.garnish}
        list="garnishes"
        onChange={(garnish) => onChange({ garnish: completed(garnish, draft.garnish, Object.values(GARNISHES)) })}
      />
    </FoldingSection>
  );
}

function Suggested({ id, words }: { id: string; words: readonly InBoth[] }) {
  return (
    <datalist id={id}>
      {words.map(([en]) => (
        <option key={en} value={en} />
      ))}
    </datalist>
  );
}

/** A known English word brings its Chinese; another word does not keep the old one's. */
function completed(next: BothTexts, before: BothTexts, words: readonly InBoth[]): BothTexts {
  if (next.en === before.en) return next;
  const chineseOf = (en: string) => words.find(([word]) => word.toLowerCase() === en.trim().toLowerCase())?.[1];
  const wasKnown = before.zh === '' || before.zh === chineseOf(before.en);
  return wasKnown ? { en: next.en, zh: chineseOf(next.en) ?? '' } : next;
}
