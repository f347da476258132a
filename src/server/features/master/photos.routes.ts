import type { FastifyInstance } from 'fastify';
import { addPhoto } from '#contract/menu/photos.ts';
import { Refusal } from '#contract/refusal.ts';
import { requireAccount } from '../../http/caller.ts';
import { RULES } from '../../http/limits/limits.ts';
import { sendUpload } from '../../http/send-upload.ts';
import { serve } from '../../http/serve.ts';
import { keepPhoto, photoFile, photoKind, PHOTO_TYPES } from '#server/storage/photo-store.ts';
import { message } from '#domain/messages/message.ts';
import { hasTooManyPixels } from '../../outbound/picture-size.ts';
import { recordAction } from '../../repos/audit.repo.ts';
import { isMasterShop } from '../../repos/shop/master.repo.ts';
import type { Services } from '../../services.ts';

export function photoRoutes(app: FastifyInstance, services: Services): void {
  const { db, clock, newId, config, limits } = services;

  serve(app, services, addPhoto, async ({ params: { shopId }, body, caller, request }) => {
    if (!(await isMasterShop(db, shopId))) throw new Refusal('shop-not-found');
    const bytes = body as Uint8Array;
    const kind = photoKind(bytes);
    if (!kind || PHOTO_TYPES[kind] !== request.headers['content-type']?.split(';')[0]?.trim().toLowerCase())
      throw new Refusal('unsupported-picture');
    if (hasTooManyPixels(bytes)) throw new Refusal('unsupported-picture', { because: message('picture-too-large') });
    limits.take(...RULES.photo(shopId));
    const name = await keepPhoto(config.DATA_DIR, bytes, kind, clock());
    await recordAction(db, {
      id: newId(),
      at: clock().toISOString(),
      accountId: requireAccount(caller).id,
      action: 'photo-added',
      shopId,
      details: { name, bytes: bytes.length },
    });
    return { imageUrl: `${config.BASE_PATH ?? ''}/uploads/photos/${name}` };
  });

  app.get<{ Params: { name: string } }>('/uploads/photos/:name', (request, reply) =>
    sendUpload(request, reply, photoFile(config.DATA_DIR, request.params.name)),
  );
}
