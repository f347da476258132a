import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

/** Two catalogues, so that a guest's phone never downloads the console's texts. */
export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'zh-HK'],
  format: formatter({ origins: false, lineNumbers: false }),
  catalogs: [
    {
      path: '<rootDir>/src/web/locales/guest/{locale}',
      include: [
        'src/ui',
        'src/experiences/*/guest/**/*',
        'src/web/features/entry',
        'src/web/features/kiosk-live',
        'src/web/features/approve',
        'src/web/features/install-prompt',
        'src/web/*.tsx',
      ],
      exclude: ['**/*.test.*', 'src/ui/settings/**'],
    },
    {
      path: '<rootDir>/src/web/locales/console/{locale}',
      include: [
        'src/ui/settings',
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
      exclude: ['**/*.test.*'],
    },
  ],
});
