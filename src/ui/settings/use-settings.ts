/** The settings of one kiosk's experience: as saved, as drafted, and what happens when two people save. */
import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Route } from '#contract/client.ts';
import type { KioskInstance } from '#contract/kiosks.ts';
import { Refusal } from '#contract/refusal.ts';
import { useConfirm } from '../alert.tsx';
import { useSend } from '../api.tsx';
import { useClient } from '../client.tsx';
import { useLeaveGuard } from '../leave-guard.ts';

const CHANGED: Route[] = [
  'GET /api/kiosk-instances/code/:code',
  'GET /api/kiosk-instances',
  'GET /api/admin/shops/:shopId/dead-ends',
];

export interface SettingsDraft<Settings extends object> {
  settings: Settings;
  isDirty: boolean;
  /** Something of what is stored fits no more: saving replaces it with what is shown. */
  isUnfit: boolean;
  isSaving: boolean;
  change: (part: Partial<Settings>) => void;
  discard: () => void;
  /** @returns false when somebody else had saved meanwhile and the owner chose to look first @throws Refusal */
  save: () => Promise<boolean>;
}

interface Options<Settings> {
  instance: KioskInstance;
  /** The saved settings on top of the default pack: `withPack(PACK, instance.config.experience)`. */
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
  const confirm = useConfirm();
  const send = useSend('PATCH /api/kiosk-instances/code/:code/config', CHANGED);
  const [draft, setDraft] = useState<{ settings: Settings; startedFrom: KioskInstance }>();
  const { settings, startedFrom } = draft ?? { settings: saved, startedFrom: instance };
  const params = { code: instance.join_code };

  const discard = () => {
    setDraft(undefined);
    onDraft(undefined);
  };
  useLeaveGuard(draft !== undefined, async () => {
    const isSure = await confirm({
      title: t`Leave without saving?`,
      text: t`The changes are not saved yet.`,
      action: t`Leave`,
      danger: true,
    });
    if (isSure) discard();
    return isSure;
  });

  const sendOnto = async ({ config, version }: KioskInstance) => {
    await send.mutateAsync({
      params,
      body: { config: { ...config, experience: settings as Record<string, unknown> } },
      options: { headers: { 'if-match': `"${version}"` } },
    });
    discard();
  };

  const save = async (): Promise<boolean> => {
    try {
      await sendOnto(startedFrom);
      return true;
    } catch (failure) {
      if (!(failure instanceof Refusal) || failure.status !== 412) throw failure;
    }
    const theirs = await client('GET /api/kiosk-instances/code/:code', { params });
    const isSame = JSON.stringify(theirs.config.experience) === JSON.stringify(startedFrom.config.experience);
    const isSure =
      isSame ||
      (await confirm({
        title: t`Somebody else changed this kiosk meanwhile`,
        text: t`Saving yours replaces what they saved. Your changes are kept here until you decide.`,
        action: t`Save mine`,
        refusal: t`Keep editing`,
      }));
    if (isSure) await sendOnto(theirs);
    return isSure;
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
  };
}
