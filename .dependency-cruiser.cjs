/** Import rules between modules. test/import-rules.test.ts shows a violation of each. */
const only = (room, may) => ({
  from: { path: `^src/${room}/`, pathNot: '\\.test\\.tsx?$' },
  to: {
    pathNot: [`^src/(${[room, ...may.rooms].join('|')})/`, ...may.packages.map((name) => `^node_modules/${name}(/|$)`)],
  },
});

const REACT = [
  'react',
  'react-dom',
  '@types/react',
  '@types/react-dom',
  '@tanstack/react-query',
  '@lingui/react',
  '@lingui/core',
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '/locales/[a-z]+/en[.]po$' },
    },
    { name: 'domain-is-pure', severity: 'error', ...only('domain', { rooms: [], packages: ['@noble/hashes'] }) },
    {
      name: 'contract-knows-domain-and-zod',
      severity: 'error',
      ...only('contract', { rooms: ['domain'], packages: ['zod'] }),
    },
    {
      name: 'ui-is-a-kit-without-pages',
      severity: 'error',
      ...only('ui', {
        rooms: ['contract', 'domain'],
        packages: [...REACT, 'qrcode', '@types/qrcode', '@fontsource-variable'],
      }),
    },
    {
      name: 'experiences-know-no-host',
      severity: 'error',
      from: { path: '^src/experiences/' },
      to: { path: '^src/(server|web)/' },
    },
    {
      name: 'experiences-are-strangers',
      severity: 'error',
      from: { path: '^src/experiences/([^/]+)/' },
      to: { path: '^src/experiences/([^/]+)/', pathNot: '^src/experiences/$1/' },
    },
    {
      name: 'server-sees-no-ui',
      severity: 'error',
      from: { path: '^src/server/' },
      to: { path: ['^src/(ui|web)/', '^src/experiences/[^/]+/(guest|admin)/', '^node_modules/(react|react-dom)/'] },
    },
    { name: 'web-sees-no-server', severity: 'error', from: { path: '^src/web/' }, to: { path: '^src/server/' } },
    {
      name: 'features-are-strangers',
      severity: 'error',
      from: { path: '^src/server/features/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/server/features/([^/]+)/', pathNot: '^src/server/features/$1/' },
    },
    {
      name: 'console-pages-are-strangers',
      comment: 'What several pages of the console share is in console/kit; the frame lists the pages.',
      severity: 'error',
      from: { path: '^src/web/console/(?!frame/)([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/web/console/([^/]+)/', pathNot: '^src/web/console/($1|kit|frame)/' },
    },
    {
      name: 'kit-knows-no-drinks',
      severity: 'error',
      from: { path: '^src/ui/kit/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/ui/(play|settings)/' },
    },
    {
      name: 'play-needs-no-settings',
      severity: 'error',
      from: { path: '^src/ui/play/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/ui/settings/' },
    },
    {
      name: 'guests-download-no-console',
      comment: 'Modules a guest downloads import no console page and no settings form, not even later.',
      severity: 'error',
      from: {
        path: [
          '^src/web/(shell/start|join|guest|approve|board|machine-display)/',
          '^src/experiences/[^/]+/guest/',
          '^src/ui/(kit|play)/',
        ],
        pathNot: '\\.test\\.tsx?$',
      },
      to: { path: ['^src/web/console/', '^src/ui/settings/', '^src/experiences/[^/]+/admin/'] },
    },
    {
      name: 'shell-loads-pages-later',
      comment: 'The shell is every page: it imports pages only with import().',
      severity: 'error',
      from: { path: '^src/web/shell/', pathNot: ['\\.test\\.tsx?$', '^src/web/shell/routes\\.tsx$'] },
      to: {
        path: '^src/web/(join|guest|approve|board|machine-display|console)/',
        dependencyTypesNot: ['dynamic-import', 'type-only'],
      },
    },
    {
      name: 'join-loads-play-later',
      severity: 'error',
      from: { path: '^src/web/join/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/web/(guest|approve)/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'approve-knows-no-play',
      severity: 'error',
      from: { path: '^src/web/approve/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/web/(join|guest)/' },
    },
    {
      name: 'board-knows-the-shell',
      comment: 'A screen in the room is neither a phone nor a console.',
      severity: 'error',
      from: { path: '^src/web/(board|machine-display)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/web/(join|guest|approve|console)/' },
    },
    {
      name: 'guest-knows-no-approval',
      severity: 'error',
      from: { path: '^src/web/guest/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/web/approve/' },
    },
    {
      name: 'sql-lives-in-repos',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/server/(db|repos)/', '\\.test\\.tsx?$'] },
      to: { path: '^node_modules/(kysely|pg|@photostructure/sqlite|@electric-sql/pglite)/' },
    },
    {
      name: 'catalogue-stays-on-the-server',
      comment: 'Pages receive sentences. Rules and schemas name messages; only the server puts them into words.',
      severity: 'error',
      from: { path: '^src/(?!server/|domain/messages/)', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^src/domain/messages/',
        pathNot: '^src/domain/messages/message\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'schemas-stay-off-the-phone',
      comment: 'Guest pages take types from the contract, never its schemas: zod would weigh more than the page.',
      severity: 'error',
      from: { path: ['^src/ui/', '^src/web/', '^src/experiences/[^/]+/(guest|admin)/'], pathNot: '\\.test\\.tsx?$' },
      to: {
        path: ['^src/contract/', '^node_modules/zod/'],
        pathNot: '^src/contract/(client|refusal)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^node_modules/.*\\.test\\.'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'browser', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.d.ts', '.css'],
    },
  },
};
