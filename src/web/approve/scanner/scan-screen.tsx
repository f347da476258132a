import { useState } from 'react';
import type { ScannedMachine } from './scanned-machine.ts';
import { CameraScan } from './camera-scan.tsx';
import { ManualMachine } from '../manual-machine.tsx';

/** Chooses the machine: by its QR code, or by the id printed under it. */
export function ScanScreen({ onMachine }: { onMachine: (machine: ScannedMachine) => void }) {
  const [byHand, setByHand] = useState(false);
  const [attempt, setAttempt] = useState(0);
  if (byHand) return <ManualMachine onMachine={onMachine} onScan={() => setByHand(false)} />;
  return (
    <CameraScan
      key={attempt}
      onMachine={onMachine}
      onManual={() => setByHand(true)}
      onRetry={() => setAttempt(attempt + 1)}
    />
  );
}
