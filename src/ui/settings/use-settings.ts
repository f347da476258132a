/** The settings of one kiosk's experience: as saved, as drafted, and what happens when two people save. */
import { useCallback } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { KioskInstance } from '#contract/kiosk/kiosks.ts';
import { mergeDefaultSettings } from '#domain/settings/merge-default-settings.ts';
import { useSend } from '#ui/kit/api/api.tsx';
import { useLeaveGuard } from './leave-guard.ts';
import { useVersionedDraft, type VersionedDraft } from './use-versioned-draft.ts';

export interface SettingsDraft<Settings extends object> extends Omit<
  VersionedDraft<KioskInstance, Settings>,
  'draft' | 'change'
> {
  settings: Settings;
  change: (part: Partial<Settings>) => void;
  /** Something of what is stored fits no more: saving replaces it with what is shown. */
  isUnfit: boolean;
}

interface Options<Settings> {
  instance: KioskInstance;
  /** What is played where nothing is saved. */
  pack: Settings;
  onDraft: (settings: object | undefined) => void;
}

export function useSettings<Settings extends object>({
  instance,
  pack,
  onDraft,
}: Options<Settings>): SettingsDraft<Settings> {
  const { t } = useLingui();
  const params = { code: instance.join_code };
  const patch = useSend('PATCH /api/kiosk-instances/code/:code', [
    'GET /api/kiosk-instances',
    'GET /api/admin/shops/:shopId/dead-ends',
  ]);
  const { draft, change, ...editing } = useVersionedDraft({
    read: 'GET /api/kiosk-instances/code/:code',
    input: { params },
    saved: instance,
    draftOf: useCallback(({ config }: KioskInstance) => mergeDefaultSettings(pack, config.experience), [pack]),
    bodyOf: (experience, { config }) => ({ config: { ...config, experience } }),
    send: (body, options) => patch.mutateAsync({ params, body, options }),
  });
  const discard = () => {
    editing.discard();
    onDraft(undefined);
  };
  useLeaveGuard(editing.isDirty, t`The changes are not saved yet.`, discard);

  return {
    ...editing,
    settings: draft,
    isUnfit: (instance.unfit ?? []).length > 0,
    change: (part) => {
      change((before) => ({ ...before, ...part }));
      onDraft({ ...draft, ...part });
    },
    discard,
    takeTheirs: discard,
    save: async (onto) => {
      const saved = await editing.save(onto);
      if (saved) onDraft(undefined);
      return saved;
    },
  };
}
