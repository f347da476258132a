import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { StaffOrder } from '#contract/order/orders.ts';
import type { StaffRecipe } from '#contract/menu/recipes.ts';
import type { Refusal } from '#contract/refusal.ts';
import { NO_ALLERGIES } from '#domain/recipe/allergies.ts';
import { translated } from '#domain/text/translated.ts';
import { ORDER_DEFAULTS, ORDER_SIZES, type OrderSize } from '#domain/order/order.ts';
import { useClient } from '#ui/kit/api/client.tsx';
import { newKey } from '#ui/kit/api/new-key.ts';
import { Button } from '#ui/kit/button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import { Skeleton } from '#ui/kit/states.tsx';
import { TwoNames } from '#ui/kit/two-names.tsx';
import { AllergyMark } from '#ui/play/allergens/allergy-warning.tsx';
import { GuestAllergiesOf, useGuestAllergies } from '#ui/play/allergens/guest-allergies.ts';
import {
  bodyOfAllergies,
  GuestsAllergies,
  kindFor,
  MustNotHave,
  ServingWarning,
} from '#web/console/kit/orders/guests-allergies.tsx';
import { useOrderWords } from '#web/console/kit/orders/order-words.ts';
import { DrinkThumbnail } from '#web/console/kit/thumbnail/drink-thumbnail.tsx';
import styles from './tonight.module.css';

interface Props {
  shopId: string;
  /** undefined while loading. */
  recipes: readonly StaffRecipe[] | undefined;
  /** The drink it begins with; undefined: it is chosen first. */
  first?: StaffRecipe | undefined;
  onClose: () => void;
  onPlaced: (order: StaffOrder) => void;
}

/** An order for a guest without a phone: drink, size, name; and what the guest must not have, where there is anything. */
export function QuickOrder({ shopId, recipes, first, onClose, onPlaced }: Props) {
  const { t, i18n } = useLingui();
  const [chosen, setChosen] = useState(first);
  const [allergies, setAllergies] = useState(NO_ALLERGIES);
  const drink = chosen && translated(chosen.name, chosen.name_translations, i18n.locale);
  const title = drink ? <span lang={drink.lang}>{drink.text}</span> : t`New order for a guest`;
  return (
    <Dialog open onClose={onClose} title={title} size="wide">
      <GuestAllergiesOf value={{ allergies, declare: setAllergies }}>
        {chosen ? (
          <SizeAndName shopId={shopId} recipe={chosen} onBack={() => setChosen(undefined)} onPlaced={onPlaced}>
            {/* Who begins with a drink has not been asked yet; the button says what was answered. */}
            {chosen === first ? (
              <>
                <GuestsAllergies />
                <ServingWarning allergies={allergies} recipe={chosen} />
              </>
            ) : (
              <MustNotHave allergies={allergies} recipe={chosen} />
            )}
          </SizeAndName>
        ) : (
          <DrinkChoice recipes={recipes} onChoose={setChosen}>
            <GuestsAllergies />
          </DrinkChoice>
        )}
      </GuestAllergiesOf>
    </Dialog>
  );
}

interface DrinkChoiceProps extends Pick<Props, 'recipes'> {
  onChoose: (recipe: StaffRecipe) => void;
  /** Between the search and the drinks. */
  children: ReactNode;
}

function DrinkChoice({ recipes, onChoose, children }: DrinkChoiceProps) {
  const { t } = useLingui();
  const [wanted, setWanted] = useState('');
  const fits = ({ name, name_translations }: StaffRecipe) =>
    [name, ...Object.values(name_translations)].some((one) => one.toLowerCase().includes(wanted.trim().toLowerCase()));
  return (
    <>
      <TextField label={t`Drink`} value={wanted} onChange={setWanted} autoComplete="off" />
      <div className={styles.mustNot}>{children}</div>
      {!recipes && <Skeleton height="96px" lines={3} />}
      <ul role="list" className={styles.choice}>
        {recipes
          ?.filter((recipe) => !recipe.hidden && fits(recipe))
          .map((recipe) => (
            <li key={recipe.id}>
              <button
                type="button"
                className={styles.choose}
                aria-disabled={!recipe.available}
                onClick={() => recipe.available && onChoose(recipe)}
              >
                <DrinkThumbnail drawing={recipe.drawing} size={64} />
                <TwoNames of={recipe} />
                <AllergyMark recipe={recipe} />
                {!recipe.available && (
                  <span className={styles.outState}>
                    <Trans>Sold out</Trans>
                  </span>
                )}
              </button>
            </li>
          ))}
      </ul>
    </>
  );
}

interface SizeAndNameProps extends Pick<Props, 'shopId' | 'onPlaced'> {
  recipe: StaffRecipe;
  onBack: () => void;
  /** Below the sizes: what the guest must not have. */
  children: ReactNode;
}

function SizeAndName({ shopId, recipe, onBack, onPlaced, children }: SizeAndNameProps) {
  const { t } = useLingui();
  const words = useOrderWords();
  const client = useClient();
  const { allergies } = useGuestAllergies();
  const [size, setSize] = useState<OrderSize>(ORDER_DEFAULTS.size);
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ name?: string; all?: string }>({});
  // Sent again after a lost answer it stays one order; another order is another key.
  const sent = useRef<{ body: string; key: string }>(undefined);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (name.trim() === '') return setProblem({ name: t`Enter the guest’s name.` });
    setProblem({});
    setBusy(true);
    const body = { targetShopId: shopId, recipeId: recipe.id, name: name.trim(), size, ...bodyOfAllergies(allergies) };
    if (sent.current?.body !== JSON.stringify(body)) sent.current = { body: JSON.stringify(body), key: newKey() };
    try {
      const placed = await client(
        'POST /api/admin/shops/:shopId/submit-order',
        { params: { shopId }, body },
        { headers: { 'idempotency-key': sent.current.key } },
      );
      onPlaced(placed);
    } catch (refusal) {
      setProblem({ all: (refusal as Refusal).message });
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <div className={styles.sizes} role="group" aria-label={t`Size`}>
        {ORDER_SIZES.map((each) => (
          <Button key={each} aria-pressed={size === each} onClick={() => setSize(each)}>
            {words.size(each)}
          </Button>
        ))}
      </div>
      {children}
      <TextField
        label={t`Guest’s name`}
        value={name}
        onChange={setName}
        error={problem.name}
        autoComplete="off"
        required
        data-autofocus
      />
      {problem.all && (
        <p role="alert" className={styles.problem}>
          {problem.all}
        </p>
      )}
      <div className={styles.formActions}>
        <Button onClick={onBack}>
          <Trans>Another drink</Trans>
        </Button>
        <Button kind={kindFor(allergies, recipe)} type="submit" busy={isBusy}>
          <Trans>Place order</Trans>
        </Button>
      </div>
    </form>
  );
}
