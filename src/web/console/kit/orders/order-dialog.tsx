import { useRef, useState, type FormEvent } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import type { Reply } from '#contract/client.ts';
import type { StaffOrder } from '#contract/order/orders.ts';
import { NO_ALLERGIES, type Allergies } from '#domain/recipe/allergies.ts';
import { ORDER_DEFAULTS, ORDER_SIZES, type OrderSize } from '#domain/order/order.ts';
import { useEndpoint, useSend } from '#ui/kit/api/api.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { FieldErrorsOf, useFieldErrors } from '#ui/kit/fields/field-errors.tsx';
import { newKey } from '#ui/kit/api/new-key.ts';
import { SelectField } from '#ui/kit/fields/select-field.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import { useAllergyMark } from '#ui/play/allergens/allergy-warning.tsx';
import { GuestAllergiesOf } from '#ui/play/allergens/guest-allergies.ts';
import { useVersionedDraft } from '#ui/settings/use-versioned-draft.ts';
import { bodyOfAllergies, GuestsAllergies, kindFor, ServingWarning } from './guests-allergies.tsx';
import { OrderConflict } from './order-conflict.tsx';
import { useOrderWords } from './order-words.ts';
import { useDrinkNames } from './use-drink-names.ts';
import styles from './order-dialog.module.css';

interface Props {
  shopId: string;
  /** The order to correct; without one a new one is placed. */
  order: StaffOrder | undefined;
  onClose: () => void;
  onSaved: (said: string) => void;
}

const LIST = 'GET /api/admin/shops/:shopId/orders';
const LISTS = [LIST, 'GET /api/admin/shops/:shopId/audit'] as const;

interface OrderDraft {
  name: string;
  recipeId: string;
  size: OrderSize;
  allergies: Allergies;
}
const NEW_ORDER: OrderDraft = { name: '', recipeId: '', size: ORDER_DEFAULTS.size, allergies: NO_ALLERGIES };

const draftOf = (order: StaffOrder | undefined): OrderDraft =>
  order
    ? { name: order.name, recipeId: order.recipeId, size: order.size, allergies: order.allergies ?? NO_ALLERGIES }
    : NEW_ORDER;
const bodyOf = ({ recipeId, name, size, allergies }: OrderDraft) => ({
  recipeId,
  name: name.trim(),
  size,
  ...bodyOfAllergies(allergies),
});

/** Places an order for a guest, or puts one right before it is made. */
export function OrderDialog({ shopId, order, onClose, onSaved }: Props) {
  const { t } = useLingui();
  const markOf = useAllergyMark();
  const words = useOrderWords();
  const nameOf = useDrinkNames(shopId);
  const queries = useQueryClient();
  const menu = useEndpoint('GET /api/admin/shops/:shopId/recipes', { params: { shopId } });
  const place = useSend('POST /api/admin/shops/:shopId/submit-order', LISTS);
  const correct = useSend('PATCH /api/admin/shops/:shopId/orders/:orderId', LISTS);
  const params = { shopId, orderId: order?.orderId ?? '' };
  const editing = useVersionedDraft({
    read: 'GET /api/admin/shops/:shopId/orders/:orderId',
    input: { params },
    saved: order,
    draftOf,
    bodyOf,
    send: async (body, options) => {
      const saved = await correct.mutateAsync({ params, body, options });
      // Its next correction begins from this row, also where the list could not be read again.
      queries.setQueriesData<Reply<typeof LIST>>(
        { queryKey: [LIST] },
        (old) => old && { ...old, data: old.data.map((one) => (one.orderId === saved.orderId ? saved : one)) },
      );
      return saved;
    },
    movedOn: 'order-moved-on',
  });
  const { draft, theirs } = editing;
  const { name, recipeId, size, allergies } = draft;
  const [problems, setProblems] = useState<{ name?: string; recipe?: string; all?: string }>({});
  const fields = useFieldErrors({ 'recipe-unavailable': 'recipeId', 'recipe-not-found': 'recipeId' });
  const key = useRef<string>(undefined);
  const isBusy = place.isPending || editing.isSaving;
  const drinks = (menu.data?.recipes ?? []).filter(({ id, hidden }) => !hidden || id === order?.recipeId);
  const chosen = drinks.find(({ id }) => id === recipeId);
  const isGone = order !== undefined && menu.isSuccess && !drinks.some(({ id }) => id === order.recipeId);

  const send = async (onto?: StaffOrder): Promise<string | undefined> => {
    if (order) {
      const saved = await editing.save(onto);
      return saved && t`Order ${order.displayId} was corrected.`;
    }
    key.current ??= newKey();
    const placed = await place.mutateAsync({
      params: { shopId },
      body: { targetShopId: shopId, ...bodyOf(draft) },
      options: { headers: { 'idempotency-key': key.current } },
    });
    return t`Order ${placed.displayId} was placed.`;
  };

  const save = async (onto?: StaffOrder) => {
    try {
      const said = await send(onto);
      if (said !== undefined) onSaved(said);
    } catch (cause) {
      const all = fields.mark(cause);
      setProblems(all === undefined ? {} : { all });
    }
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const missing = {
      ...(name.trim() === '' && { name: t`Enter the guest’s name.` }),
      ...(recipeId === '' && { recipe: t`Choose a drink.` }),
    };
    setProblems(missing);
    fields.clear();
    if (Object.keys(missing).length > 0) return;
    await save();
  };

  // Another order is another key; the same one sent again after a lost answer stays one order.
  const change = (part: Partial<OrderDraft>) => {
    key.current = undefined;
    editing.change((before) => ({ ...before, ...part }));
  };
  return (
    <Dialog open onClose={onClose} title={order ? t`Correct order ${order.displayId}` : t`New order for a guest`}>
      <FieldErrorsOf form={fields}>
        <GuestAllergiesOf value={{ allergies, declare: (next) => change({ allergies: next }) }}>
          <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
            <TextField
              label={t`Guest’s name`}
              path="name"
              value={name}
              onChange={(typed) => change({ name: typed })}
              error={problems.name}
              autoComplete="off"
              required
              data-autofocus
            />
            <GuestsAllergies />
            <SelectField
              label={t`Drink`}
              path="recipeId"
              value={recipeId}
              onChange={(id) => change({ recipeId: id })}
              placeholder={menu.isPending ? t`Loading…` : t`Choose a drink`}
              options={[
                ...(isGone ? [{ value: order.recipeId, label: order.recipeName, lang: nameOf(order).lang }] : []),
                ...drinks.map((drink) => {
                  const { text, lang } = nameOf({ recipeId: drink.id, recipeName: drink.name });
                  const mark = markOf({ recipe: drink, allergies });
                  const name = mark ? `${text} · ${mark.text}` : text;
                  if (drink.available) return { value: drink.id, label: name, lang };
                  return { value: drink.id, label: t`${name} (sold out)`, disabled: drink.id !== order?.recipeId };
                }),
              ]}
              error={problems.recipe ?? (menu.isLoadingError ? t`Failed to load recipes.` : undefined)}
              required
            />
            {chosen && <ServingWarning allergies={allergies} recipe={chosen} />}
            <SelectField
              label={t`Size`}
              path="size"
              value={size}
              onChange={(value) => change({ size: value as OrderSize })}
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
              <Button kind={chosen ? kindFor(allergies, chosen) : 'main'} type="submit" busy={isBusy}>
                {order ? <Trans>Save correction</Trans> : <Trans>Place order</Trans>}
              </Button>
            </div>
          </form>
        </GuestAllergiesOf>
      </FieldErrorsOf>
      {theirs && (
        <OrderConflict
          mine={{ name: name.trim(), size, allergies, recipeId, recipeName: chosen?.name ?? order?.recipeName ?? '' }}
          theirs={theirs}
          isSaving={isBusy}
          onKeepEditing={editing.keepEditing}
          onTakeTheirs={() => onSaved(t`Order ${theirs.displayId} stays as it was saved.`)}
          onSaveMine={() => void save(theirs)}
        />
      )}
    </Dialog>
  );
}
