/**
 * The QR code on a machine: the address of the approval page with the shop in it. Source: docs/behaviour/approval.md
 * "Machine codes".
 */

/** @param proof of the machine's screen: that whoever scans it stands there */
export const machineQrUrl = (origin: string, shopId: string, proof?: string): string =>
  `${origin}/approve?shopId=${encodeURIComponent(shopId)}${proof === undefined ? '' : `&p=${encodeURIComponent(proof)}`}`;

/** The shop in a scanned code and the proof of the machine's screen, or an error message. */
export function readMachineQr(scanned: string): { shopId: string; proof?: string } | { error: string } {
  if (!/^https?:\/\//i.test(scanned.trim())) {
    return { error: 'Invalid QR code format. Please scan a valid machine QR code.' };
  }
  const query = scanned.trim().split('#')[0]?.split('?').slice(1).join('?') ?? '';
  const shopId = firstOf(query, 'shopId');
  const proof = firstOf(query, 'p');
  if (shopId !== undefined) return { shopId, ...(proof !== undefined && { proof }) };
  return { error: 'Invalid QR code. Please scan a valid machine QR code.' };
}

/** The first that is not blank. */
function firstOf(query: string, wanted: string): string | undefined {
  for (const pair of query.split('&')) {
    const [name, value = ''] = pair.split('=');
    const text = name === wanted ? decoded(value).trim() : '';
    if (text !== '') return text;
  }
  return undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return '';
  }
}
