import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/kit/button.tsx';
import { OrderButtons } from '#ui/settings/order-buttons.tsx';
import { PhotoPicker } from '#ui/settings/photo-picker.tsx';
import { BothLanguages } from '#ui/kit/fields/both-languages.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import { EffectChips, EffectSource } from './effect-chips.tsx';
import { EffectEditor } from './effect-editor.tsx';
import { effectOf, type Choice } from './quiz-draft.ts';
import type { Problems } from './quiz-problems.ts';
import styles from './ez-admin.module.css';

interface Props {
  shopId: string;
  path: string;
  choice: Choice;
  at: number;
  count: number;
  canRemove: boolean;
  problemKey: string;
  problems: Problems;
  onChange: (choice: Choice) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

export function ChoiceRow(props: Props) {
  const { shopId, path, choice, at, count, canRemove, problemKey, problems, onChange, onMove, onRemove } = props;
  const { t, i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const place = at + 1;
  const name = (i18n.locale === 'zh-HK' ? choice.text : choice.textEn) || t`choice ${place}`;
  const { effect, source } = effectOf(choice);
  return (
    <li className={styles.choice}>
      <div className={styles.choiceTexts}>
        <TextField
          label={t`Emoji`}
          path={`${path}.emoji`}
          value={choice.emoji ?? ''}
          onChange={(emoji) => onChange({ ...choice, emoji })}
          maxLength={16}
          className={styles.emoji}
        />
        <BothLanguages
          english={
            <TextField
              label={t`English`}
              path={`${path}.textEn`}
              lang="en"
              value={choice.textEn}
              onChange={(textEn) => onChange({ ...choice, textEn })}
              maxLength={200}
              required
              error={problems.has(`${problemKey} textEn`) && t`A choice needs an English text.`}
            />
          }
          chinese={
            <TextField
              label={t`Chinese`}
              path={`${path}.text`}
              lang="zh-Hant-HK"
              value={choice.text}
              onChange={(text) => onChange({ ...choice, text })}
              maxLength={200}
              required
              error={problems.has(`${problemKey} text`) && t`A choice needs a text.`}
            />
          }
        />
      </div>
      <PhotoPicker
        shopId={shopId}
        path={`${path}.picture`}
        imageUrl={choice.picture ?? ''}
        alt={name}
        fileLabel={t`Photo for ${name}`}
        size={64}
        onChange={(picture) => onChange({ ...choice, picture })}
      />
      <div className={styles.choiceEffect}>
        <span className={styles.effect}>
          <EffectChips effect={effect} />
          <EffectSource source={source} />
        </span>
        <span className={styles.tools}>
          <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? <Trans>Close</Trans> : <Trans>Set effect</Trans>}
          </Button>
          <OrderButtons
            name={name}
            at={at}
            count={count}
            canRemove={canRemove}
            whyNot={t`A question needs at least 2 choices.`}
            onMove={onMove}
            onRemove={onRemove}
          />
        </span>
      </div>
      {isOpen && <EffectEditor choice={choice} onChange={onChange} />}
    </li>
  );
}
