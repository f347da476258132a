import { Trans, useLingui } from '@lingui/react/macro';
import { madeBy, type MadeBy } from '#domain/machine/made-by.ts';
import type { NamedThing, Recipe } from '#domain/recipe/recipe.ts';
import { translated } from '#domain/text/translated.ts';
import { useListOf } from '#ui/kit/use-list-of.ts';

interface Props {
  recipes: readonly Recipe[];
  pumps: Parameters<typeof madeBy>[1];
  poursByHand: boolean;
  /** What drinks can't be made for want of, by the recipe's id. */
  lacking: ReadonlyMap<string, readonly NamedThing[]>;
}

/** Drinks by what makes them: the machine, hands as well, hands alone, or nothing now. */
export function MadeLists({ recipes, pumps, poursByHand, lacking }: Props) {
  const { t, i18n } = useLingui();
  const listOf = useListOf();
  const nameOf = ({ name, name_translations }: NamedThing) => translated(name, name_translations, i18n.locale).text;
  const titles: Record<MadeBy, string> = {
    machine: t`Made by the machine`,
    both: poursByHand ? t`Partly by hand` : t`Partly by hand, not offered`,
    hand: poursByHand ? t`By hand` : t`By hand, not offered`,
  };
  const isThere = ({ id }: Recipe) => !lacking.has(id);
  return (
    <>
      {(['machine', 'both', 'hand'] as const).map((kind) => {
        const names = recipes
          .filter((recipe) => isThere(recipe) && madeBy(recipe.recipeIngredient, pumps) === kind)
          .map(nameOf);
        return (
          <details key={kind}>
            <summary>
              {titles[kind]}: {names.length}
            </summary>
            <p>{listOf(names) || '–'}</p>
          </details>
        );
      })}
      {lacking.size > 0 && (
        <details>
          <summary>
            <Trans>Not at all now</Trans>: {lacking.size}
          </summary>
          <ul>
            {recipes
              .filter((recipe) => !isThere(recipe))
              .map((recipe) => {
                const missing = listOf((lacking.get(recipe.id) ?? []).map(nameOf));
                return (
                  <li key={recipe.id}>
                    {nameOf(recipe)}: {t`no ${missing} left`}
                  </li>
                );
              })}
          </ul>
        </details>
      )}
    </>
  );
}
