/** A machine's code: the shop, and if a screen shows it the proof that whoever scanned it stands there. */
export interface ScannedMachine {
  shopId: string;
  proof?: string;
}
