import { Trans, useLingui } from '@lingui/react/macro';
import type { KioskInstance } from '#contract/kiosk/kiosks.ts';
import { FLAVOUR_AXES, type FlavourAxis } from '#domain/recipe/recipe.ts';
import { mergeDefaultSettings } from '#domain/settings/merge-default-settings.ts';
import { settingsDifferences } from '#domain/settings/settings-differences.ts';
import { ConflictDialog } from '#ui/kit/conflict-dialog.tsx';
import { flavourLabel } from '#ui/play/drink/flavours.ts';
import { usePartName } from './part-name.ts';
import type { SettingsDraft } from './use-settings.ts';

interface Props<Settings extends object> {
  draft: SettingsDraft<Settings>;
  /** The defaults for unsaved settings. */
  pack: Settings;
  onSaveMine: (theirs: KioskInstance) => void;
}

/** Two people saved the settings of one kiosk: shows the differences part by part, and a choice. */
export function SettingsConflict<Settings extends object>({ draft, pack, onSaveMine }: Props<Settings>) {
  const { t, i18n } = useLingui();
  const { theirs: saved, settings } = draft;
  const partName = usePartName(saved?.kiosk_type_identifier ?? '');
  if (!saved) return null;

  const theirs = mergeDefaultSettings(pack, saved.config.experience);
  const differences = settingsDifferences(theirs, settings, {
    text: ({ en, 'zh-HK': zh }) => [...new Set(i18n.locale === 'zh-HK' ? [zh, en] : [en, zh])].join(' '),
    value: (key, value) => {
      const said = typeof value === 'boolean' ? (value ? t`On` : t`Off`) : String(value);
      return isAxis(key) ? `${flavourLabel(i18n, key)} ${said}` : said;
    },
    nothing: '–',
  });
  return (
    <ConflictDialog
      title={t`Somebody else changed this kiosk meanwhile`}
      intro={<Trans>Nothing of yours is saved yet. This differs:</Trans>}
      differences={differences.map(({ part, ...values }) => ({ key: part, label: partName(part), ...values }))}
      none={<Trans>They saved the same as you.</Trans>}
      isSaving={draft.isSaving}
      onKeepEditing={draft.keepEditing}
      onTakeTheirs={draft.takeTheirs}
      onSaveMine={() => onSaveMine(saved)}
    />
  );
}

const isAxis = (key: string): key is FlavourAxis => (FLAVOUR_AXES as readonly string[]).includes(key);
