import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { FLAVOUR_AXES, type FlavourAxis } from '#domain/recipe/recipe.ts';
import { Button } from '#ui/kit/button.tsx';
import { FoldingSection } from '#ui/kit/fold/folding-section.tsx';
import { useForgetErrors } from '#ui/kit/fields/field-error.ts';
import { flavourLabel } from '#ui/play/drink/flavours.ts';
import { BothLanguages } from '#ui/kit/fields/both-languages.tsx';
import { SelectField } from '#ui/kit/fields/select-field.tsx';
import { ChangeSlider } from '#ui/settings/change-slider.tsx';
import { useIsChecked } from '#ui/settings/settings-form.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import type { HouseWord } from '../rules.ts';
import styles from './sommelier-admin.module.css';

const MOST = 60;
const MOST_WORDS = 20;

interface Props {
  lexicon: readonly HouseWord[];
  onChange: (lexicon: readonly HouseWord[]) => void;
}

/** The shop's own words and the taste they mean. About a thousand common words are known without being listed. */
export function HouseWords({ lexicon, onChange }: Props) {
  const { t, i18n } = useLingui();
  const isChecked = useIsChecked();
  const forgetErrors = useForgetErrors();
  const edit = (at: number, part: Partial<HouseWord>) =>
    onChange(lexicon.map((word, i) => (i === at ? { ...word, ...part } : word)));
  return (
    <FoldingSection
      title={<Trans>Words of the house</Trans>}
      summary={lexicon.flatMap(({ words }) => (i18n.locale === 'zh-HK' ? words['zh-HK'] : words.en)).join(' · ')}
      className={styles.card}
    >
      <p className={styles.help}>
        <Trans>
          Common words, “not too…” and allergies are understood already. Teach it what only your guests say; your word
          goes before the common one.
        </Trans>
      </p>
      <ul role="list" className={styles.rows}>
        {lexicon.map((word, at) => {
          const place = at + 1;
          const isEmpty = word.words.en.length + word.words['zh-HK'].length === 0;
          return (
            // Entries have no id; they are identified by their position.
            <li key={at} className={styles.row}>
              <div className={styles.pair}>
                <BothLanguages
                  english={
                    <WordsField
                      label={t`Words ${place}, English`}
                      lang="en"
                      path={`lexicon.${at}.words.en`}
                      words={word.words.en}
                      onChange={(en) => edit(at, { words: { ...word.words, en } })}
                      error={isChecked && isEmpty && t`Say at least one word.`}
                    />
                  }
                  chinese={
                    <WordsField
                      label={t`Words ${place}, Chinese`}
                      lang="zh-Hant-HK"
                      path={`lexicon.${at}.words.zh-HK`}
                      words={word.words['zh-HK']}
                      onChange={(zh) => edit(at, { words: { ...word.words, 'zh-HK': zh } })}
                    />
                  }
                />
              </div>
              <div className={styles.pair}>
                <SelectField
                  label={t`Taste of words ${place}`}
                  path={`lexicon.${at}.axis`}
                  value={word.axis}
                  onChange={(axis) => edit(at, { axis: axis as FlavourAxis })}
                  options={FLAVOUR_AXES.map((axis) => ({ value: axis, label: flavourLabel(i18n, axis) }))}
                />
                <ChangeSlider axis={word.axis} value={word.value} onChange={(value) => edit(at, { value })} />
              </div>
              <span className={styles.rowEnd}>
                <Button
                  kind="danger"
                  onClick={() => {
                    forgetErrors();
                    onChange(lexicon.filter((_, i) => i !== at));
                  }}
                >
                  <Trans>Remove words {place}</Trans>
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
      <Button
        disabled={lexicon.length >= MOST}
        onClick={() => onChange([...lexicon, { axis: 'sweet', value: 2, words: { en: [], 'zh-HK': [] } }])}
      >
        <Trans>Add words</Trans>
      </Button>
    </FoldingSection>
  );
}

interface WordsFieldProps {
  label: string;
  path: string;
  lang: string;
  words: readonly string[];
  onChange: (words: string[]) => void;
  error?: string | false;
}

/** Several words separated by commas; the typed text is kept unchanged. */
function WordsField({ label, path, lang, words, onChange, error }: WordsFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<string>();
  const shown = typed !== undefined && same(wordsIn(typed), words) ? typed : words.join(', ');
  return (
    <TextField
      label={label}
      path={path}
      lang={lang}
      value={shown}
      hint={t`With commas between them.`}
      error={error}
      maxLength={800}
      onChange={(text) => {
        setTyped(text);
        onChange(wordsIn(text));
      }}
    />
  );
}

const wordsIn = (text: string): string[] =>
  text
    .split(/[,，、]/)
    .map((word) => word.trim().slice(0, 40))
    .filter(Boolean)
    .slice(0, MOST_WORDS);

const same = (a: readonly string[], b: readonly string[]) => a.join('\n') === b.join('\n');
