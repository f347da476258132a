/**
 * Puts a file into a bucket, whole or not at all: small ones by one request, others in parts of which a few megabytes are
 * held at a time. Source: docs/decisions/0113.
 */
import { open, type FileHandle } from 'node:fs/promises';
import { Refusal } from '#contract/refusal.ts';
import { documentOf, type SendS3 } from './s3-requests.ts';
import { elementsOf, escaped, textOf } from './s3-xml.ts';

const MIB = 1024 * 1024;
/** Every server takes parts of 5 MiB and more, and ten thousand of them. */
export const LEAST_PART = 8 * MIB;
const MOST_PARTS = 10_000;
/** Of an upload that is ours by its name, and of nothing that is here: another server may be at it. ms */
const OLD_MS = 24 * 60 * 60 * 1000;
const TYPE = { 'content-type': 'application/gzip' };

interface Upload {
  key: string;
  path: string;
}

/** @throws Refusal offsite-…; what the disk says. Then nothing of it is there, unless the other side is gone */
export async function upload(send: SendS3, { key, path }: Upload): Promise<{ bytes: number }> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    await abortUploads(send, key);
    if (size <= LEAST_PART)
      await send({ method: 'PUT', key, headers: TYPE, body: await readPart(file, 0, size) }).then(documentOf);
    else await uploadInParts(send, key, { file, size });
    const bytes = await bytesOf(send, key);
    if (bytes !== size) throw new Refusal('offsite-changed');
    return { bytes };
  } finally {
    await file.close();
  }
}

async function uploadInParts(send: SendS3, key: string, { file, size }: { file: FileHandle; size: number }) {
  const begun = await documentOf(await send({ method: 'POST', key, query: { uploads: '' }, headers: TYPE }));
  const uploadId = textOf(begun, 'UploadId');
  if (uploadId === undefined) throw new Refusal('offsite-failed');
  try {
    const step = Math.max(LEAST_PART, Math.ceil(size / MOST_PARTS / MIB) * MIB);
    const parts: string[] = [];
    for (let at = 0; at < size; at += step) {
      const partNumber = String(parts.length + 1);
      const body = await readPart(file, at, Math.min(step, size - at));
      const answer = await send({ method: 'PUT', key, query: { partNumber, uploadId }, body });
      await documentOf(answer);
      const etag = answer.headers.get('etag');
      if (etag === null) throw new Refusal('offsite-failed');
      parts.push(`<Part><PartNumber>${partNumber}</PartNumber><ETag>${escaped(etag)}</ETag></Part>`);
    }
    await complete(send, { key, uploadId, parts });
  } catch (cause) {
    // What is left if this fails as well is aborted before the next try.
    await send({ method: 'DELETE', key, query: { uploadId } }).catch(() => undefined);
    throw cause;
  }
}

interface Whole {
  key: string;
  uploadId: string;
  parts: readonly string[];
}

/** Putting the parts together takes so long that the answer may begin with 200 and end with an error. */
async function complete(send: SendS3, { key, uploadId, parts }: Whole): Promise<void> {
  const list = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
  const said = await send({
    method: 'POST',
    key,
    query: { uploadId },
    headers: { 'content-type': 'application/xml' },
    body: new TextEncoder().encode(list),
  }).then(documentOf, (cause: unknown) => {
    // Done by a try whose answer was lost: whether it is there, and whole, is asked next.
    if (cause instanceof Refusal && cause.code === 'offsite-not-there') return '';
    throw cause;
  });
  if (textOf(said, 'Error') !== undefined) throw new Refusal('offsite-busy');
}

async function readPart(file: FileHandle, from: number, size: number): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(size);
  for (let got = 0; got < size;) {
    const { bytesRead } = await file.read(bytes, got, size - got, from + got);
    if (bytesRead === 0) throw new Error('A backup became shorter while it was read.');
    got += bytesRead;
  }
  return bytes;
}

async function bytesOf(send: SendS3, key: string): Promise<number> {
  const { headers } = await send({ method: 'HEAD', key });
  return Number(headers.get('content-length') ?? Number.NaN);
}

/** Ends what a killed server has left of this file. Asked by the whole key: MinIO knows no other way to list them. */
async function abortUploads(send: SendS3, key: string): Promise<void> {
  for (const one of await listUploads(send, key)) if (one.key === key) await abort(send, one);
}

/** Ends what a server that is no more has left. @param isOurs of a key */
export async function abortOldUploads(
  send: SendS3,
  { prefix, isOurs, now }: { prefix: string; isOurs: (key: string) => boolean; now: Date },
): Promise<void> {
  for (const one of await listUploads(send, prefix)) {
    const age = now.getTime() - Date.parse(one.initiated);
    if (isOurs(one.key) && age > OLD_MS) await abort(send, one);
  }
}

interface Begun {
  key: string;
  uploadId: string;
  initiated: string;
}

/** The first thousand: the rest is met the next time. */
async function listUploads(send: SendS3, prefix: string): Promise<Begun[]> {
  const xml = await documentOf(await send({ method: 'GET', query: { uploads: '', prefix } }));
  return elementsOf(xml, 'Upload').map((one) => ({
    key: textOf(one, 'Key') ?? '',
    uploadId: textOf(one, 'UploadId') ?? '',
    initiated: textOf(one, 'Initiated') ?? '',
  }));
}

const abort = async (send: SendS3, { key, uploadId }: Begun): Promise<void> => {
  await send({ method: 'DELETE', key, query: { uploadId } }).catch((cause: unknown) => {
    if (!(cause instanceof Refusal && cause.code === 'offsite-not-there')) throw cause;
  });
};
