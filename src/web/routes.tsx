/** The route table of spec §2, one line each. Every page is loaded when it is opened, so a guest never downloads the console. */
import { lazy, Suspense, type ComponentType } from 'react';
import { Route, Switch } from 'wouter';
import { AdminOnly, ShopOwnerOnly, SignedInOnly, type Guard } from './guards.tsx';
import { addConsoleTexts } from './i18n.ts';
import { PageLoading } from './page-loading.tsx';

type Load = () => Promise<{ default: ComponentType }>;

const consolePage = (load: Load) =>
  lazy(async () => {
    const [{ default: Page }, { Queries }] = await Promise.all([load(), import('./queries.tsx'), addConsoleTexts()]);
    return {
      default: () => (
        <Queries>
          <Page />
        </Queries>
      ),
    };
  });

const Entry = lazy(() => import('./features/entry/entry-page.tsx'));
const KioskLive = lazy(() => import('./features/kiosk-live/kiosk-live-page.tsx'));
const KioskPreview = lazy(() => import('./features/kiosk-live/kiosk-preview-page.tsx'));
const Approve = lazy(() => import('./features/approve/approve-page.tsx'));
const NotFound = lazy(() => import('./not-found-page.tsx'));
const ConsoleFrame = lazy(() =>
  Promise.all([import('./console-frame.tsx'), addConsoleTexts()]).then(([frame]) => frame),
);
const Login = consolePage(() => import('./features/login/login-page.tsx'));
const Landing = consolePage(() => import('./features/landing/landing-page.tsx'));
const ShopSelect = consolePage(() => import('./features/shop-select/shop-select-page.tsx'));
const ShopDashboard = consolePage(() => import('./features/shop-dashboard/shop-dashboard-page.tsx'));
const ShopMaster = consolePage(() => import('./features/shop-master/shop-master-page.tsx'));
const Orders = consolePage(() => import('./features/orders/orders-page.tsx'));
const Insights = consolePage(() => import('./features/insights/insights-page.tsx'));
const Activity = consolePage(() => import('./features/activity/activity-page.tsx'));
const RecipeEditor = consolePage(() => import('./features/shop-master/recipe-editor-page.tsx'));
const InstanceAdmin = consolePage(() => import('./features/kiosk-admin/instance-admin-page.tsx'));
const ExperienceAdmin = consolePage(() => import('./features/kiosk-admin/experience-admin-page.tsx'));

const framed = (Allowed: Guard, Page: ComponentType) => (
  <Allowed>
    <ConsoleFrame>
      <Page />
    </ConsoleFrame>
  </Allowed>
);

export function AppRoutes() {
  return (
    <Suspense fallback={<PageLoading />}>
      <Switch>
        <Route path="/" component={Entry} />
        <Route path="/kiosk/live" component={KioskLive} />
        <Route path="/kiosk/preview" component={KioskPreview} />
        <Route path="/approve" component={Approve} />
        <Route path="/login" component={Login} />
        <Route path="/landing" component={Landing} />
        <Route path="/shop-admin">{framed(AdminOnly, ShopSelect)}</Route>
        <Route path="/shops/:shopId">{framed(ShopOwnerOnly, ShopDashboard)}</Route>
        <Route path="/shops/:shopId/master">{framed(ShopOwnerOnly, ShopMaster)}</Route>
        <Route path="/shops/:shopId/orders">{framed(ShopOwnerOnly, Orders)}</Route>
        <Route path="/shops/:shopId/insights">{framed(ShopOwnerOnly, Insights)}</Route>
        <Route path="/shops/:shopId/activity">{framed(ShopOwnerOnly, Activity)}</Route>
        <Route path="/shops/:shopId/master/:recipeId">{framed(ShopOwnerOnly, RecipeEditor)}</Route>
        <Route path="/kiosk/admin/:instanceId?">{framed(SignedInOnly, InstanceAdmin)}</Route>
        <Route path="/kiosk/:kioskType/admin/:instanceId">{framed(SignedInOnly, ExperienceAdmin)}</Route>
        <Route component={NotFound} />
      </Switch>
    </Suspense>
  );
}
