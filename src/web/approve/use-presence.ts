import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { Refusal } from '#contract/refusal.ts';
import { useClient } from '#ui/kit/api/client.tsx';
import { forgetPresence, knowsPresence, notePresence } from '#web/shell/client/presence.ts';

export interface Presence {
  /** This phone may start drinks here, as far as it knows. */
  isShown: boolean;
  /** What was scanned, while no answer to it came: goes with the approval. */
  proof: string | undefined;
  /** What was wrong with what was scanned. */
  problem: string | undefined;
  /** Shows a code. @throws Refusal */
  show: (code: string) => Promise<void>;
  /** The server asks for it again. */
  forget: () => void;
}

/**
 * Shows the code that was scanned as soon as the page opens, beside everything else, and takes it out of the address.
 * @param scanned of the machine's screen, from its QR code
 */
export function usePresence(shopId: string, scanned: string | undefined): Presence {
  const client = useClient();
  const [, navigate] = useLocation();
  const [isShown, setShown] = useState(() => knowsPresence(shopId));
  const [proof, setProof] = useState(scanned);
  const [problem, setProblem] = useState<string>();

  const show = async (code: string) => {
    const { leftMs } = await client('POST /api/admin/shops/:shopId/presence', { params: { shopId }, body: { code } });
    notePresence(shopId, leftMs);
    setProof(undefined);
    setProblem(undefined);
    setShown(true);
  };
  const showScanned = useEffectEvent(async (code: string) => {
    try {
      await show(code);
    } catch (error) {
      if (!(error instanceof Refusal) || error.status === 0) return;
      setProof(undefined);
      setProblem(error.message);
    }
    navigate(`/approve?shopId=${encodeURIComponent(shopId)}`, { replace: true });
  });
  useEffect(() => {
    if (scanned !== undefined) void showScanned(scanned);
  }, [scanned]);

  const forget = () => {
    forgetPresence(shopId);
    setShown(false);
  };
  return { isShown, proof, problem, show, forget };
}
