/**
 * The QR code on a machine: the address of the approval page with the shop in it. Source: docs/behaviour/approval.md
 * "Machine codes".
 */

export const machineQrUrl = (origin: string, shopId: string): string =>
  `${origin}/approve?shopId=${encodeURIComponent(shopId)}`;

/** The shop in a scanned code, or an error message. */
export function readMachineQr(scanned: string): { shopId: string } | { error: string } {
  if (!/^https?:\/\//i.test(scanned.trim())) {
    return { error: 'Invalid QR code format. Please scan a valid machine QR code.' };
  }
  const query = scanned.trim().split('#')[0]?.split('?').slice(1).join('?') ?? '';
  for (const pair of query.split('&')) {
    const [name, value = ''] = pair.split('=');
    if (name !== 'shopId') continue;
    const shopId = decoded(value).trim();
    if (shopId !== '') return { shopId };
  }
  return { error: 'Invalid QR code. Please scan a valid machine QR code.' };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return '';
  }
}
