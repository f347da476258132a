/** The console's routes, apart from the guests' so that a phone does not even download their list. Source: docs/behaviour/console.md. */
import { lazy, type ComponentProps, type ComponentType } from 'react';
import { Route, Switch } from 'wouter';
import { addConsoleTexts } from '#web/shell/i18n.ts';

type Load = () => Promise<{ default: ComponentType }>;

const consolePage = (load: Load) => lazy(() => Promise.all([load(), addConsoleTexts()]).then(([page]) => page));
const ConsoleSurroundings = lazy(() =>
  import('./console-providers.tsx').then((loaded) => ({ default: loaded.ConsoleSurroundings })),
);

const NotFound = lazy(() => import('#web/shell/not-found-page.tsx'));
const ConsolePage = lazy(() => Promise.all([import('./console-page.tsx'), addConsoleTexts()]).then(([page]) => page));
const Login = consolePage(() => import('#web/console/login/login-page.tsx'));
const Invitation = consolePage(() => import('#web/console/login/invitation-page.tsx'));
const Landing = consolePage(() => import('#web/console/login/landing-page.tsx'));
const SetUp = consolePage(() => import('#web/console/setup/set-up-page.tsx'));
const Backups = consolePage(() => import('#web/console/backups/backups-page.tsx'));
const ShopSelect = consolePage(() => import('#web/console/shops/shop-select-page.tsx'));
const ShopDashboard = consolePage(() => import('#web/console/dashboard/shop-dashboard-page.tsx'));
const ShopMaster = consolePage(() => import('#web/console/menu/menu-page.tsx'));
const Tonight = consolePage(() => import('#web/console/tonight/tonight-page.tsx'));
const Orders = consolePage(() => import('#web/console/orders/orders-page.tsx'));
const Machines = consolePage(() => import('#web/console/machines/machines-page.tsx'));
const Insights = consolePage(() => import('#web/console/insights/insights-page.tsx'));
const Inspection = consolePage(() => import('#web/console/inspection/inspection-page.tsx'));
const Settings = consolePage(() => import('#web/console/settings/settings-page.tsx'));
const Shop = consolePage(() => import('#web/console/shop/shop-page.tsx'));
const Activity = consolePage(() => import('#web/console/activity/activity-page.tsx'));
const Account = consolePage(() => import('#web/console/account/account-page.tsx'));
const Accounts = consolePage(() => import('#web/console/accounts/accounts-page.tsx'));
const InstanceAdmin = consolePage(() => import('#web/console/kiosks/instance-admin-page.tsx'));
const ExperienceAdmin = consolePage(() => import('#web/console/kiosks/experience-admin-page.tsx'));

const framed = (to: ComponentProps<typeof ConsolePage>['to'], Page: ComponentType) => (
  <ConsolePage to={to}>
    <Page />
  </ConsolePage>
);

const surrounded = (Page: ComponentType) => (
  <ConsoleSurroundings>
    <Page />
  </ConsoleSurroundings>
);

export function ConsoleRoutes() {
  return (
    <Switch>
      <Route path="/login">{surrounded(Login)}</Route>
      <Route path="/invitation">{surrounded(Invitation)}</Route>
      <Route path="/landing">{surrounded(Landing)}</Route>
      <Route path="/setup">{surrounded(SetUp)}</Route>
      <Route path="/account">{framed('own-account', Account)}</Route>
      <Route path="/shop-admin">{framed('admin', ShopSelect)}</Route>
      <Route path="/accounts">{framed('admin', Accounts)}</Route>
      <Route path="/admin/backups">{framed('admin', Backups)}</Route>
      <Route path="/shops/:shopId">{framed('shop-owner', ShopDashboard)}</Route>
      <Route path="/shops/:shopId/master/:recipeId?">{framed('shop-owner', ShopMaster)}</Route>
      <Route path="/shops/:shopId/tonight">{framed('counter', Tonight)}</Route>
      <Route path="/shops/:shopId/orders">{framed('shop-staff', Orders)}</Route>
      <Route path="/shops/:shopId/machines">{framed('shop-owner', Machines)}</Route>
      <Route path="/shops/:shopId/insights">{framed('shop-owner', Insights)}</Route>
      <Route path="/shops/:shopId/inspection">{framed('shop-staff', Inspection)}</Route>
      <Route path="/shops/:shopId/settings">{framed('shop-owner', Settings)}</Route>
      <Route path="/shops/:shopId/shop">{framed('shop-owner', Shop)}</Route>
      <Route path="/shops/:shopId/activity">{framed('shop-owner', Activity)}</Route>
      <Route path="/kiosk/admin/:instanceId?">{framed('signed-in', InstanceAdmin)}</Route>
      <Route path="/kiosk/:kioskType/admin/:instanceId">{framed('signed-in', ExperienceAdmin)}</Route>
      <Route component={NotFound} />
    </Switch>
  );
}
