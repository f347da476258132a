/** A drink that is told by what is in it: "that one with whisky and red wine on top", 咖啡撈伏特加嗰杯. */
import type { MenuIndex } from '#domain/taste-request/menu-index.ts';
import type { TasteRequest } from '#domain/taste-request/taste-request.ts';
import type { TasteWord } from '#domain/taste-request/taste-word.ts';

const DESCRIBES =
  /\b(?:that|the|which) (?:(?!with\b)\w+ ){0,4}?(?:drink|cocktail|one|thing)\b|\b(?:the name|its called|it called)\b|[嗰果][杯隻款]|叫(?:咩|乜)/i;
const isPart = ({ named, factor, isRefused, isAllergy }: TasteWord): boolean =>
  named?.kind === 'ingredient' && factor > 0 && !isRefused && !isAllergy;

/** The request for the only drink of the menu with all of it, where at least two things were said. */
export function asDescribed(request: TasteRequest, menu: MenuIndex): TasteRequest {
  const { words, names, spoken, isEither, isBetween } = request;
  if (names.length > 0 || isEither || isBetween || !DESCRIBES.test(spoken.text)) return request;
  const parts = words.filter(isPart);
  const ids = [...new Set(parts.map(({ named }) => named!.id))];
  if (ids.length < 2) return request;
  const [id, another] = ids
    .map((each) => menu.drinksWith(each))
    .reduce((all, each) => all.filter((one) => each.includes(one)));
  if (id === undefined || another !== undefined) return request;
  const said = menu.nameOf(id) ?? id;
  return {
    ...request,
    words: words.filter((word) => !parts.includes(word)),
    names: [{ id, said, isRefused: false, isMeasure: false, isLimit: false, isCompared: false }],
  };
}
