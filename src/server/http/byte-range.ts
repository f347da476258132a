/**
 * The single byte range of a Range header, its end included. Source: RFC 9110, 14.1.2.
 * @returns undefined to send everything: no range, several, or unreadable; 'unsatisfiable' for one beyond the end
 */
export function byteRange(
  header: string | undefined,
  length: number,
): { from: number; to: number } | 'unsatisfiable' | undefined {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.trim() ?? '');
  if (!match) return undefined;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return undefined;
  if (first === '') {
    const wanted = Math.min(Number(last), length);
    return wanted === 0 ? 'unsatisfiable' : { from: length - wanted, to: length - 1 };
  }
  const from = Number(first);
  if (last !== '' && Number(last) < from) return undefined;
  if (from >= length) return 'unsatisfiable';
  return { from, to: last === '' ? length - 1 : Math.min(Number(last), length - 1) };
}
