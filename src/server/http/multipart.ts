/**
 * Parses a form with one file from a body that is already read and limited in size. Source: RFC 7578;
 * docs/behaviour/security.md "Input".
 */

export interface FormFile {
  /** As declared by the part, in lower case and without parameters. */
  type: string;
  bytes: Uint8Array;
}

const MAX_PARTS = 5;
const MAX_HEADERS = 16;
const MAX_HEADER_BYTES = 8192;

/** @param contentType the request's own */
export function readFormFile(body: Uint8Array, contentType: string): FormFile | undefined {
  const boundary = boundaryOf(contentType);
  const parts =
    boundary === undefined ? undefined : partsOf(Buffer.from(body.buffer, body.byteOffset, body.length), boundary);
  const files = parts?.filter(({ headers }) => isFile(headers.get('content-disposition') ?? ''));
  const [file] = files ?? [];
  if (!file || files?.length !== 1) return undefined;
  const type = (file.headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  return { type, bytes: file.bytes };
}

const isFile = (disposition: string): boolean =>
  /^form-data;/i.test(disposition) && /;\s*filename\*?=/i.test(disposition);

function boundaryOf(contentType: string): string | undefined {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? [];
  return quoted ?? plain;
}

interface Part {
  headers: Map<string, string>;
  bytes: Uint8Array;
}

function partsOf(body: Buffer, boundary: string): Part[] | undefined {
  const line = Buffer.from(`--${boundary}`, 'latin1');
  const nextLine = Buffer.from(`\r\n--${boundary}`, 'latin1');
  if (!body.subarray(0, line.length).equals(line)) return undefined;
  const parts: Part[] = [];
  let at = line.length;
  for (;;) {
    const after = body.toString('latin1', at, at + 2);
    if (after === '--') return parts;
    if (after !== '\r\n' || parts.length === MAX_PARTS) return undefined;
    const end = body.indexOf(nextLine, at);
    const headEnd = body.indexOf('\r\n\r\n', at);
    if (end < 0 || headEnd < 0 || headEnd > end || headEnd - at > MAX_HEADER_BYTES) return undefined;
    const headers = headersOf(body.toString('utf8', at + 2, headEnd));
    if (!headers) return undefined;
    parts.push({ headers, bytes: body.subarray(headEnd + 4, end) });
    at = end + nextLine.length;
  }
}

function headersOf(text: string): Map<string, string> | undefined {
  const lines = text.split('\r\n');
  if (lines.length > MAX_HEADERS) return undefined;
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    if (colon < 1) return undefined;
    headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return headers;
}
