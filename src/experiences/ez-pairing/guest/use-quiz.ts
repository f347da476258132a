import { useLingui } from '@lingui/react/macro';
import { TIMED_OUT } from '#contract/client.ts';
import type { DemoSettings, EzGuestQuestion, EzQuestion } from '#contract/kiosk/ez-pairing.ts';
import type { GuestInstance } from '#contract/kiosk/kiosks.ts';
import type { Refusal } from '#contract/refusal.ts';
import { useRead } from '#ui/kit/api/use-read.ts';

/** Timeout of loading the questions. Milliseconds. */
const QUESTIONS_TIMEOUT_MS = 10_000;

export interface Questions {
  list: readonly EzGuestQuestion[];
  loading: boolean;
  /** Message for the guest if they could not be loaded. */
  error: string | undefined;
  retry: () => void;
}

const ROUTE = 'GET /api/ez-pairing/shops/:shopId/questions';
const NONE: readonly EzGuestQuestion[] = [];

/** In the owner's preview, the drafted questions. */
export const draftedIn = ({ config }: GuestInstance): readonly EzQuestion[] | undefined => {
  const { drafted } = (config?.experience ?? {}) as { drafted?: readonly EzQuestion[] };
  return Array.isArray(drafted) ? drafted : undefined;
};

/**
 * Loads the questions as soon as the quiz is opened, while the guest types a name.
 * @param drafted played instead of the shop's saved quiz
 */
export function useQuestions(shopId: string, drafted?: readonly EzGuestQuestion[]): Questions {
  const { t } = useLingui();
  // Retrying is the guest's decision, and the questions must not change under their thumb.
  const { data, error, isLoading, reload } = useRead(
    ROUTE,
    { params: { shopId } },
    { enabled: !drafted, timeoutMs: QUESTIONS_TIMEOUT_MS, isKept: true },
  );
  const list: readonly EzGuestQuestion[] = drafted ?? (Array.isArray(data?.questions) ? data.questions : NONE);

  const textOf = ({ code, message }: Refusal) => {
    if (code === TIMED_OUT) return t`Request timed out. Please try again.`;
    // Its own message, or none: what the client says without one is less than what this screen knows.
    return (code !== 'server-error' && message) || t`Failed to load questions.`;
  };
  const isEmpty = !isLoading && error === undefined && list.length === 0;
  return {
    list,
    loading: isLoading && list.length === 0,
    error: error && !data ? textOf(error) : isEmpty ? t`No questions configured for this shop.` : undefined,
    retry: reload,
  };
}

/**
 * Until the instance's own settings are loaded, those that came with the kiosk; no demo without either. The preview
 * uses the drafted ones. Source: docs/behaviour/experiences/ez-pairing.md "Demo mode".
 */
export function useDemoSettings(instance: GuestInstance, preview = false): DemoSettings {
  const { data, isLoading } = useRead(
    'GET /api/ez-pairing/instances/:code/demo-settings',
    { params: { code: instance.join_code } },
    { enabled: !preview, repeats: 1, isKept: true },
  );
  const { demoMode, demoName } = (preview || isLoading ? instance.config?.experience : data) ?? {};
  return { demoMode: demoMode === true, demoName: typeof demoName === 'string' ? demoName : '' };
}
