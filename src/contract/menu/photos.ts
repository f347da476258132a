/** Photos of drinks and of a quiz's choices: uploaded as the file itself, stored under a digest of their content. */
import { z } from 'zod';
import { fault } from '../fault.ts';
import { endpoint } from '../endpoint.ts';
import { Id } from '../fields.ts';

const MAX_BYTES = 5 * 1024 * 1024;

export const addPhoto = endpoint({
  method: 'POST',
  path: '/v1/admin/shops/:shopId/photos',
  summary: 'Keep a photo (PNG, JPEG or WebP, 5 MiB at most) for a recipe or a choice to show; answers its address',
  access: { account: 'owner' },
  params: z.object({ shopId: Id }),
  body: z.custom<Uint8Array | Blob>((body) => body instanceof Uint8Array && body.length > 0, {
    error: fault('unsupported-picture'),
  }),
  fileTypes: ['image/png', 'image/jpeg', 'image/webp'],
  response: z.object({ imageUrl: z.string() }),
  bodyLimit: MAX_BYTES,
});
