import { useRef, useState, type FormEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffOrder } from '#contract/orders.ts';
import type { Refusal } from '#contract/refusal.ts';
import { ORDER_DEFAULTS, ORDER_SIZES, type OrderSize } from '#domain/order/order.ts';
import { useEndpoint, useSend } from '#ui/kit/api/api.tsx';
import { useClient } from '#ui/kit/api/client.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { FieldErrorsOf, useFieldErrors } from '#ui/kit/fields/field-errors.tsx';
import { newKey } from '#ui/kit/api/new-key.ts';
import { SelectField } from '#ui/kit/fields/select-field.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import { OrderConflict } from './order-conflict.tsx';
import { useOrderWords } from './order-words.ts';
import styles from './orders.module.css';

interface Props {
  shopId: string;
  /** The order to correct; without one a new one is placed. */
  order: StaffOrder | undefined;
  onClose: () => void;
  onSaved: (said: string) => void;
}

const LISTS = ['GET /api/admin/shops/:shopId/orders', 'GET /api/admin/shops/:shopId/audit'] as const;

/** Places an order for a guest, or puts one right before it is made. */
export function OrderDialog({ shopId, order, onClose, onSaved }: Props) {
  const { t } = useLingui();
  const words = useOrderWords();
  const client = useClient();
  const menu = useEndpoint('GET /api/admin/shops/:shopId/recipes', { params: { shopId } });
  const place = useSend('POST /api/admin/shops/:shopId/submit-order', LISTS);
  const correct = useSend('PATCH /api/admin/shops/:shopId/orders/:orderId', LISTS);
  const [name, setName] = useState(order?.name ?? '');
  const [recipeId, setRecipeId] = useState(order?.recipeId ?? '');
  const [size, setSize] = useState<OrderSize>(order?.size ?? ORDER_DEFAULTS.size);
  const [problems, setProblems] = useState<{ name?: string; recipe?: string; all?: string }>({});
  const fields = useFieldErrors({ 'recipe-unavailable': 'recipeId', 'recipe-not-found': 'recipeId' });
  const [theirs, setTheirs] = useState<StaffOrder>();
  const key = useRef<string>(undefined);
  const isBusy = place.isPending || correct.isPending;
  const drinks = (menu.data?.recipes ?? []).filter(({ id, hidden }) => !hidden || id === order?.recipeId);
  const nameOf = (id: string) =>
    drinks.find((drink) => drink.id === id)?.name ?? (id === order?.recipeId ? order.recipeName : id);
  const isGone = order !== undefined && menu.isSuccess && !drinks.some(({ id }) => id === order.recipeId);

  /** @param onto the order as it was last seen */
  const send = async (onto: StaffOrder | undefined): Promise<string> => {
    if (!onto) {
      key.current ??= newKey();
      const placed = await place.mutateAsync({
        params: { shopId },
        body: { targetShopId: shopId, recipeId, name: name.trim(), size },
        options: { headers: { 'idempotency-key': key.current } },
      });
      return t`Order ${placed.displayId} was placed.`;
    }
    await correct.mutateAsync({
      params: { shopId, orderId: onto.orderId },
      body: { recipeId, name: name.trim(), size },
      options: { headers: { 'if-match': `"${onto.version}"` } },
    });
    return t`Order ${onto.displayId} was corrected.`;
  };

  const save = async (onto: StaffOrder | undefined) => {
    try {
      onSaved(await send(onto));
    } catch (cause) {
      const { status, code } = cause as Refusal;
      const now = status === 412 || code === 'order-moved-on' ? await currentRecipe() : undefined;
      setTheirs(now);
      const all = now ? undefined : fields.mark(cause);
      setProblems(all === undefined ? {} : { all });
    }
  };

  const currentRecipe = (): Promise<StaffOrder | undefined> =>
    client('GET /api/admin/shops/:shopId/orders/:orderId', {
      params: { shopId, orderId: order?.orderId ?? '' },
    }).catch(() => undefined);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const missing = {
      ...(name.trim() === '' && { name: t`Please enter your name first!` }),
      ...(recipeId === '' && { recipe: t`Choose a drink.` }),
    };
    setProblems(missing);
    fields.clear();
    if (Object.keys(missing).length > 0) return;
    await save(order);
  };

  const changed =
    <V,>(set: (value: V) => void) =>
    (value: V) => {
      // Another order is another key; the same one sent again after a lost answer stays one order.
      key.current = undefined;
      set(value);
    };
  return (
    <Dialog open onClose={onClose} title={order ? t`Correct order ${order.displayId}` : t`New order for a guest`}>
      <FieldErrorsOf form={fields}>
        <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          <TextField
            label={t`Guest’s name`}
            path="name"
            value={name}
            onChange={changed(setName)}
            error={problems.name}
            autoComplete="off"
            required
            data-autofocus
          />
          <SelectField
            label={t`Drink`}
            path="recipeId"
            value={recipeId}
            onChange={changed(setRecipeId)}
            placeholder={menu.isPending ? t`Loading…` : t`Choose a drink`}
            options={[
              ...(isGone ? [{ value: order.recipeId, label: order.recipeName }] : []),
              ...drinks.map(({ id, name, available }) => ({
                value: id,
                label: available ? name : t`${name} (sold out)`,
                disabled: !available && id !== order?.recipeId,
              })),
            ]}
            error={problems.recipe ?? (menu.isLoadingError ? t`Failed to load recipes.` : undefined)}
            required
          />
          <SelectField
            label={t`Size`}
            path="size"
            value={size}
            onChange={(value) => changed(setSize)(value as OrderSize)}
            options={ORDER_SIZES.map((value) => ({ value, label: words.size(value) }))}
          />
          {problems.all && (
            <p role="alert" className={styles.problem}>
              {problems.all}
            </p>
          )}
          <div className={styles.formActions}>
            <Button onClick={onClose}>
              <Trans>Close</Trans>
            </Button>
            <Button kind="main" type="submit" busy={isBusy}>
              {order ? <Trans>Save correction</Trans> : <Trans>Place order</Trans>}
            </Button>
          </div>
        </form>
      </FieldErrorsOf>
      {theirs && (
        <OrderConflict
          mine={{ name: name.trim(), size, recipeName: nameOf(recipeId) }}
          theirs={theirs}
          isSaving={isBusy}
          onKeepEditing={() => setTheirs(undefined)}
          onTakeTheirs={() => onSaved(t`Order ${theirs.displayId} stays as it was saved.`)}
          onSaveMine={() => void save(theirs)}
        />
      )}
    </Dialog>
  );
}
