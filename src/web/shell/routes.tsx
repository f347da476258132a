/**
 * Route table of guest pages; the console's routes are separate. The join page is in the main bundle, all other pages
 * are lazy. Source: docs/behaviour/accounts-and-access.md "Routes".
 */
import { lazy, Suspense, type ComponentType } from 'react';
import { Route, Switch } from 'wouter';
import { KioskLivePage } from '#web/join/kiosk-live-page.tsx';
import { GuestShell } from './guest-shell.tsx';
import { addLaterTexts, addPlayTexts } from './i18n.ts';
import { PageLoading } from './page-loading.tsx';

type Load = () => Promise<{ default: ComponentType }>;

const pageWith = (addTexts: () => Promise<void>, load: Load) =>
  lazy(() => Promise.all([load(), addTexts()]).then(([page]) => page));
const PageProviders = lazy(() => import('./page-providers.tsx').then((loaded) => ({ default: loaded.PageProviders })));

const Entry = lazy(() => import('#web/join/entry/entry-page.tsx'));
const KioskPreview = pageWith(addPlayTexts, () => import('#web/guest/preview/kiosk-preview-page.tsx'));
const Approve = pageWith(addLaterTexts, () => import('#web/approve/approve-page.tsx'));
const Privacy = pageWith(addLaterTexts, () => import('#web/guest/privacy/privacy-page.tsx'));
const Board = lazy(() => import('#web/board/board-page.tsx'));
const MachineDisplay = lazy(() => import('#web/machine-display/display-page.tsx'));
const ConsoleRoutes = lazy(() =>
  import('#web/console/frame/console-routes.tsx').then((loaded) => ({ default: loaded.ConsoleRoutes })),
);

const surrounded = (Page: ComponentType, isForGuests = false) => (
  <PageProviders guest={isForGuests}>
    <Page />
  </PageProviders>
);

export function AppRoutes() {
  return (
    <Suspense fallback={<PageLoading />}>
      <Switch>
        <Route path="/">
          <GuestShell>
            <Entry />
          </GuestShell>
        </Route>
        <Route path="/kiosk/live">
          <GuestShell canWait>
            <KioskLivePage />
          </GuestShell>
        </Route>
        <Route path="/kiosk/preview">{surrounded(KioskPreview, true)}</Route>
        <Route path="/approve">
          <GuestShell>{surrounded(Approve, true)}</GuestShell>
        </Route>
        <Route path="/privacy/:shopId">
          <GuestShell>{surrounded(Privacy, true)}</GuestShell>
        </Route>
        <Route path="/shops/:shopId/board">
          <Board />
        </Route>
        <Route path="/shops/:shopId/machines/:machineId/display">
          <MachineDisplay />
        </Route>
        <Route component={ConsoleRoutes} />
      </Switch>
    </Suspense>
  );
}
