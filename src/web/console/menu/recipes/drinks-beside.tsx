import { useEffect, useRef, type KeyboardEvent } from 'react';
import { Link } from 'wouter';
import { useLingui } from '@lingui/react/macro';
import type { MasterRecipe } from '#contract/menu/master.ts';
import { Badge } from '#ui/kit/badge.tsx';
import { CheckBox } from '#ui/kit/fields/check-box.tsx';
import { useMenuText } from '#ui/kit/menu-text.ts';
import { stateOf, useStateWords } from './guest-state.ts';
import { ListedDrink } from './listed-drink.tsx';
import styles from './drinks-beside.module.css';

interface Props {
  recipes: readonly MasterRecipe[];
  /** The drink that is open beside the list. */
  current: string;
  addressOf: (recipeId: string) => string;
  chosen: readonly string[];
  onChoose: (recipeId: string, isChosen: boolean) => void;
}

/** The list beside the drink that is open: a row a drink, which the arrow keys walk. */
export function DrinksBeside({ recipes, current, addressOf, chosen, onChoose }: Props) {
  const { t } = useLingui();
  const { namesOf } = useMenuText();
  const words = useStateWords();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <nav aria-label={t`Drinks`}>
      <ul role="list" ref={list} className={styles.list}>
        {recipes.map((recipe) => {
          const { own, other } = namesOf(recipe);
          const { id, name } = recipe;
          const state = stateOf(recipe);
          return (
            <li key={id} className={styles.row} data-chosen={chosen.includes(id) || undefined}>
              <CheckBox
                label={t`Choose ${name}`}
                checked={chosen.includes(id)}
                onChange={(isChosen) => onChoose(id, isChosen)}
              />
              <span className={styles.picture} data-off={state !== 'on-menu' || undefined}>
                <ListedDrink recipe={recipe} size={40} />
              </span>
              <span className={styles.names}>
                <Link
                  to={addressOf(id)}
                  className={styles.name}
                  lang={own.lang}
                  aria-current={id === current ? 'page' : undefined}
                  onKeyDown={walk}
                >
                  {own.text}
                </Link>
                {other && (
                  <span className={styles.other} lang={other.lang}>
                    {other.text}
                  </span>
                )}
                {state !== 'on-menu' && <Badge tone={state === 'hidden' ? 'neutral' : 'bad'}>{words[state]}</Badge>}
              </span>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const STEPS: Partial<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

function walk(event: KeyboardEvent<HTMLAnchorElement>): void {
  const links = [...(event.currentTarget.closest('ul')?.querySelectorAll('a') ?? [])];
  const next = STEPS[event.key]?.(links.indexOf(event.currentTarget), links.length - 1);
  if (next === undefined) return;
  event.preventDefault();
  links[next]?.focus();
}
