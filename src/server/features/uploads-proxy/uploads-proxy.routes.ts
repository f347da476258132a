import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import { addressKey } from '../../http/limits/address-key.ts';
import { RULES } from '../../http/limits/limits.ts';
import { withoutBase } from '../../http/without-base.ts';
import { fetchPicture, NoPicture, THE_WEB, type Outside, type Picture } from '../../outbound/fetch-picture.ts';
import { isKnownPicture } from '../../repos/menu/known-pictures.repo.ts';
import type { Services } from '../../services.ts';
import { createPictureCache } from './picture-cache.ts';

/** Maximum number of concurrent fetches: in total, and from one host. */
const AT_ONCE = 16;
const AT_ONCE_PER_HOST = 4;

/** Retries a picture that did not load on a phone. Source: docs/behaviour/pictures.md "Proxy". */
export function uploadsProxyRoutes(app: FastifyInstance, services: Services, outside: Outside = THE_WEB): void {
  const { db, clock, config, brakes } = services;
  const cache = createPictureCache(config.DATA_DIR, clock);
  const underWay = new Map<string, Promise<Picture>>();

  const fetchOnce = (url: string): Promise<Picture> => {
    const asked = underWay.get(url);
    if (asked) return asked;
    const { host } = new URL(url);
    const ofHost = [...underWay.keys()].filter((each) => new URL(each).host === host);
    if (underWay.size >= AT_ONCE || ofHost.length >= AT_ONCE_PER_HOST)
      throw new Refusal('unavailable', { retryAfterMs: 2000 });
    const fetching = fetchPicture(url, outside)
      .then(async (picture) => {
        await cache.keep(url, picture);
        return picture;
      })
      .finally(() => underWay.delete(url));
    underWay.set(url, fetching);
    return fetching;
  };

  const base = config.BASE_PATH ?? '';
  app.get<{ Querystring: { url?: unknown } }>('/api/uploads/proxy', async (request, reply) => {
    const { url } = request.query;
    if (typeof url !== 'string' || url.length > 2000) throw new Refusal('not-found');
    // Our own uploads are redirected to; other addresses of ours are no pictures.
    const own = ownPath(url, request.host, config.PUBLIC_URL);
    const upload = own === undefined ? undefined : withoutBase(own, base);
    if (upload?.startsWith('/uploads/')) return reply.redirect(base + upload);
    if (own !== undefined || !(await isKnownPicture(db, url))) throw new Refusal('not-found');

    const kept = await cache.find(url);
    if (kept === 'failed') throw new Refusal('not-found');
    const address = addressKey(request.ip);
    if (!kept) await brakes.pace(address, ...RULES.proxiedPicture(address));
    const picture =
      kept ??
      (await fetchOnce(url).catch((cause: unknown) => {
        if (!(cause instanceof NoPicture)) throw cause;
        cache.noteFailure(url);
        request.log.info({ reason: cause.message }, 'A picture could not be fetched');
        throw new Refusal('not-found');
      }));
    return reply
      .type(picture.type)
      .header('cache-control', 'public, max-age=86400')
      .header('content-security-policy', "default-src 'none'; sandbox")
      .header('cross-origin-resource-policy', 'same-origin')
      .header('x-content-type-options', 'nosniff')
      .send(picture.bytes);
  });
}

/** The path of an address of this server; undefined for any other. */
function ownPath(url: string, host: string, publicUrl: string | undefined): string | undefined {
  if (!URL.canParse(url, 'http://own')) throw new Refusal('bad-request');
  if (/^\/(?!\/)/.test(url)) return new URL(url, 'http://own').pathname;
  if (!URL.canParse(url)) return undefined;
  const { host: asked, pathname } = new URL(url);
  return asked === new URL(`http://${host}`).host || (publicUrl && asked === new URL(publicUrl).host)
    ? pathname
    : undefined;
}
