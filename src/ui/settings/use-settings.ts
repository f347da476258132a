/** The settings of one kiosk's experience: saved version, draft, and conflicts between two editors. */
import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { Route } from '#contract/client.ts';
import type { KioskInstance } from '#contract/kiosks.ts';
import { Refusal } from '#contract/refusal.ts';
import { useSend } from '#ui/kit/api/api.tsx';
import { useClient } from '#ui/kit/api/client.tsx';
import { useLeaveGuard } from './leave-guard.ts';

const ONE = 'GET /api/kiosk-instances/code/:code';
const CHANGED: Route[] = [ONE, 'GET /api/kiosk-instances', 'GET /api/admin/shops/:shopId/dead-ends'];

export interface SettingsDraft<Settings extends object> {
  settings: Settings;
  isDirty: boolean;
  /** Some stored settings no longer fit: saving replaces them with what is shown. */
  isUnfit: boolean;
  isSaving: boolean;
  change: (part: Partial<Settings>) => void;
  discard: () => void;
  /**
   * @param onto the version to replace: by default the one the draft started from
   * @returns false if somebody else has saved meanwhile: then `conflict` waits for the owner's decision
   * @throws Refusal
   */
  save: (onto?: KioskInstance) => Promise<boolean>;
  /** What somebody else saved meanwhile. */
  conflict: KioskInstance | undefined;
  keepEditing: () => void;
  takeTheirs: () => void;
}

interface Options<Settings> {
  instance: KioskInstance;
  /** The saved settings on top of the default pack: `mergeDefaultSettings(PACK, instance.config.experience)`. */
  saved: Settings;
  onDraft: (settings: object | undefined) => void;
}

export function useSettings<Settings extends object>({
  instance,
  saved,
  onDraft,
}: Options<Settings>): SettingsDraft<Settings> {
  const { t } = useLingui();
  const client = useClient();
  const queries = useQueryClient();
  const send = useSend('PATCH /api/kiosk-instances/code/:code/config', CHANGED);
  const [draft, setDraft] = useState<{ settings: Settings; startedFrom: KioskInstance }>();
  const [conflict, setConflict] = useState<KioskInstance>();
  const { settings, startedFrom } = draft ?? { settings: saved, startedFrom: instance };
  const params = { code: instance.join_code };

  const discard = () => {
    setDraft(undefined);
    setConflict(undefined);
    onDraft(undefined);
  };
  useLeaveGuard(draft !== undefined, t`The changes are not saved yet.`, discard);

  const save = async (onto = startedFrom): Promise<boolean> => {
    try {
      await send.mutateAsync({
        params,
        body: { config: { ...onto.config, experience: settings as Record<string, unknown> } },
        options: { headers: { 'if-match': `"${onto.version}"` } },
      });
    } catch (failure) {
      if (!(failure instanceof Refusal) || failure.status !== 412) throw failure;
      const theirs = await client(ONE, { params });
      const isSame = JSON.stringify(theirs.config.experience) === JSON.stringify(onto.config.experience);
      // The other save changed another part of this kiosk, such as its appearance: keep that.
      if (isSame) return save(theirs);
      setConflict(theirs);
      return false;
    }
    discard();
    return true;
  };

  return {
    settings,
    isDirty: draft !== undefined,
    isUnfit: (instance.unfit ?? []).length > 0,
    isSaving: send.isPending,
    change: (part) => {
      const next = { ...settings, ...part };
      setDraft({ settings: next, startedFrom });
      onDraft(next);
    },
    discard,
    save,
    conflict,
    keepEditing: () => setConflict(undefined),
    takeTheirs: () => {
      discard();
      void queries.invalidateQueries({ queryKey: [ONE] });
    },
  };
}
