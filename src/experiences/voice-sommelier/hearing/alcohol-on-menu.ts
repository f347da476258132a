/** What a menu has only with alcohol, or only without: the guest is told. Phones load this file with the parser. */
import type { MenuIndex } from '#domain/taste-request/menu-index.ts';
import type { NamedWish } from '#domain/taste-request/named-wishes.ts';
import { isForHealth } from '#domain/taste-request/trait-roles.ts';
import { statedAbv } from '#domain/taste-request/usual-abv.ts';
import { isHan } from '#domain/taste-request/word-forms.ts';
import { isBase } from '#domain/taste-request/words/made-of.ts';
import type { Wishes } from '../wishes.ts';

/** "An alcohol-free beer", where every beer has alcohol: the guest is told. */
export function withoutAlcohol(wish: NamedWish, menu: MenuIndex): NamedWish {
  const { kind, id, said, drinks, isRefused } = wish;
  const isPoured = kind === 'drink-kind' || isBase(id) || (kind === 'ingredient' && (statedAbv(id) ?? 0) > 0);
  if (!isPoured || isRefused || drinks.length === 0 || drinks.some((drink) => menu.abvOf(drink) === 0)) return wish;
  return { ...wish, isLacking: true, said: isHan(said) ? `無酒精${said}` : `alcohol-free ${said}` };
}

/** Cucumber, of which only drinks without alcohol have some, where nobody asked for one: the guest is told. */
export function withAlcohol(wish: NamedWish, { named, like, isBrew }: Wishes, menu: MenuIndex): NamedWish {
  const { kind, said, drinks, isRefused } = wish;
  const isFree =
    kind === 'ingredient' && !isRefused && drinks.length > 0 && drinks.every((drink) => menu.abvOf(drink) === 0);
  const isWelcome =
    isBrew === true ||
    like !== undefined ||
    (IS_SOFT_DRINK.test(said) && !named.some(({ id }) => id === 'alcohol')) ||
    named.some(
      (other) =>
        other.id === 'soft drink' ||
        isForHealth(other.id) ||
        (other !== wish && other.kind === 'ingredient' && !other.isRefused),
    ) ||
    menu.drinksWith('soft drink').length > menu.drinksWith('alcohol').length;
  if (!isFree || isWelcome) return wish;
  return { ...wish, isLacking: true, isOnlyFree: true };
}

/** 鹹檸七, "a salty lime soda": by its name. */
const IS_SOFT_DRINK = /(?:七|梳打|汽水|甘露|soda|lemonade|squash)$/i;
