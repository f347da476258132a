import { useSearchParams } from 'wouter';
import { Approval } from './approval.tsx';
import { ScanScreen } from './scanner/scan-screen.tsx';

export default function ApprovePage() {
  const [address, setAddress] = useSearchParams();
  const shopId = address.get('shopId')?.trim();
  if (!shopId)
    return (
      <ScanScreen
        onMachine={({ shopId: found, proof }) =>
          setAddress({ shopId: found, ...(proof !== undefined && { p: proof }) })
        }
      />
    );
  return <Approval key={shopId} shopId={shopId} scanned={address.get('p') ?? undefined} />;
}
