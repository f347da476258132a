/**
 * A kiosk on a guest's home screen: its own name, colours and icon, starting at its own join link. Source:
 * docs/behaviour/kiosks.md "Home screen".
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isPictureAddress } from '#domain/settings/appearance.ts';
import { Refusal } from '#contract/refusal.ts';
import { addressKey } from '../../http/limits/address-key.ts';
import { setNewest } from '../../http/limits/bounded-map.ts';
import { findLiveInstance } from '../../http/caller.ts';
import type { StoredInstance } from '../../repos/kiosk/kiosks.repo.ts';
import type { Services } from '../../services.ts';
import { coloursOf, drawIcon } from './draw-icon.ts';

/** Larger logos are not used. Bytes. */
const LARGEST_LOGO = 400_000;
/** Drawn anew after this, since another picture may stand at the logo's address. Milliseconds. */
const KEPT_MS = 60 * 60_000;
/** With logos of the largest size they take 35 MB. */
const KEPT_ICONS = 64;
const LOGO_TYPES = /^image\/(png|jpeg|webp|gif|avif|svg\+xml)/;

type Asking = FastifyRequest<{ Querystring: { joinCode?: unknown } }>;

export function homeScreenRoutes(app: FastifyInstance, services: Services): void {
  const { clock, config } = services;
  const base = config.BASE_PATH ?? '';
  /** By what is drawn. */
  const icons = new Map<string, { at: number; icon: Promise<string> }>();

  const asked = async ({ query: { joinCode }, ip }: Asking): Promise<StoredInstance> => {
    const isCode = typeof joinCode === 'string' && /^[A-Za-z0-9]{6}$/.test(joinCode);
    const live = isCode
      ? await findLiveInstance(services, { ip: addressKey(ip), deviceHash: null }, joinCode)
      : undefined;
    if (!live) throw new Refusal('instance-not-found');
    return live;
  };

  /** The shop's logo from the picture proxy; undefined if it cannot be fetched. */
  const logoOf = async (instance: StoredInstance, { ip, headers }: Asking): Promise<string | undefined> => {
    const { logoUrl } = instance.config.appearance ?? {};
    if (!logoUrl || !isPictureAddress(logoUrl)) return undefined;
    const read = (url: string) =>
      app.inject({ method: 'GET', url, remoteAddress: ip, headers: { host: headers.host ?? '' } });
    let reply = await read(`/api/uploads/proxy?url=${encodeURIComponent(logoUrl)}`);
    const { location } = reply.headers;
    if (reply.statusCode === 302 && location?.startsWith(`${base}/uploads/`)) reply = await read(location);
    const type = String(reply.headers['content-type'] ?? '');
    const isLogo = reply.statusCode === 200 && LOGO_TYPES.test(type) && reply.rawPayload.length <= LARGEST_LOGO;
    return isLogo ? `data:${type.split(';')[0]};base64,${reply.rawPayload.toString('base64')}` : undefined;
  };

  const iconOf = (instance: StoredInstance, request: Asking): Promise<string> => {
    const { logoUrl, logoGradient: gradient } = instance.config.appearance ?? {};
    const title = titleOf(instance);
    const key = JSON.stringify([title, gradient, logoUrl]);
    const [known, now] = [icons.get(key), clock().getTime()];
    if (known && Math.abs(now - known.at) < KEPT_MS) return known.icon;
    const forget = () => icons.get(key)?.icon === icon && icons.delete(key);
    const icon = logoOf(instance, request).then((logo) => {
      // It may be had at the next try.
      if (logoUrl && logo === undefined) forget();
      return drawIcon({ title, gradient, logo });
    });
    icon.catch(forget);
    setNewest(icons, key, { at: now, icon }, KEPT_ICONS);
    return icon;
  };

  app.get('/kiosk/manifest.webmanifest', async (request: Asking, reply) => {
    const instance = await asked(request);
    const name = titleOf(instance);
    const code = instance.joinCode;
    const [theme] = coloursOf(instance.config.appearance?.logoGradient);
    const manifest = {
      name,
      short_name: name,
      id: `${base}/kiosk/live?joinCode=${code}`,
      start_url: `${base}/kiosk/live?joinCode=${code}`,
      scope: `${base}/`,
      display: 'standalone',
      background_color: '#fbf7f0',
      theme_color: theme,
      icons: ['any', 'maskable'].map((purpose) => ({
        src: `${base}/kiosk/icon.svg?joinCode=${code}`,
        sizes: 'any',
        type: 'image/svg+xml',
        purpose,
      })),
    };
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(JSON.stringify(manifest));
  });

  app.get('/kiosk/icon.svg', async (request: Asking, reply) => {
    const icon = await iconOf(await asked(request), request);
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .header('content-security-policy', "default-src 'none'; img-src data:; sandbox")
      .send(icon);
  });
}

const titleOf = ({ config, shop }: StoredInstance): string => config.appearance?.titleText?.trim() || shop.name;
