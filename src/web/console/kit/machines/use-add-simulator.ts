import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Refusal } from '#contract/refusal.ts';
import { useSend } from '#ui/kit/api/api.tsx';
import { MACHINES } from './use-machines.ts';

/** Adds a machine without pumps, which the server runs. Source: docs/behaviour/machines.md "Simulator". */
export function useAddSimulator(shopId: string) {
  const { t } = useLingui();
  const send = useSend('POST /api/admin/shops/:shopId/machines/simulator', [MACHINES]);
  const [error, setError] = useState<string>();
  /** @returns whether it was added */
  const add = async (name = t`Simulator`): Promise<boolean> => {
    setError(undefined);
    try {
      await send.mutateAsync({ params: { shopId }, body: { name } });
      return true;
    } catch (failure) {
      setError(failure instanceof Refusal ? failure.message : t`That did not work. Try again.`);
      return false;
    }
  };
  return { add, isAdding: send.isPending, error };
}
