/** What a shop says of itself, in its settings as the Main API has them: never an error. Source: docs/behaviour/shops.md. */
import { z } from 'zod';
import type { InstanceConfig } from '#contract/kiosk/kiosks.ts';
import { ShopDetails } from '#contract/shop/master-shops.ts';
import { furtherLanguages } from '#domain/text/menu-language.ts';
import type { LanguageCode } from '#domain/text/languages.ts';
import type { StoredShop } from '#server/repos/shop/shops.repo.ts';

/** Time zone and currency are in the selling settings. */
type Described = Omit<ShopDetails, 'timeZone' | 'currency'>;

const Both = z.object({ en: z.string(), 'zh-HK': z.string() });
const { kind, languages, look } = ShopDetails.shape;

/** As on its licence; empty texts for none. */
export const addressOf = (settings: Record<string, unknown>) =>
  Both.catch({ en: '', 'zh-HK': '' }).parse(settings.address);

/** A shop that was made elsewhere, or by an earlier version, has its name in English alone. */
export function detailsOf({ name, settings }: { name: string; settings: Record<string, unknown> }): Described {
  return {
    names: Both.catch({ en: name, 'zh-HK': '' }).parse(settings.names),
    kind: kind.catch('cocktail-bar').parse(settings.kind),
    address: addressOf(settings),
    languages: languages.catch([]).parse(settings.languages),
    look: look.catch({ logoUrl: '', colours: null }).parse(settings.look),
  };
}

/** The languages its guests may read the menu in besides those of the interface, as they are told; nothing if none. */
export function offeredLanguages({ settings }: { settings: Record<string, unknown> }): { languages?: LanguageCode[] } {
  const further = furtherLanguages(languages.catch([]).parse(settings.languages));
  return further.length > 0 ? { languages: further } : {};
}

/** What a new kiosk of the shop looks like. */
export function configOfNewKiosk(shop: Pick<StoredShop, 'name' | 'settings'>): InstanceConfig {
  const { logoUrl, colours } = detailsOf(shop).look;
  const appearance = {
    ...(logoUrl !== '' && { logoUrl }),
    ...(colours && { logoGradient: `linear-gradient(90deg, ${colours.join(', ')})` }),
  };
  return Object.keys(appearance).length > 0 ? { appearance } : {};
}
