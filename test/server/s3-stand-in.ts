/**
 * For tests: an S3 server on a real socket that is never kinder than a real one. It recomputes signatures and sums, wants
 * its bucket, refuses small parts, pages its lists and answers in XML; faults are scripted request by request.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signatureFault } from './s3-signature.ts';

interface StoredObject {
  bytes: Buffer;
  at: Date;
  etag: string;
}
interface BegunUpload {
  key: string;
  at: Date;
  parts: Map<number, Buffer>;
}
export interface Came {
  method: string;
  /** Of the object; empty for the bucket. */
  key: string;
  query: URLSearchParams;
  bytes: number;
}
/** `cut-arriving`: the connection ends in the middle of what is sent · `cut-leaving`: of what is answered · a code: S3's answer */
export type S3Fault =
  | 'cut-arriving'
  | 'cut-leaving'
  | 'lost-answer'
  | 'SlowDown'
  | 'InternalError'
  | 'AccessDenied'
  | 'late-error'
  | 'hang';

const STATUSES: Readonly<Record<string, number>> = {
  SlowDown: 503,
  InternalError: 500,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NoSuchUpload: 404,
  AccessDenied: 403,
  InvalidAccessKeyId: 403,
  SignatureDoesNotMatch: 403,
  RequestTimeTooSkewed: 403,
  PreconditionFailed: 412,
  MissingContentLength: 411,
  InvalidRange: 416,
  QuotaExceeded: 403,
};
const LEAST_PART = 5 * 1024 * 1024;
const MOST_PARTS = 10_000;

export interface S3StandIn {
  endpoint: string;
  /** What a server needs to know to copy its backups here. */
  env: Record<string, string>;
  objects: Map<string, StoredObject>;
  uploads: Map<string, BegunUpload>;
  came: Came[];
  /** What happens to the next requests, asked before anything is done. */
  fault: (came: Came) => S3Fault | undefined;
  now: () => Date;
  put: (key: string, bytes: Buffer) => void;
  close: () => Promise<void>;
}

const KEYS = { accessKeyId: 'AKSTANDIN', secretAccessKey: 'a/secret+that/only=tests+know', region: 'eu-test-1' };

export async function startS3({ pageSize = 3, bucket = 'bar-backups', port = 0 } = {}): Promise<S3StandIn> {
  const objects = new Map<string, StoredObject>();
  const uploads = new Map<string, BegunUpload>();
  const came: Came[] = [];
  const server = createServer((request, response) => {
    serve(request, response).catch(() => request.socket.destroy());
  });

  const put = (key: string, bytes: Buffer, etag = `"${md5(bytes)}"`) =>
    void objects.set(key, { bytes, at: standIn.now(), etag });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://s3');
    const [, named = '', ...rest] = url.pathname.split('/');
    const asked: Came = {
      method: request.method ?? '',
      key: decodeURIComponent(rest.join('/')),
      query: url.searchParams,
      bytes: Number(request.headers['content-length'] ?? 0),
    };
    came.push(asked);
    const refuse = (code: string, said = 'No.') =>
      answer(
        response,
        STATUSES[code] ?? 400,
        `<Error><Code>${code}</Code><Message>${said} &lt;no&gt;</Message></Error>`,
      );
    const fault = standIn.fault(asked);
    if (fault === 'hang') return;
    if (fault === 'cut-arriving') {
      request.once('data', () => request.socket.destroy());
      return void request.once('end', () => request.socket.destroy());
    }
    if (fault === 'SlowDown' || fault === 'InternalError' || fault === 'AccessDenied') {
      request.resume();
      return refuse(fault, 'Reduce your request rate.');
    }
    const signed = { method: asked.method, target: request.url ?? '', headers: request.headers };
    const wrong = signatureFault(signed, KEYS, standIn.now());
    if (wrong) {
      request.resume();
      return refuse(wrong);
    }
    if (['PUT', 'POST'].includes(asked.method) && request.headers['content-length'] === undefined)
      return refuse('MissingContentLength');
    const body = await bodyOf(request);
    if (createHash('sha256').update(body).digest('hex') !== request.headers['x-amz-content-sha256'])
      return refuse('XAmzContentSHA256Mismatch');
    if (named !== bucket) return refuse('NoSuchBucket');
    if (fault === 'late-error')
      return answer(response, 200, '<Error><Code>InternalError</Code><Message>Late.</Message></Error>');
    const target = fault === 'lost-answer' ? nowhere() : response;
    act({ asked, body, request, response: target as ServerResponse, refuse, fault });
    if (fault === 'lost-answer') request.socket.destroy();
  }

  interface Act {
    asked: Came;
    body: Buffer;
    request: IncomingMessage;
    response: ServerResponse;
    refuse: (code: string) => void;
    fault: S3Fault | undefined;
  }
  function act(given: Act): void {
    const { method, key, query } = given.asked;
    if (key === '') {
      if (method !== 'GET') return given.refuse('MethodNotAllowed');
      return query.has('uploads') ? listUploads(given) : listObjects(given);
    }
    if (query.has('uploads') || query.has('uploadId')) return actOnUpload(given);
    if (method === 'PUT') {
      put(key, given.body);
      return answer(given.response, 200, '', { etag: objects.get(key)?.etag ?? '' });
    }
    if (method === 'DELETE') {
      objects.delete(key);
      return answer(given.response, 204, '');
    }
    if (method === 'GET' || method === 'HEAD') return read(given);
    return given.refuse('MethodNotAllowed');
  }

  function read({ asked, request, response, refuse, fault }: Act): void {
    const object = objects.get(asked.key);
    if (!object) return refuse('NoSuchKey');
    const { bytes, etag } = object;
    const wanted = request.headers['if-match'];
    if (wanted !== undefined && wanted !== etag) return refuse('PreconditionFailed');
    const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
    if (from >= bytes.length && from > 0) return refuse('InvalidRange');
    const part = bytes.subarray(from);
    response.writeHead(from > 0 ? 206 : 200, { 'content-length': part.length, etag });
    if (asked.method === 'HEAD') return void response.end();
    if (fault !== 'cut-leaving') return void response.end(part);
    response.write(part.subarray(0, Math.ceil(part.length / 2)), () => setTimeout(() => request.socket.destroy(), 50));
  }

  function actOnUpload({ asked: { method, key, query }, body, response, refuse }: Act): void {
    if (method === 'POST' && query.has('uploads')) {
      const id = randomUUID();
      uploads.set(id, { key, at: standIn.now(), parts: new Map() });
      return answer(
        response,
        200,
        `<InitiateMultipartUploadResult><Key>${key}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      );
    }
    const id = query.get('uploadId') ?? '';
    const upload = uploads.get(id);
    if (!upload || upload.key !== key) return refuse('NoSuchUpload');
    if (method === 'DELETE') {
      uploads.delete(id);
      return answer(response, 204, '');
    }
    if (method === 'PUT') {
      const number = Number(query.get('partNumber'));
      if (!Number.isInteger(number) || number < 1 || number > MOST_PARTS) return refuse('InvalidArgument');
      upload.parts.set(number, body);
      return answer(response, 200, '', { etag: `"${md5(body)}"` });
    }
    const listed = [...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]+)<\/ETag>/g)];
    const numbers = listed.map(([, number]) => Number(number));
    if (listed.length === 0) return refuse('MalformedXML');
    if (numbers.some((number, i) => i > 0 && number <= (numbers[i - 1] ?? 0))) return refuse('InvalidPartOrder');
    const parts: Buffer[] = [];
    for (const [, number, etag = ''] of listed) {
      const part = upload.parts.get(Number(number));
      if (!part || `"${md5(part)}"` !== etag.replaceAll('&quot;', '"')) return refuse('InvalidPart');
      parts.push(part);
    }
    if (parts.slice(0, -1).some(({ length }) => length < LEAST_PART)) return refuse('EntityTooSmall');
    put(key, Buffer.concat(parts), `"${md5(Buffer.concat(parts))}-${parts.length}"`);
    uploads.delete(id);
    // Its answer begins at once, and goes on for as long as the work takes.
    return answer(
      response,
      200,
      `<?xml version="1.0" encoding="UTF-8"?>\n<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`,
    );
  }

  function listObjects({ asked: { query }, response, refuse }: Act): void {
    if (query.get('list-type') !== '2') return refuse('NotImplemented');
    const prefix = query.get('prefix') ?? '';
    const after = query.has('continuation-token')
      ? Buffer.from(query.get('continuation-token') ?? '', 'base64').toString()
      : '';
    const all = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
    const page = all.slice(0, pageSize);
    const isTruncated = all.length > page.length;
    const contents = page.map((key) => {
      const { bytes, at, etag } = objects.get(key)!;
      return `<Contents><Key>${xml(key)}</Key><LastModified>${at.toISOString()}</LastModified><ETag>${xml(etag)}</ETag><Size>${bytes.length}</Size></Contents>`;
    });
    const next = isTruncated
      ? `<NextContinuationToken>${Buffer.from(page.at(-1) ?? '').toString('base64')}</NextContinuationToken>`
      : '';
    return answer(
      response,
      200,
      `<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>${bucket}</Name><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
    );
  }

  function listUploads({ asked: { query }, response }: Act): void {
    const prefix = query.get('prefix') ?? '';
    const found = [...uploads].filter(([, { key }]) => key.startsWith(prefix));
    const listed = found.map(
      ([id, { key, at }]) =>
        `<Upload><Key>${xml(key)}</Key><UploadId>${id}</UploadId><Initiated>${at.toISOString()}</Initiated></Upload>`,
    );
    return answer(response, 200, `<ListMultipartUploadsResult>${listed.join('')}</ListMultipartUploadsResult>`);
  }

  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const standIn: S3StandIn = {
    endpoint,
    env: {
      BACKUP_S3_ENDPOINT: endpoint,
      BACKUP_S3_BUCKET: bucket,
      BACKUP_S3_REGION: KEYS.region,
      BACKUP_S3_PREFIX: 'house/bar',
      BACKUP_S3_ACCESS_KEY_ID: KEYS.accessKeyId,
      BACKUP_S3_SECRET_ACCESS_KEY: KEYS.secretAccessKey,
    },
    objects,
    uploads,
    came,
    fault: () => undefined,
    now: () => new Date(),
    put,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
  return standIn;
}

const md5 = (bytes: Buffer): string => createHash('md5').update(bytes).digest('hex');
const xml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = Buffer.concat(parts);
  const said = request.headers['content-length'];
  if (said !== undefined && Number(said) !== body.length) throw new Error('It ended too early.');
  return body;
}

function answer(response: ServerResponse, status: number, body: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { ...(body !== '' && { 'content-type': 'application/xml' }), ...headers });
  response.end(response.req?.method === 'HEAD' ? undefined : body);
}

/** Where an answer goes that is lost on its way. */
const nowhere = () => ({ writeHead: () => undefined, end: () => undefined, write: () => true });
