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
const Landing = consolePage(() => import('#web/console/login/landing-page.tsx'));
const ShopSelect = consolePage(() => import('#web/console/shops/shop-select-page.tsx'));
const ShopDashboard = consolePage(() => import('#web/console/dashboard/shop-dashboard-page.tsx'));
const ShopMaster = consolePage(() => import('#web/console/menu/menu-page.tsx'));
const Orders = consolePage(() => import('#web/console/orders/orders-page.tsx'));
const Insights = consolePage(() => import('#web/console/insights/insights-page.tsx'));
const Activity = consolePage(() => import('#web/console/activity/activity-page.tsx'));
const RecipeEditor = consolePage(() => import('#web/console/menu/recipes/recipe-editor-page.tsx'));
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
      <Route path="/landing">{surrounded(Landing)}</Route>
      <Route path="/shop-admin">{framed('admin', ShopSelect)}</Route>
      <Route path="/shops/:shopId">{framed('shop-owner', ShopDashboard)}</Route>
      <Route path="/shops/:shopId/master">{framed('shop-owner', ShopMaster)}</Route>
      <Route path="/shops/:shopId/orders">{framed('shop-owner', Orders)}</Route>
      <Route path="/shops/:shopId/insights">{framed('shop-owner', Insights)}</Route>
      <Route path="/shops/:shopId/activity">{framed('shop-owner', Activity)}</Route>
      <Route path="/shops/:shopId/master/:recipeId">{framed('shop-owner', RecipeEditor)}</Route>
      <Route path="/kiosk/admin/:instanceId?">{framed('signed-in', InstanceAdmin)}</Route>
      <Route path="/kiosk/:kioskType/admin/:instanceId">{framed('signed-in', ExperienceAdmin)}</Route>
      <Route component={NotFound} />
    </Switch>
  );
}
