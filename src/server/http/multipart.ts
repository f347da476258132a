/** Parses a form with one file from a body that is already read and limited in size. Source: docs/behaviour/security.md "Input". */

export interface FormFile {
  /** As declared by the part, in lower case and without parameters. */
  type: string;
  bytes: Uint8Array;
}

const MAX_PARTS = 5;
const MAX_HEADERS = 16;
const MAX_HEADER_BYTES = 8192;

/**
 * @param contentType the request's own
 * @returns undefined if the form is broken, has no file or several, or has more parts than allowed
 */
export async function readFormFile(body: Uint8Array<ArrayBuffer>, contentType: string): Promise<FormFile | undefined> {
  const boundary = boundaryOf(contentType);
  if (boundary === undefined || !isWithinBounds(body, boundary)) return undefined;
  const form = await new Response(body, { headers: { 'content-type': contentType } }).formData().catch(() => undefined);
  const files: File[] = [];
  form?.forEach((value) => typeof value !== 'string' && files.push(value));
  const [file] = files;
  if (!file || files.length !== 1) return undefined;
  const type = file.type.split(';')[0]?.trim().toLowerCase() ?? '';
  return { type, bytes: new Uint8Array(await file.arrayBuffer()) };
}

function boundaryOf(contentType: string): string | undefined {
  const [, quoted, plain] =
    /^multipart\/form-data\b.*;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? [];
  return quoted ?? plain;
}

/** The platform's reader takes any number of parts and headers, each at a price: bounded before it reads. */
function isWithinBounds(bytes: Uint8Array, boundary: string): boolean {
  const body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const line = Buffer.from(`--${boundary}`, 'latin1');
  let boundaries = 0;
  for (let at = body.indexOf(line); at >= 0; at = body.indexOf(line, at + line.length)) {
    boundaries += 1;
    if (boundaries > MAX_PARTS + 1) return false;
    const headEnd = body.indexOf('\r\n\r\n', at);
    // The last boundary has no headers.
    if (headEnd < 0) continue;
    const headers = body.subarray(at + line.length, headEnd);
    if (headers.length > MAX_HEADER_BYTES) return false;
    if (headers.toString('latin1').split('\r\n').length - 1 > MAX_HEADERS) return false;
  }
  return true;
}
