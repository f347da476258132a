/** Lists, reads and removes what is in a bucket. */
import { Refusal } from '#contract/refusal.ts';
import { documentOf, piecesOf, type SendS3 } from './s3-requests.ts';
import { elementsOf, textOf } from './s3-xml.ts';

export interface Stored {
  key: string;
  bytes: number;
  /** When it was put there, by the other side's clock. */
  at: string;
}

/** Of one listing, beyond which a server that goes in circles is believed to. Count. */
const MOST_PAGES = 1000;
/** Without a single byte more. Count. */
const TRIES = 5;

/** Everything below a prefix, page by page. */
export async function listObjects(send: SendS3, prefix: string): Promise<Stored[]> {
  const found: Stored[] = [];
  let token: string | undefined;
  for (let page = 0; page < MOST_PAGES; page++) {
    const query = { 'list-type': '2', prefix, ...(token !== undefined && { 'continuation-token': token }) };
    const xml = await documentOf(await send({ method: 'GET', query }));
    if (textOf(xml, 'ListBucketResult') === undefined) throw new Refusal('offsite-failed');
    for (const one of elementsOf(xml, 'Contents'))
      found.push({
        key: textOf(one, 'Key') ?? '',
        bytes: Number(textOf(one, 'Size')),
        at: textOf(one, 'LastModified') ?? '',
      });
    token = textOf(xml, 'NextContinuationToken');
    if (textOf(xml, 'IsTruncated') !== 'true' || token === undefined) return found;
  }
  throw new Refusal('offsite-failed');
}

export async function removeObject(send: SendS3, key: string): Promise<void> {
  await send({ method: 'DELETE', key }).then(documentOf);
}

/**
 * What is in it, as it arrives; a connection that is cut is taken up where it ended.
 * @throws Refusal offsite-…
 */
export async function* readObject(send: SendS3, key: string): AsyncGenerator<Buffer> {
  let [got, size, tries] = [0, Infinity, 0];
  let etag: string | null = null;
  while (got < size) {
    const headers = { ...(got > 0 && { range: `bytes=${got}-` }), ...(etag !== null && { 'if-match': etag }) };
    const answer = await send({ method: 'GET', key, headers });
    if (got > 0 && answer.status !== 206) throw new Refusal('offsite-changed');
    size = got + Number(answer.headers.get('content-length'));
    etag = answer.headers.get('etag');
    const before = got;
    try {
      for await (const bytes of piecesOf(answer)) {
        got += bytes.length;
        yield Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
      }
    } catch {
      tries = got > before ? 0 : tries + 1;
      if (tries === TRIES) throw new Refusal('offsite-unreachable');
    }
  }
}
