import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { TIMED_OUT } from '#contract/client.ts';
import type { DemoSettings, EzGuestQuestion } from '#contract/ez-pairing.ts';
import type { GuestInstance } from '#contract/kiosks.ts';
import type { Refusal } from '#contract/refusal.ts';
import { useClient } from '#ui/client.tsx';

/** The questions are waited for no longer than this. Milliseconds; spec §9. */
const QUESTIONS_TIMEOUT_MS = 10_000;

export interface Questions {
  list: readonly EzGuestQuestion[];
  loading: boolean;
  /** What to tell the guest, when they could not be had. */
  error: string | undefined;
  retry: () => void;
}

/** Marks what the service worker keeps for when there is no network. */
const KEPT = { 'x-keep': 'last' };
const ROUTE = 'GET /api/ez-pairing/shops/:shopId/questions';
const NONE: readonly EzGuestQuestion[] = [];

/** Asked for as soon as the quiz is opened, while the guest types a name. */
export function useQuestions(shopId: string): Questions {
  const { t } = useLingui();
  const client = useClient();
  const input = { params: { shopId } };
  const { data, error, isFetching, refetch } = useQuery<readonly EzGuestQuestion[], Refusal>({
    queryKey: [ROUTE, input, 'guest'],
    queryFn: async ({ signal }) => {
      const reply = await client(ROUTE, input, { signal, timeoutMs: QUESTIONS_TIMEOUT_MS, headers: KEPT });
      return Array.isArray(reply?.questions) ? reply.questions : NONE;
    },
    // Trying again is the guest's to decide, and the questions must not change under their thumb.
    retry: false,
    refetchOnWindowFocus: false,
  });

  const textOf = ({ code, message }: Refusal) => {
    if (code === TIMED_OUT) return t`Request timed out. Please try again.`;
    return message || t`Failed to load questions.`;
  };
  const isEmpty = data !== undefined && data.length === 0;
  return {
    list: data ?? NONE,
    loading: isFetching && !data?.length,
    error: error && !data ? textOf(error) : isEmpty ? t`No questions configured for this shop.` : undefined,
    retry: () => void refetch(),
  };
}

/** Until the instance's own settings are here, what came with the kiosk; without them no demo (spec §8). */
export function useDemoSettings(instance: GuestInstance): DemoSettings {
  const client = useClient();
  const route = 'GET /api/ez-pairing/instances/:code/demo-settings';
  const input = { params: { code: instance.join_code } };
  const { data, isPending } = useQuery({
    queryKey: [route, input],
    queryFn: ({ signal }) => client(route, input, { signal, headers: KEPT }),
  });
  const { demoMode, demoName } = (isPending ? instance.config?.experience : data) ?? {};
  return { demoMode: demoMode === true, demoName: typeof demoName === 'string' ? demoName : '' };
}
