import { useState } from 'react';
import { Link } from 'wouter';
import { Trans, useLingui } from '@lingui/react/macro';
import type { DrinkPrices } from '#contract/shop/selling.ts';
import { ORDER_SIZES, type OrderSize } from '#domain/order/order.ts';
import { formatPrice, readPrice, typePrice } from '#domain/selling/price.ts';
import { useEndpoint, useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { FoldingSection } from '#ui/kit/fold/folding-section.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { useLeaveGuard } from '#ui/settings/leave-guard.ts';
import styles from './recipe-editor.module.css';

const RECIPES = 'GET /api/admin/shops/:shopId/recipes';
const NONE: DrinkPrices = { sizeS: null, sizeM: null, sizeL: null };

interface Props {
  shopId: string;
  recipeId: string;
}

/** A drink's price for each size. Prices are the shop's own: the menu's source knows nothing of them. */
export function PriceCard({ shopId, recipeId }: Props) {
  const selling = useEndpoint('GET /api/admin/shops/:shopId/selling', { params: { shopId } });
  const menu = useEndpoint(RECIPES, { params: { shopId } });
  const recipe = menu.data?.recipes.find(({ id }) => id === recipeId);
  if (!selling.data || !recipe) return null;
  const { currency, prices } = selling.data.settings;
  return (
    <PriceForm
      key={currency}
      shopId={shopId}
      recipeId={recipeId}
      saved={recipe.prices ?? NONE}
      currency={currency}
      isShown={prices}
    />
  );
}

function PriceForm({
  shopId,
  recipeId,
  saved,
  currency,
  isShown,
}: Props & { saved: DrinkPrices; currency: string; isShown: boolean }) {
  const { t, i18n } = useLingui();
  const send = useSend('PUT /api/admin/shops/:shopId/recipes/:recipeId/prices', [RECIPES]);
  const [typed, setTyped] = useState<Partial<Record<OrderSize, string>>>({});
  const [said, setSaid] = useState<{ text: string; tone: 'good' | 'bad' }>();
  const isDirty = Object.keys(typed).length > 0;
  useLeaveGuard(isDirty, t`The prices of this drink are not saved yet.`);

  const shown = (size: OrderSize) => typed[size] ?? typePrice(saved[size], currency);
  const amounts = ORDER_SIZES.map((size) => [size, readPrice(shown(size), currency)] as const);
  const isWrong = amounts.some(([, amount]) => amount === undefined);

  const save = async () => {
    if (isWrong) return;
    try {
      const body = { ...NONE, ...Object.fromEntries(amounts) };
      await send.mutateAsync({ params: { shopId, recipeId }, body });
      setTyped({});
      setSaid({ text: t`Prices saved.`, tone: 'good' });
    } catch {
      setSaid({ text: t`Failed to save the prices.`, tone: 'bad' });
    }
  };

  const example = typePrice(8800, currency);
  const names: Record<OrderSize, string> = { sizeS: t`Small`, sizeM: t`Medium`, sizeL: t`Large` };
  const summary = ORDER_SIZES.flatMap((size) => {
    const amount = saved[size];
    return amount === null ? [] : [`${names[size]} ${formatPrice({ amount, currency }, i18n.locale)}`];
  }).join(' · ');
  return (
    <FoldingSection title={<Trans>Prices in {currency}</Trans>} summary={summary || t`None yet`}>
      <form
        className={styles.prices}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {!isShown && (
          <p>
            <Trans>
              Guests do not see prices yet: switch them on in{' '}
              <Link to={`/shops/${encodeURIComponent(shopId)}/settings#prices`}>Settings</Link>.
            </Trans>
          </p>
        )}
        <div className={styles.priceFields}>
          {amounts.map(([size, amount]) => (
            <TextField
              key={size}
              label={names[size]}
              inputMode="decimal"
              value={shown(size)}
              onChange={(text) => {
                setSaid(undefined);
                setTyped({ ...typed, [size]: text });
              }}
              error={amount === undefined && t`A price looks like ${example}.`}
            />
          ))}
        </div>
        <div className={styles.priceFields}>
          <Button type="submit" busy={send.isPending} disabled={!isDirty || isWrong}>
            <Trans>Save prices</Trans>
          </Button>
          <StatusLine text={said?.text} tone={said?.tone ?? 'good'} />
        </div>
      </form>
    </FoldingSection>
  );
}
