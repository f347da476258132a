import { useLingui } from '@lingui/react/macro';
import { TIMED_OUT } from '#contract/client.ts';
import type { DemoSettings, EzGuestQuestion, EzQuestion } from '#contract/ez-pairing.ts';
import type { GuestInstance } from '#contract/kiosks.ts';
import type { Refusal } from '#contract/refusal.ts';
import { useRead } from '#ui/kit/api/use-read.ts';

/** The questions are waited for no longer than this. Milliseconds; spec §9. */
const QUESTIONS_TIMEOUT_MS = 10_000;

export interface Questions {
  list: readonly EzGuestQuestion[];
  loading: boolean;
  /** What to tell the guest, when they could not be had. */
  error: string | undefined;
  retry: () => void;
}

const ROUTE = 'GET /api/ez-pairing/shops/:shopId/questions';
const NONE: readonly EzGuestQuestion[] = [];

/** In the preview beside the owner's form, the questions as they stand there. */
export const draftedIn = ({ config }: GuestInstance): readonly EzQuestion[] | undefined => {
  const { drafted } = (config?.experience ?? {}) as { drafted?: readonly EzQuestion[] };
  return Array.isArray(drafted) ? drafted : undefined;
};

/**
 * Asked for as soon as the quiz is opened, while the guest types a name.
 * @param drafted played instead of what the shop has saved
 */
export function useQuestions(shopId: string, drafted?: readonly EzGuestQuestion[]): Questions {
  const { t } = useLingui();
  // Trying again is the guest's to decide, and the questions must not change under their thumb.
  const { data, error, isLoading, reload } = useRead(
    ROUTE,
    { params: { shopId } },
    { enabled: !drafted, timeoutMs: QUESTIONS_TIMEOUT_MS, isKept: true },
  );
  const list: readonly EzGuestQuestion[] = drafted ?? (Array.isArray(data?.questions) ? data.questions : NONE);

  const textOf = ({ code, message }: Refusal) => {
    if (code === TIMED_OUT) return t`Request timed out. Please try again.`;
    return message || t`Failed to load questions.`;
  };
  const isEmpty = !isLoading && error === undefined && list.length === 0;
  return {
    list,
    loading: isLoading && list.length === 0,
    error: error && !data ? textOf(error) : isEmpty ? t`No questions configured for this shop.` : undefined,
    retry: reload,
  };
}

/** Until the instance's own settings are here, what came with the kiosk; without them no demo (spec §8). The preview has them as they stand in the form. */
export function useDemoSettings(instance: GuestInstance, preview = false): DemoSettings {
  const { data, isLoading } = useRead(
    'GET /api/ez-pairing/instances/:code/demo-settings',
    { params: { code: instance.join_code } },
    { enabled: !preview, repeats: 1, isKept: true },
  );
  const { demoMode, demoName } = (preview || isLoading ? instance.config?.experience : data) ?? {};
  return { demoMode: demoMode === true, demoName: typeof demoName === 'string' ? demoName : '' };
}
