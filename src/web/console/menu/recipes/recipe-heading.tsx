import { Trans, useLingui } from '@lingui/react/macro';
import { translated } from '#domain/text/translated.ts';
import { Crumbs, useShopCrumbs } from '#web/console/kit/crumbs.tsx';
import { useEndpoint } from '#ui/kit/api/api.tsx';
import { PageHeader } from '#ui/kit/page-header.tsx';
import { NEW, useRecipe } from './use-recipe.ts';

interface Props {
  shopId: string;
  recipeId: string;
}

/** The head of a drink on a screen that has no room for the list beside it. */
export function RecipeHeading({ shopId, recipeId }: Props) {
  const { t, i18n } = useLingui();
  const isNew = recipeId === NEW;
  const { data } = useRecipe(shopId, recipeId);
  const shop = useEndpoint('GET /api/admin/shops/:shopId', { params: { shopId } });
  const drink = data && translated(data.name, data.name_translations, i18n.locale);
  const name = drink ? <span lang={drink.lang}>{drink.text}</span> : <Trans>Drink</Trans>;
  return (
    <>
      <title>{isNew ? t`New drink · Sipwell` : t`${drink?.text ?? ''} · Sipwell`}</title>
      <PageHeader
        back={
          <Crumbs
            pages={[
              ...useShopCrumbs(shopId, shop.data?.name),
              { to: `/shops/${encodeURIComponent(shopId)}/master`, name: <Trans context="drinks">Menu</Trans> },
            ]}
          />
        }
        title={isNew ? <Trans>New drink</Trans> : name}
      />
    </>
  );
}
