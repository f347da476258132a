import { Trans, useLingui } from '@lingui/react/macro';
import { FoldingSection } from '#ui/kit/fold/folding-section.tsx';
import { SelectField } from '#ui/kit/fields/select-field.tsx';
import type { FieldsProps } from './fields.ts';
import { MoveButtons } from './move-buttons.tsx';
import { moved, readFirst } from './recipe-draft.ts';
import styles from './recipe-editor.module.css';

/** Which ingredients stay apart in the glass, and in which order. */
export function LayerFields({ draft, onChange }: FieldsProps) {
  const { t, i18n } = useLingui();
  const { ingredients, layers } = draft;
  const named = ingredients.filter(({ name }) => name.en.trim() !== '');
  const nameOf = (key: string) =>
    readFirst(ingredients.find((one) => one.key === key)?.name ?? { en: '', zh: '' }, i18n.locale);
  const left = named.filter(({ key }) => !layers.includes(key));
  const write = (next: string[]) => onChange({ layers: next });
  return (
    <FoldingSection
      heading="h3"
      title={<Trans>Layers</Trans>}
      summary={layers.length === 0 ? t`None: it is mixed` : layers.map((key) => nameOf(key).text).join(' · ')}
      className={styles.group}
    >
      <p className={styles.help}>
        <Trans>From the bottom of the glass up. A drink without layers is mixed.</Trans>
      </p>
      {layers.length > 0 && (
        <ol className={styles.layers}>
          {layers.map((key, at) => (
            <li key={key}>
              <span className={styles.layer}>
                <span lang={nameOf(key).lang}>{nameOf(key).text}</span>
                <MoveButtons
                  name={nameOf(key).text}
                  at={at}
                  count={layers.length}
                  onMove={(by) => write(moved(layers, at, by))}
                  onRemove={() => write(layers.filter((other) => other !== key))}
                />
              </span>
            </li>
          ))}
        </ol>
      )}
      {left.length > 0 && (
        <SelectField
          label={t`Add a layer`}
          path="layeringSequence"
          value=""
          placeholder={t`Choose an ingredient`}
          onChange={(key) => key !== '' && write([...layers, key])}
          options={left.map(({ key }) => ({ value: key, label: nameOf(key).text }))}
        />
      )}
      {layers.length === 1 && (
        <p className={styles.help}>
          <Trans>One layer is not seen: add a second.</Trans>
        </p>
      )}
    </FoldingSection>
  );
}
