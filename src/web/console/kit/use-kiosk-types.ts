import { useLingui } from '@lingui/react/macro';
import type { KioskType } from '#contract/kiosk/kiosks.ts';
import { useEndpoint } from '#ui/kit/api/api.tsx';

export interface KioskTypes {
  list: readonly KioskType[];
  isPending: boolean;
  error: string | undefined;
  retry: () => void;
}

/** The kiosk types: an array, optionally wrapped in `data` (docs/behaviour/kiosks.md). */
export function useKioskTypes(): KioskTypes {
  const { t } = useLingui();
  const query = useEndpoint('GET /api/admin/kiosk-types', {});
  const reply: unknown = query.data;
  const list = Array.isArray(reply) ? reply : (reply as { data?: unknown } | null | undefined)?.data;
  const isList = Array.isArray(list);

  const error = (): string | undefined => {
    if (query.isLoadingError) return t`Failed to load kiosk types.`;
    if (query.isSuccess && !isList) return t`Invalid response format: expected array of kiosk types.`;
    return undefined;
  };
  return {
    list: isList ? (list as KioskType[]) : [],
    isPending: query.isPending,
    error: error(),
    retry: () => void query.refetch(),
  };
}
