/** The route table of spec §2, one line each. Every page is loaded when it is opened, so a guest never downloads the console. */
import { lazy, Suspense, type ComponentType } from 'react';
import { Route, Routes } from 'react-router';
import { AdminOnly, ShopOwnerOnly, SignedInOnly } from './guards.tsx';
import { GuestSide } from './guest-side.tsx';
import { addConsoleTexts } from './i18n.ts';
import { PageLoading } from './page-loading.tsx';

type Load = () => Promise<{ default: ComponentType }>;

const consolePage = (load: Load) => lazy(() => Promise.all([load(), addConsoleTexts()]).then(([page]) => page));

const Entry = lazy(() => import('./features/entry/entry-page.tsx'));
const KioskLive = lazy(() => import('./features/kiosk-live/kiosk-live-page.tsx'));
const KioskPreview = lazy(() => import('./features/kiosk-live/kiosk-preview-page.tsx'));
const Approve = lazy(() => import('./features/approve/approve-page.tsx'));
const NotFound = lazy(() => import('./not-found-page.tsx'));
const ConsoleFrame = consolePage(() => import('./console-frame.tsx'));
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

export function AppRoutes() {
  return (
    <Suspense fallback={<PageLoading />}>
      <Routes>
        <Route element={<GuestSide />}>
          <Route path="/" element={<Entry />} />
          <Route path="/kiosk/live" element={<KioskLive />} />
          <Route path="/approve" element={<Approve />} />
        </Route>
        <Route path="/kiosk/preview" element={<KioskPreview />} />
        <Route path="/login" element={<Login />} />
        <Route path="/landing" element={<Landing />} />
        <Route element={<AdminOnly />}>
          <Route element={<ConsoleFrame />}>
            <Route path="/shop-admin" element={<ShopSelect />} />
          </Route>
        </Route>
        <Route path="/shops/:shopId" element={<ShopOwnerOnly />}>
          <Route element={<ConsoleFrame />}>
            <Route index element={<ShopDashboard />} />
            <Route path="master" element={<ShopMaster />} />
            <Route path="orders" element={<Orders />} />
            <Route path="insights" element={<Insights />} />
            <Route path="activity" element={<Activity />} />
            <Route path="master/:recipeId" element={<RecipeEditor />} />
          </Route>
        </Route>
        <Route element={<SignedInOnly />}>
          <Route element={<ConsoleFrame />}>
            <Route path="/kiosk/admin/:instanceId?" element={<InstanceAdmin />} />
            <Route path="/kiosk/:kioskType/admin/:instanceId" element={<ExperienceAdmin />} />
          </Route>
        </Route>
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  );
}
