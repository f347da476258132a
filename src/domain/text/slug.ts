const LONGEST_ID = 60;

/** Turns a name into an id: "Crème de Cacao (White)" becomes creme-de-cacao-white. Letters of every script are kept. */
export function idOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  return (
    Array.from(plain)
      .slice(0, LONGEST_ID)
      .join('')
      .replaceAll(/^-+|-+$/g, '') || 'unnamed'
  );
}
