import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Reply } from '#contract/client.ts';
import { Button } from '#ui/kit/button.tsx';
import { Dialog } from '#ui/kit/dialog.tsx';
import { TwoNames } from '#ui/kit/two-names.tsx';
import styles from './recipes.module.css';

interface Props {
  recipes: Reply<'GET /api/admin/shops/:shopId/returning-recipes'>['recipes'];
  onChoose: (putBack: boolean) => void;
  onCancel: () => void;
}

/** Asks before fetching puts drinks back on the menu. Source: docs/behaviour/menu.md "Fetching". */
export function ReturningRecipesDialog({ recipes, onChoose, onCancel }: Props) {
  const { t } = useLingui();
  return (
    <Dialog
      open
      onClose={onCancel}
      title={<Trans>Put these drinks back on the menu?</Trans>}
      footer={
        <>
          <Button onClick={() => onChoose(true)}>
            <Trans>Put them back</Trans>
          </Button>
          <Button kind="main" onClick={() => onChoose(false)} data-autofocus>
            <Trans>Leave them off</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Plural
          value={recipes.length}
          one="The main server has a drink that guests do not see now. Everything else is fetched either way."
          other="The main server has # drinks that guests do not see now. Everything else is fetched either way."
        />
      </p>
      <div className={styles.returning} role="group" aria-label={t`Drinks that guests do not see now`} tabIndex={0}>
        <ul>
          {recipes.map((recipe) => (
            <li key={recipe.id}>
              <TwoNames of={recipe} />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
