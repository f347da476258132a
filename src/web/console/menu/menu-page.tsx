import { Link, useParams, useSearchParams } from 'wouter';
import { Trans, useLingui } from '@lingui/react/macro';
import { translated } from '#domain/text/translated.ts';
import { buttonClass } from '#ui/kit/button-class.ts';
import { useMedia } from '#ui/kit/use-media.ts';
import { ShopHeading } from '#web/console/kit/shop-heading.tsx';
import { ChecksTab } from './checks/checks-tab.tsx';
import { DrinksTab } from './recipes/drinks-tab.tsx';
import { RecipeHeading } from './recipes/recipe-heading.tsx';
import { NEW, useRecipe } from './recipes/use-recipe.ts';
import { FilesTab } from './import/files-tab.tsx';
import { PumpsTab } from './pumps/pumps-tab.tsx';
import { StaffTab } from './staff/staff-tab.tsx';
import { useToCheck } from '#web/console/kit/to-check.ts';
import { VoiceTab } from './voice/voice-tab.tsx';
import styles from './menu.module.css';

const TABS = ['drinks', 'checks', 'pumps', 'voice', 'staff', 'files'] as const;
type Tab = (typeof TABS)[number];

/** The menu and a drink beside each other; on narrower and on low screens each is a page of its own. */
const ROOM_FOR_BOTH = '(min-width: 760px) and (min-height: 600px), (min-width: 1000px)';

/** The shop's menu at its source, the machine that pours it, and who may change it. */
export default function ShopMasterPage() {
  const { t, i18n } = useLingui();
  const { shopId = '', recipeId } = useParams();
  const [address] = useSearchParams();
  const isWide = useMedia(ROOM_FOR_BOTH);
  const { count: toCheck } = useToCheck(shopId);
  const isList = recipeId === undefined;
  const { data: open } = useRecipe(shopId, recipeId ?? NEW);
  const tab = (isList && TABS.find((name) => name === address.get('tab'))) || 'drinks';
  const isAlone = !isList && !isWide;
  const home = `/shops/${encodeURIComponent(shopId)}`;
  return (
    <>
      {isAlone ? (
        <RecipeHeading shopId={shopId} recipeId={recipeId} />
      ) : (
        <ShopHeading
          shopId={shopId}
          title={t({ message: 'Menu', context: 'drinks' })}
          opened={
            recipeId === NEW ? t`New drink` : open && translated(open.name, open.name_translations, i18n.locale).text
          }
          actions={
            tab === 'drinks' && (
              <Link to={`${home}/master/new`} className={buttonClass({ kind: 'main' })}>
                <Trans>New drink</Trans>
              </Link>
            )
          }
        />
      )}
      {!isAlone && <Tabs home={home} current={tab} toCheck={toCheck} />}
      {tab === 'drinks' && <DrinksTab key={shopId} shopId={shopId} recipeId={recipeId} isWide={isWide} />}
      {tab === 'checks' && <ChecksTab key={shopId} shopId={shopId} />}
      {tab === 'pumps' && <PumpsTab key={shopId} shopId={shopId} />}
      {tab === 'voice' && <VoiceTab key={shopId} shopId={shopId} />}
      {tab === 'staff' && <StaffTab key={shopId} shopId={shopId} />}
      {tab === 'files' && <FilesTab key={shopId} shopId={shopId} />}
    </>
  );
}

/** On a phone the row is longer than the screen. */
const showWhole = (tab: HTMLAnchorElement | null): void => tab?.scrollIntoView({ block: 'nearest', inline: 'center' });

function Tabs({ home, current, toCheck }: { home: string; current: Tab; toCheck: number }) {
  const { t } = useLingui();
  const words: Record<Tab, string> = {
    drinks: t`Drinks`,
    checks: toCheck > 0 ? t`To be checked (${toCheck})` : t`To be checked`,
    pumps: t`Pumps`,
    voice: t`Voice`,
    staff: t`Staff`,
    files: t`Import and export`,
  };
  return (
    <nav aria-label={t`Parts of the menu`} className={styles.tabs}>
      <ul role="list">
        {TABS.map((tab) => (
          <li key={tab}>
            <Link
              to={tab === 'drinks' ? `${home}/master` : `${home}/master?tab=${tab}`}
              aria-current={tab === current ? 'page' : undefined}
              ref={tab === current ? showWhole : undefined}
            >
              {words[tab]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
