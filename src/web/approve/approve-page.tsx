import { useSearchParams } from 'wouter';
import { Approval } from './approval.tsx';
import { ScanScreen } from './scan-screen.tsx';

export default function ApprovePage() {
  const [address, setAddress] = useSearchParams();
  const shopId = address.get('shopId')?.trim();
  if (!shopId) return <ScanScreen onMachine={(found) => setAddress({ shopId: found })} />;
  return <Approval key={shopId} shopId={shopId} />;
}
