import { Trans, useLingui } from '@lingui/react/macro';
import { FoldingSection } from '#ui/kit/fold/folding-section.tsx';
import { SelectField } from '#ui/kit/fields/select-field.tsx';
import type { FieldsProps } from './fields.ts';
import { MoveButtons } from './move-buttons.tsx';
import { moved } from './recipe-draft.ts';
import styles from './recipe-editor.module.css';

/** Which ingredients stay apart in the glass, and in which order. */
export function LayerFields({ draft, onChange }: FieldsProps) {
  const { t } = useLingui();
  const { ingredients, layers } = draft;
  const named = ingredients.filter(({ name }) => name.en.trim() !== '');
  const nameOf = (key: string) => ingredients.find((one) => one.key === key)?.name.en ?? '';
  const left = named.filter(({ key }) => !layers.includes(key));
  const write = (next: string[]) => onChange({ layers: next });
  return (
    <FoldingSection
      heading="h3"
      title={<Trans>Layers</Trans>}
      summary={layers.length === 0 ? t`None: it is mixed` : layers.map(nameOf).join(' · ')}
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
                {nameOf(key)}
                <MoveButtons
                  name={nameOf(key)}
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
          options={left.map(({ key, name }) => ({ value: key, label: name.en }))}
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
