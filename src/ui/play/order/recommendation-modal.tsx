import { useState, type CSSProperties, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Order } from '#contract/order/orders.ts';
import type { GuestRecipe } from '#contract/menu/recipes.ts';
import type { BilingualText } from '#domain/recipe/recipe.ts';
import { inLanguage } from '#domain/text/bilingual.ts';
import { langOf, type WordedText } from '#domain/text/translated.ts';
import { AllergyWarning } from '../allergens/allergy-warning.tsx';
import type { OrderSize } from '#domain/order/order.ts';
import { AdultConfirmation, AdultNotice } from '../selling/adult-confirmation.tsx';
import { DrinkPrice } from '../selling/drink-price.tsx';
import { useSale } from '../selling/use-sale.ts';
import { Button } from '#ui/kit/button.tsx';
import { Badge } from '#ui/kit/badge.tsx';
import { useModal } from '#ui/kit/dialog.tsx';
import { DrinkAllergens } from '../allergens/drink-allergens.tsx';
import { ChangesNote } from '../drink/changes-note.tsx';
import { DrinkImage } from '../drink/drink-image.tsx';
import { DrinkNames } from '../drink/drink-names.tsx';
import { FieldErrorsOf, useFieldErrors } from '#ui/kit/fields/field-errors.tsx';
import { FlavourRadarChart } from '../drink/flavour-radar-chart.tsx';
import { useGuestName } from '../guest-name.ts';
import { useGuestAllergies } from '../allergens/guest-allergies.ts';
import { PrepareGlassModal } from './prepare-glass-modal.tsx';
import { StrengthBadge } from '../drink/strength-badge.tsx';
import { TextField } from '#ui/kit/fields/text-field.tsx';
import type { PlaceOrder } from './order-answer.ts';
import { useOrder } from './use-order.ts';
import styles from './recommendation-modal.module.css';

export interface Recommendation {
  recipe: GuestRecipe;
  explanation?: BilingualText | undefined;
}

interface Props {
  open: boolean;
  onClose: () => void;
  recommendations: readonly Recommendation[];
  /** Index of the one to show first. */
  startAt?: number;
  /** Called when the guest moves to another drink. */
  onTurn?: (recipe: GuestRecipe) => void;
  /** If known, the name is not asked for. */
  guestName: string | undefined;
  /** A demo orders at once, without preparing a glass. */
  demo: boolean;
  placeOrder: PlaceOrder;
  onStartOver: () => void;
  onOrdered?: (order: Order) => void;
  /** What the menu says of the drink, where nothing recommends it. */
  about?: WordedText | undefined;
  /** More about the drink, below its flavours. */
  details?: ReactNode;
  /** Choices before ordering, such as a size. */
  choice?: ReactNode;
  /** Offered once the drink has sold out. */
  instead?: ReactNode;
  /** The size chosen there; undefined for the shop's. */
  size?: OrderSize | undefined;
  showAbv?: boolean;
}

export function RecommendationModal({ open, ...rest }: Props) {
  return open && rest.recommendations.length > 0 ? <OpenModal {...rest} /> : null;
}

function OpenModal({
  onClose,
  recommendations,
  startAt = 0,
  onTurn,
  guestName,
  demo,
  placeOrder,
  onStartOver,
  onOrdered,
  about,
  details,
  instead,
  choice,
  size,
  showAbv = true,
}: Omit<Props, 'open'>) {
  const { t, i18n } = useLingui();
  const { ref } = useModal(onClose);
  const { allergies } = useGuestAllergies();
  const [shownId, setShownId] = useState(recommendations[startAt]?.recipe.id);
  const { name: knownName, remember } = useGuestName();
  const [typedName, setTypedName] = useState(knownName);
  const [preparing, setPreparing] = useState(false);
  const fields = useFieldErrors();
  const { ordered, queued, busy, slow, submit } = useOrder(placeOrder, { onOrdered, onTicket: onClose });

  // Selected by id: an updated menu may change the order.
  const found = recommendations.findIndex(({ recipe: { id } }) => id === shownId);
  const index = Math.max(0, found);
  const { recipe, explanation } = recommendations[index]!;
  const turnTo = (at: number) => {
    const next = recommendations[at]?.recipe;
    setShownId(next?.id);
    if (next) onTurn?.(next);
  };
  const sale = useSale(recipe);
  const name = (guestName ?? typedName).trim();
  // Orders without a name are stored under this word.
  const shownName = guestName === 'Guest' ? t`Guest` : guestName;
  const isSoldOut = !ordered && !recipe.available;
  const queuedHere = queued?.recipeId === recipe.id && !busy ? queued : undefined;
  const reason = explanation ? { text: inLanguage(explanation, i18n.locale), lang: langOf(i18n.locale) } : about;

  const place = async () => {
    const answer = await submit({ recipeId: recipe.id, name, ...(sale.isAdult && { adultConfirmed: true }) });
    setPreparing(false);
    if (answer?.kind === 'refused') fields.mark(answer.refusal);
    else if (answer && answer.kind !== 'declined') remember?.(name);
  };
  const begin = () => {
    if (ordered || busy || !recipe.available || sale.isHeld) return;
    if (demo || !name) void place();
    else setPreparing(true);
  };

  return (
    <>
      <dialog ref={ref} className={styles.dialog} aria-labelledby="recommended-drink" data-side="guest">
        <div className={styles.stage} style={{ '--drink': lightOf(recipe) } as CSSProperties}>
          <div key={recipe.id} className={styles.picture} data-glass>
            <DrinkImage recipe={recipe} decorative animated />
          </div>
        </div>
        <div className={styles.panel}>
          <div className={styles.words}>
            <DrinkNames recipe={recipe} id="recommended-drink" focused />
            <p className={styles.facts}>
              <StrengthBadge recipe={recipe} showAbv={showAbv} />
              <DrinkPrice recipe={recipe} size={size} />
              {!recipe.available && (
                <Badge tone="bad">
                  <Trans>Sold out</Trans>
                </Badge>
              )}
            </p>
            {reason?.text && (
              <p className={styles.reason} lang={reason.lang}>
                {reason.text}
              </p>
            )}
            {!ordered && !isSoldOut && (
              <div className={styles.told}>
                {choice}
                {sale.asksForAge && <AdultConfirmation checked={sale.isAdult} onChange={sale.confirm} />}
                {guestName === undefined && (
                  <FieldErrorsOf form={fields}>
                    <TextField
                      label={t`Your name (for the order):`}
                      path="name"
                      value={typedName}
                      onChange={setTypedName}
                      maxLength={60}
                      autoComplete="given-name"
                      enterKeyHint="go"
                      onKeyDown={(event) => {
                        // Safari ends an input method's composition before the Enter that chose the candidate; the key
                        // code is still 229.
                        if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.keyCode === 229) return;
                        event.preventDefault();
                        begin();
                      }}
                    />
                  </FieldErrorsOf>
                )}
              </div>
            )}
            <ChangesNote changes={recipe.changes} />
            <div className={styles.known}>
              <FlavourRadarChart features={recipe.drinkFeatures} />
              <DrinkAllergens recipe={recipe} />
            </div>
            {sale.asksForAge && <AdultNotice />}
            {details}
            {recommendations.length > 1 && (
              <nav className={styles.pager} aria-label={t`Recommendations`}>
                <Button disabled={index === 0 || busy} onClick={() => turnTo(index - 1)}>
                  <Trans context="drink">Previous</Trans>
                </Button>
                <span role="status">
                  <Trans>
                    {index + 1} of {recommendations.length}
                  </Trans>
                </span>
                <Button disabled={index === recommendations.length - 1 || busy} onClick={() => turnTo(index + 1)}>
                  <Trans context="drink">Next</Trans>
                </Button>
              </nav>
            )}
          </div>
          <div className={styles.order}>
            <AllergyWarning recipe={recipe} allergies={allergies} />
            <div
              role="status"
              className={styles.result}
              data-shown={ordered ? 'placed' : isSoldOut || sale.why ? 'gone' : undefined}
            >
              {busy && slow && !preparing && <Trans>Still trying…</Trans>}
              {ordered ? (
                <Placed displayId={ordered.displayId} />
              ) : isSoldOut ? (
                <Trans>This drink has sold out for now. Please choose another.</Trans>
              ) : (
                sale.why || (!name && t`Please enter your name first!`)
              )}
            </div>
            {isSoldOut && instead}
            <div role="status">
              {queuedHere && (
                <div className={styles.queued}>
                  <p>
                    <Trans>Saved on this phone, will be sent</Trans>
                  </p>
                  <Button onClick={queuedHere.cancel}>
                    <Trans>Cancel</Trans>
                  </Button>
                </div>
              )}
            </div>
            {guestName !== undefined && !ordered && (
              <p className={styles.who}>
                <Trans>Ordering as: {shownName}</Trans>
              </p>
            )}
            <div className={styles.actions}>
              <Button
                kind="main"
                size="big"
                busy={busy && !preparing}
                disabled={Boolean(ordered) || busy || !name || !recipe.available || sale.isHeld}
                onClick={begin}
              >
                {busy && !preparing ? <Trans>Placing Order...</Trans> : <Trans>Order This Drink</Trans>}
              </Button>
              <Button onClick={onStartOver} disabled={busy}>
                <Trans>Start Over</Trans>
              </Button>
            </div>
          </div>
        </div>
        <button type="button" className={styles.close} onClick={onClose} aria-label={t`Close`}>
          <svg width="22" height="22" viewBox="0 0 20 20" aria-hidden="true">
            <path d="m5 5 10 10M15 5 5 15" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
          </svg>
        </button>
      </dialog>
      <PrepareGlassModal
        open={preparing}
        recipe={recipe}
        busy={busy}
        slow={slow}
        onBack={() => setPreparing(false)}
        onReady={() => void place()}
      />
    </>
  );
}

function Placed({ displayId }: { displayId?: string | undefined }) {
  return displayId ? (
    <Trans>
      Your order has been placed! Display ID: <strong className={styles.displayId}>{displayId}</strong>
    </Trans>
  ) : (
    <Trans>Your order has been placed! Please wait for your display ID.</Trans>
  );
}

/** Colour the drink casts on the background. */
const lightOf = ({ drawing }: GuestRecipe) => `${(drawing.layers.at(-1)?.colour ?? '#f2a33a').slice(0, 7)}59`;
