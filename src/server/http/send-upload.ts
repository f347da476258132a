import { stat } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import { readInParts } from '../storage/read-in-parts.ts';
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
  const found = file && (await stat(file.path).catch(() => undefined));
  if (!file || !found) throw new Refusal('not-found');
  const { size } = found;
  void reply
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .header('accept-ranges', 'bytes');
  const range = byteRange(request.headers.range, size);
  if (range === 'unsatisfiable')
    return reply.code(416).header('content-range', `bytes */${size}`).type('text/plain').send('');
  const { from, to } = range ?? { from: 0, to: size - 1 };
  void reply.type(file.type).header('cache-control', 'public, max-age=31536000, immutable');
  if (range) void reply.code(206).header('content-range', `bytes ${from}-${to}/${size}`);
  return reply.header('content-length', to - from + 1).send(readInParts(file.path, from, to));
}
