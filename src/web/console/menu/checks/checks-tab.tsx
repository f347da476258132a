import { useState } from 'react';
import { Link } from 'wouter';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { DrinkToCheck } from '#contract/menu/menu-checks.ts';
import type { Allergen, NamedThing } from '#domain/recipe/recipe.ts';
import { useEndpoint, useSend } from '#ui/kit/api/api.tsx';
import { useConfirm } from '#ui/kit/alert.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { useMenuText } from '#ui/kit/menu-text.ts';
import { EmptyState, ErrorState, Skeleton } from '#ui/kit/states.tsx';
import { StatusLine } from '#ui/kit/status-line.tsx';
import { DrinkCheck, type Declared } from './drink-check.tsx';
import { IngredientCheck } from './ingredient-check.tsx';
import { MeasureCheck } from './measure-check.tsx';
import { MENU_READS } from '../use-menu.ts';
import styles from './checks-tab.module.css';

const CHECKS = 'GET /api/admin/shops/:shopId/menu-checks';

interface Said {
  text: string;
  tone: 'good' | 'bad';
  /** The ingredient whose answer can be taken back. */
  answered?: NamedThing;
}

/** What nobody has said of this menu yet: how strong its ingredients are, and what its drinks hold. */
export function ChecksTab({ shopId }: { shopId: string }) {
  const { t } = useLingui();
  const { nameOf } = useMenuText();
  const confirm = useConfirm();
  const params = { shopId };
  const checks = useEndpoint(CHECKS, { params });
  const answer = useSend('PUT /api/admin/shops/:shopId/ingredient-strengths', [CHECKS, ...MENU_READS]);
  const declare = useSend('PUT /api/admin/shops/:shopId/declared-allergens', [CHECKS, ...MENU_READS]);
  const [said, setSaid] = useState<Said>();
  /** Allergens that were put right, by drink as it was shown. */
  const [chosen, setChosen] = useState<Readonly<Record<string, Allergen[]>>>({});

  if (checks.isPending) return <Skeleton height="56px" lines={5} />;
  if (checks.isLoadingError)
    return <ErrorState text={t`What is to be checked could not be read.`} onRetry={() => void checks.refetch()} />;

  const attempt = async (work: () => Promise<unknown>, done: Said): Promise<void> => {
    try {
      await work();
      setSaid(done);
    } catch (failure) {
      const reason = failure instanceof Error ? failure.message : '';
      setSaid({ text: t`That did not work: ${reason}`, tone: 'bad' });
    }
  };
  const say = (ingredient: NamedThing, abv: number | null) => {
    const { text: name } = nameOf(ingredient);
    return attempt(
      () => answer.mutateAsync({ params, body: { name: ingredient.name, abv } }),
      abv === null
        ? { text: t`${name} is not known again.`, tone: 'good' }
        : {
            text: abv === 0 ? t`${name} is without alcohol.` : t`${name} is ${abv}% ABV.`,
            tone: 'good',
            answered: ingredient,
          },
    );
  };
  const confirmDrinks = (drinks: Declared[]) =>
    attempt(() => declare.mutateAsync({ params, body: { drinks } }), {
      text: plural(drinks.length, {
        one: 'The allergens of # drink are declared.',
        other: 'The allergens of # drinks are declared.',
      }),
      tone: 'good',
    });

  const { ingredients, toMeasure, drinks, isKeptHere } = checks.data;
  const shownOf = ({ id, allergens, contents }: DrinkToCheck): Declared => ({
    id,
    allergens: chosen[`${id} ${contents}`] ?? allergens,
    contents,
  });
  const confirmAll = async () => {
    const sure = await confirm({
      title: t`Declare these allergens?`,
      text: plural(drinks.length, {
        one: 'Guests with an allergy will rely on it: # drink holds what is shown here, and nothing else.',
        other: 'Guests with an allergy will rely on it: # drinks hold what is shown here, and nothing else.',
      }),
      action: t`Declare`,
    });
    if (sure) await confirmDrinks(drinks.map(shownOf));
  };
  const answered = said?.answered;
  const busy = answer.isPending || declare.isPending;
  return (
    <div className={styles.checks}>
      <StatusLine
        {...(said && { text: said.text, tone: said.tone })}
        action={
          answered && (
            <Button onClick={() => void say(answered, null)}>
              <Trans>Undo</Trans>
            </Button>
          )
        }
      />
      {ingredients.length + toMeasure.length + drinks.length === 0 && (
        <EmptyState
          title={t`Nothing to check`}
          text={t`The strength of every drink is known, and the allergens of every drink are declared.`}
        />
      )}
      {ingredients.length > 0 && (
        <Card aria-labelledby="to-check-ingredients">
          <h2 id="to-check-ingredients">
            <Plural
              value={ingredients.length}
              one="# ingredient of unknown strength"
              other="# ingredients of unknown strength"
            />
          </h2>
          <p className={styles.about}>
            <Trans>
              Until you say, the drinks they are in are served as if they held alcohol. Your answer is kept for every
              drink that names the ingredient, those you add later as well.
            </Trans>
          </p>
          <ul role="list" className={styles.list}>
            {ingredients.map((ingredient) => (
              <IngredientCheck
                key={ingredient.name}
                ingredient={ingredient}
                busy={busy}
                onAnswer={(abv) => void say(ingredient, abv)}
              />
            ))}
          </ul>
        </Card>
      )}
      {toMeasure.length > 0 && (
        <Card aria-labelledby="to-check-amounts">
          <h2 id="to-check-amounts">
            <Plural value={toMeasure.length} one="# drink of unknown strength" other="# drinks of unknown strength" />
          </h2>
          <p className={styles.about}>
            <Trans>
              Their recipes do not say how much alcohol goes in, so they are served as if they held alcohol, and guests
              read “Not known to be free of alcohol”.
            </Trans>
          </p>
          {!isKeptHere && (
            <p className={styles.about}>
              <Trans>
                This menu is kept on another main server: give the amounts or a strength there, then{' '}
                <Link to={`/shops/${encodeURIComponent(shopId)}`}>fetch all recipes</Link> again.
              </Trans>
            </p>
          )}
          <ul role="list" className={styles.list}>
            {toMeasure.map((drink) => (
              <MeasureCheck key={drink.id} shopId={shopId} drink={drink} isKeptHere={isKeptHere} />
            ))}
          </ul>
        </Card>
      )}
      {drinks.length > 0 && (
        <Card aria-labelledby="to-check-drinks">
          <div className={styles.head}>
            <h2 id="to-check-drinks">
              <Plural
                value={drinks.length}
                one="# drink without declared allergens"
                other="# drinks without declared allergens"
              />
            </h2>
            {drinks.length > 1 && (
              <Button disabled={busy} onClick={() => void confirmAll()}>
                <Trans>All are right as shown</Trans>
              </Button>
            )}
          </div>
          <p className={styles.about}>
            <Trans>
              Guests read “Not stated: ask the bar” until you declare them. What is marked here follows from the
              ingredients.
            </Trans>
          </p>
          <ul role="list" className={styles.list}>
            {drinks.map((drink) => (
              <DrinkCheck
                key={drink.id}
                shopId={shopId}
                drink={drink}
                isKeptHere={isKeptHere}
                busy={busy}
                allergens={shownOf(drink).allergens}
                onChange={(allergens) => setChosen({ ...chosen, [`${drink.id} ${drink.contents}`]: allergens })}
                onDeclare={() => void confirmDrinks([shownOf(drink)])}
              />
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
