import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** Of the web room itself, what a guest may see before joining. */
const BEFORE_JOINING = [
  'src/web/client-texts.ts',
  'src/web/crash-boundary.tsx',
  'src/web/go-button.tsx',
  'src/web/guest-screen.tsx',
  'src/web/not-found-page.tsx',
  'src/web/page-loading.tsx',
  'src/web/waiting-ticket.tsx',
];
const ONCE_JOINED = [
  'src/web/features/kiosk-live/placed-order.tsx',
  'src/web/features/kiosk-live/use-ask-for-another.ts',
];
/** What comes once a guest's screen stands. */
const WATCHING = ['src/web/guest-notices.tsx', 'src/web/kept-orders.tsx'];

/** Three catalogues: a phone that joins downloads the first, one that plays or approves the second, the console's owner all. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh-HK'],
  format: formatter({ origins: false, lineNumbers: false }),
  catalogs: [
    {
      path: '<rootDir>/src/web/locales/join/{locale}',
      include: ['src/web/features/entry', 'src/web/features/kiosk-live', ...BEFORE_JOINING],
      exclude: ['**/*.test.*', ...ONCE_JOINED],
    },
    {
      path: '<rootDir>/src/web/locales/play/{locale}',
      include: [
        'src/ui',
        'src/experiences/*/guest/**/*',
        'src/web/features/approve',
        'src/web/features/install-prompt',
        ...ONCE_JOINED,
        ...WATCHING,
      ],
      exclude: ['**/*.test.*', 'src/ui/settings/**'],
    },
    {
      path: '<rootDir>/src/web/locales/console/{locale}',
      include: [
        'src/ui/settings',
        'src/web/*.tsx',
        'src/experiences/*/admin/**/*',
        'src/web/features/login',
        'src/web/features/landing',
        'src/web/features/shop-select',
        'src/web/features/shop-dashboard',
        'src/web/features/shop-master',
        'src/web/features/kiosk-admin',
        'src/web/features/orders',
        'src/web/features/insights',
        'src/web/features/activity',
      ],
      exclude: ['**/*.test.*', ...BEFORE_JOINING, ...WATCHING],
    },
  ],
});
