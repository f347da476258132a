/**
 * What the guest gets in the place of a drink the menu lacks, or between two drinks. Source:
 * docs/behaviour/taste-requests.md "Names".
 */
import type { MenuIndex } from './menu-index.ts';
import type { NamedWish } from './named-wishes.ts';
import type { TasteRequest } from './taste-request.ts';
import { MADE_OF } from './words/made-of.ts';
import { figuresOf, middleOf, type Figures } from './words/classic-figures.ts';

export interface StandIn extends Figures {
  /** Names of the drinks it lies between, or of the one that is missing. */
  of: readonly string[];
  /** Ids of the drinks on the menu that it lies between: neither is poured. */
  apart: readonly string[];
  /** Ids of the nearest drinks, the nearest first. */
  near: readonly string[];
}

/** Undefined unless the menu lacks the one drink that was named, or the guest wants one between several. */
export function standInFor(
  { names, isBetween }: Pick<TasteRequest, 'names' | 'isBetween'>,
  named: readonly NamedWish[],
  menu: MenuIndex,
): StandIn | undefined {
  const here = names.filter((each) => !each.isRefused && !each.isLimit).map(({ id }) => id);
  const missing = named.filter(({ kind, isRefused, drinks }) => kind === 'drink' && !isRefused && drinks.length === 0);
  const known = [
    ...here.map((id) => ({ said: menu.nameOf(id) ?? id, figures: menu.figuresOf(id), kin: menu.kinOf(id) })),
    ...missing.map(({ id, said }) => ({ said, figures: figuresOf(id), kin: madeOf(id, menu) })),
  ].flatMap(({ figures, ...rest }) => (figures ? [{ ...rest, figures }] : []));
  const isOne = known.length === 1 && here.length === 0;
  if (!isOne && !(isBetween && known.length > 1)) return undefined;
  const middle = middleOf(known.map(({ figures }) => figures));
  const near = isOne
    ? missing.flatMap(({ near: nearest }) => nearest)
    : menu.drinksBetween(
        middle,
        known.flatMap(({ kin }) => kin),
        here,
      );
  return { ...middle, of: known.map(({ said }) => said), apart: here, near };
}

const madeOf = (id: string, menu: MenuIndex): string[][] => (MADE_OF.get(id) ?? []).map(menu.drinksWith);
