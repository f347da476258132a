/** What a card says of a drink and its shop. */
import type { I18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { MenuText } from '#ui/kit/menu-text.ts';
import { langOf, translated } from '#domain/text/translated.ts';
import type { CardOffer } from '../card-offer/card-offer.ts';
import type { CardWords, TextStack } from './card-art.ts';

interface Facts {
  offer: Pick<CardOffer, 'recipe'>;
  menu: MenuText;
  shopName: string;
  today: Date;
  /** The name the guest chose to put on it. */
  guestName: string | undefined;
}

export function cardWords(i18n: I18n, { offer, menu, shopName, today, guestName }: Facts): CardWords {
  const { recipe } = offer;
  const { locale } = i18n;
  const { own, other } = menu.namesOf(recipe);
  return {
    i18n,
    lang: langOf(locale),
    drink: own,
    otherName: other,
    story: menu.descriptionOf(recipe),
    parts: recipe.recipeIngredient.map(menu.nameOf),
    shop: translated(shopName, undefined, locale),
    date: new Intl.DateTimeFormat(locale === 'en' ? 'en-HK' : locale, { dateStyle: 'long' }).format(today),
    guest: guestName === undefined ? undefined : t(i18n)`Poured for ${guestName}`,
  };
}

/** All that a card says, for those who do not see it. */
export const spoken = (stacks: readonly TextStack[]): string =>
  stacks
    .flatMap(({ blocks }) => blocks.map(({ text }) => text.trim()))
    .filter((text) => text !== '')
    .join(' · ');
