import { Trans, useLingui } from '@lingui/react/macro';
import { ORDER_SIZES, type OrderSize } from '#domain/order/order.ts';
import { Card } from '#ui/kit/card.tsx';
import { CopyButton } from '#ui/kit/copy-button.tsx';
import { DrinksField } from '#ui/settings/drinks-field.tsx';
import { SettingsForm } from '#ui/settings/settings-form.tsx';
import { useSettings } from '#ui/settings/use-settings.ts';
import { SliderField } from '#ui/kit/fields/slider-field.tsx';
import { SwitchField } from '#ui/kit/fields/switch-field.tsx';
import type { AdminProps } from '../../experience.ts';
import PACK from '../content.ts';
import { CategoryCards } from './category-cards.tsx';
import styles from './terminal-admin.module.css';

const MOST_FEATURED = 6;

/** Admin page of the magazine. */
export default function TerminalAdmin({ instance, shop, onDraft }: AdminProps) {
  const { t } = useLingui();
  const draft = useSettings({ instance, pack: PACK, onDraft });
  const { settings, change } = draft;
  const { idleSeconds, warnSeconds } = settings;
  const sizeNames: Record<OrderSize, string> = { sizeS: t`Small`, sizeM: t`Medium`, sizeL: t`Large` };
  const base = document.documentElement.dataset.base ?? '';
  const address = `${location.origin}${base}/kiosk/live?joinCode=${instance.join_code}&screen=shared`;
  return (
    <SettingsForm
      draft={draft}
      pack={PACK}
      problems={warnSeconds >= idleSeconds ? [t`The question must come before the menu starts afresh.`] : []}
    >
      <Card aria-labelledby="terminal-featured" className={styles.card}>
        <h2 id="terminal-featured">
          <Trans>The house's picks</Trans>
        </h2>
        <DrinksField
          shopId={shop.shop_id}
          label={t`Featured drinks`}
          recipeIds={settings.featured}
          onChange={(featured) => change({ featured })}
          max={MOST_FEATURED}
          hint={t`They stand first in their section, twice as wide, with their story.`}
        />
      </Card>
      <CategoryCards
        shopId={shop.shop_id}
        categories={settings.categories}
        onChange={(categories) => change({ categories })}
      />
      <Card aria-labelledby="terminal-shown" className={styles.card}>
        <h2 id="terminal-shown">
          <Trans>What is shown</Trans>
        </h2>
        <SwitchField
          label={t`Strength in % ABV`}
          checked={settings.showAbv}
          onChange={(showAbv) => change({ showAbv })}
        />
        <SwitchField
          label={t`Hide what is sold out`}
          checked={settings.hideSoldOut}
          onChange={(hideSoldOut) => change({ hideSoldOut })}
          hint={t`Otherwise it stays in sight, last in its section, and says so.`}
        />
        <fieldset className={styles.sizes}>
          <legend>
            <Trans>Sizes a guest may choose</Trans>
          </legend>
          <p className={styles.help}>
            <Trans>
              “Standard” is offered beside them: the size saved in the shop's order defaults, else small. With one size
              alone every order has it, and nobody is asked.
            </Trans>
          </p>
          {ORDER_SIZES.map((size) => (
            <label key={size} className={styles.size}>
              <input
                type="checkbox"
                checked={settings.sizes.includes(size)}
                onChange={(event) =>
                  change({
                    sizes: ORDER_SIZES.filter((each) =>
                      each === size ? event.target.checked : settings.sizes.includes(each),
                    ),
                  })
                }
              />
              {sizeNames[size]}
            </label>
          ))}
        </fieldset>
      </Card>
      <Card aria-labelledby="terminal-screen" className={styles.card}>
        <h2 id="terminal-screen">
          <Trans>A screen of the house</Trans>
        </h2>
        <p className={styles.help}>
          <Trans>
            Open this address on a tablet that guests share. It then goes back to the first page when nobody is there. A
            guest's own phone never does.
          </Trans>
        </p>
        <p className={styles.address}>
          <code>{address}</code>
          <CopyButton text={address} label={t`Copy the address of the shared screen`} />
        </p>
        <SliderField
          label={t`Starts afresh after`}
          value={idleSeconds}
          min={30}
          max={300}
          step={10}
          valueText={t`${idleSeconds} seconds`}
          onChange={(seconds) => change({ idleSeconds: seconds })}
        />
        <SliderField
          label={t`Asks “Still there?” ahead by`}
          value={warnSeconds}
          min={20}
          max={60}
          step={5}
          valueText={t`${warnSeconds} seconds`}
          onChange={(seconds) => change({ warnSeconds: seconds })}
        />
      </Card>
    </SettingsForm>
  );
}
