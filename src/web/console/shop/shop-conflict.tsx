import { Trans, useLingui } from '@lingui/react/macro';
import type { MasterShop, ShopDetails } from '#contract/shop/master-shops.ts';
import { signOf } from '#domain/shop/shop.ts';
import { ConflictDialog } from '#ui/kit/conflict-dialog.tsx';
import { useListOf } from '#ui/kit/use-list-of.ts';
import { draftOf } from './use-shop-draft.ts';

interface Props {
  mine: ShopDetails;
  theirs: MasterShop;
  isSaving: boolean;
  onKeepEditing: () => void;
  onTakeTheirs: () => void;
  onSaveMine: () => void;
}

/** Two people saved the shop: what differs. */
export function ShopConflict({ mine, theirs, ...choices }: Props) {
  const { t } = useLingui();
  const listOf = useListOf();
  const labels: Record<keyof ShopDetails, string> = {
    names: t`Name`,
    kind: t`What kind of bar is it?`,
    timeZone: t`Time zone`,
    currency: t`Currency`,
    address: t({ message: 'Address', context: 'of a shop' }),
    languages: t`Languages of the menu, besides English`,
    look: t`Look of new kiosks`,
  };
  const kinds = { 'cocktail-bar': t`Cocktail bar`, 'tea-shop': t`Tea shop` };
  const written = (shop: ShopDetails): Record<keyof ShopDetails, string> => ({
    names: signOf(shop.names),
    kind: kinds[shop.kind],
    timeZone: shop.timeZone ?? t`As the server`,
    currency: shop.currency,
    address: signOf(shop.address) || '–',
    languages: listOf(shop.languages) || '–',
    look: [shop.look.logoUrl, ...(shop.look.colours ?? [])].filter(Boolean).join(' ') || '–',
  });
  const [own, other] = [written(mine), written(draftOf(theirs))];
  const differences = (Object.keys(labels) as (keyof ShopDetails)[])
    .map((key) => ({ key, label: labels[key], theirs: other[key], mine: own[key] }))
    .filter((one) => one.theirs !== one.mine);
  return (
    <ConflictDialog
      {...choices}
      title={t`Somebody else changed this shop meanwhile`}
      intro={<Trans>Nothing of yours is saved yet. This differs:</Trans>}
      differences={differences}
      none={<Trans>They saved the same as you.</Trans>}
    />
  );
}
