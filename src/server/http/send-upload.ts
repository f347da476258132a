import { readFile } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import { byteRange } from './byte-range.ts';

/**
 * Sends an uploaded file to anyone who has its address, because <img> and <audio> send no headers: with the detected
 * content type, cached forever, and in byte ranges if asked for, as players do. Source: docs/behaviour/security.md
 * "Input".
 * @throws Refusal not-found
 */
export async function sendUpload(
  request: FastifyRequest,
  reply: FastifyReply,
  file: { path: string; type: string } | undefined,
): Promise<FastifyReply> {
  const bytes = file && (await readFile(file.path).catch(() => undefined));
  if (!file || !bytes) throw new Refusal('not-found');
  void reply
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('accept-ranges', 'bytes');
  const range = byteRange(request.headers.range, bytes.length);
  if (range === 'unsatisfiable')
    return reply.code(416).header('content-range', `bytes */${bytes.length}`).type('text/plain').send('');
  void reply.type(file.type).header('cache-control', 'public, max-age=31536000, immutable');
  if (!range) return reply.send(bytes);
  return reply
    .code(206)
    .header('content-range', `bytes ${range.from}-${range.to}/${bytes.length}`)
    .send(bytes.subarray(range.from, range.to + 1));
}
