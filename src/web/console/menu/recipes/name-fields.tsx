import { Trans, useLingui } from '@lingui/react/macro';
import { FoldingSection } from '#ui/kit/fold/folding-section.tsx';
import { SwitchField } from '#ui/kit/fields/switch-field.tsx';
import { BothFields, pathsOf } from './both-fields.tsx';
import type { FieldsProps } from './fields.ts';
import styles from './recipe-editor.module.css';

export function NameFields({ draft, onChange, problems }: FieldsProps) {
  const { t } = useLingui();
  return (
    <FoldingSection
      heading="h3"
      title={<Trans>Names</Trans>}
      summary={[draft.name.en, draft.name.zh, draft.hidden && t`Hidden`, !draft.available && t`Sold out`]
        .filter(Boolean)
        .join(' · ')}
      startsOpen
      className={styles.group}
    >
      <BothFields
        label={t`Name`}
        paths={pathsOf('name')}
        value={draft.name}
        onChange={(name) => onChange({ name })}
        error={problems.has('name') && t`A drink needs a name.`}
      />
      <BothFields
        label={t`Description`}
        paths={pathsOf('description')}
        value={draft.description}
        onChange={(description) => onChange({ description })}
        maxLength={600}
        isLong
      />
      <div className={styles.both}>
        <SwitchField label={t`Hidden from guests`} checked={draft.hidden} onChange={(hidden) => onChange({ hidden })} />
        <SwitchField
          label={t`Sold out`}
          checked={!draft.available}
          onChange={(isSoldOut) => onChange({ available: !isSoldOut })}
        />
      </div>
    </FoldingSection>
  );
}
