/** delivery.ts matches the sources, and mismatches stop the build. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DELIVERY, deliveryOf, isIn } from '../delivery.ts';
import lingui from '../lingui.config.ts';
import { checkDelivery, emptyRows, textsFault } from '../vite.check-delivery.ts';

const root = join(import.meta.dirname, '..');
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file}`)
  .filter((file) => /\.(tsx?|po|json)$/.test(file) && !/\.test\.tsx?$/.test(file));

/** The plugin's hook with a context that only reports. */
function run(hook: 'transform' | 'generateBundle', context: object, ...args: unknown[]): string | undefined {
  const plugin = checkDelivery() as unknown as Record<string, (...args: unknown[]) => unknown>;
  const told: string[] = [];
  try {
    plugin[hook]!.call({ ...context, error: (text: string) => told.push(text) }, ...args);
  } catch (failure) {
    told.push(String(failure));
  }
  return told[0];
}

describe('the table', () => {
  it('has a catalogue for every source with texts', () => {
    const faults = sources
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => textsFault(file, readFileSync(join(root, file), 'utf8')) ?? []);
    expect(faults).toEqual([]);
  });

  it('names nothing that does not exist', () => {
    expect(
      emptyRows(
        DELIVERY.filter(({ folder }) => folder.startsWith('src/')),
        sources,
      ),
    ).toEqual([]);
  });

  it('has one place for each folder, or one for each chunk that begins in it', () => {
    const places = DELIVERY.map(({ folder, chunk, first }) => (first ? `${folder} ${chunk}` : folder));
    expect(places).toEqual([...new Set(places)]);
  });

  it.each([
    ['src/web/guest/stage/kiosk-stage.tsx', 'src/web/guest/stage'],
    ['/somewhere/src/web/guest/outbox/outbox.ts', 'src/web/guest'],
    ['src/ui/settings/settings-form.tsx', 'src/ui/settings'],
    ['src/ui/kit/button.tsx', 'src/ui'],
    ['src/experiences/mbti/guest/mbti.tsx', 'src/experiences/*/guest'],
    ['src/server/main.ts', undefined],
  ])('finds the row of %s', (path, folder) => expect(deliveryOf(path)?.folder).toBe(folder));

  it('takes only the files a row names, if it names any', () => {
    const shell = { folder: 'src/web/shell', first: ['main.tsx'] };
    expect(['main.tsx', 'app.tsx', 'start/main.tsx'].map((file) => isIn(shell, `src/web/shell/${file}`))).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('the build is stopped by', () => {
  it('a text in a folder that no catalogue covers', () => {
    const code = "import { Trans } from '@lingui/react/macro'; export const a = <Trans>Hello</Trans>;";
    expect(run('transform', {}, code, '/project/src/web/tonight/page.tsx')).toMatch(/tonight\/page\.tsx has texts/);
    expect(run('transform', {}, code, '/project/src/web/console/tonight/page.tsx')).toBeUndefined();
  });

  it('a row that holds no module', () => {
    const gone = DELIVERY[0]!.folder;
    const modules = sources.filter((file) => !file.startsWith(`${gone}/`));
    const context = { getModuleIds: () => [...modules, 'node_modules/qr-scanner/a.js'].values() };
    expect(run('generateBundle', context)).toBe(`delivery.ts names what is not there: ${gone}`);
  });

  it('a named file that does not exist', () => {
    const modules = sources.filter((file) => file !== 'src/web/shell/main.tsx');
    const context = { getModuleIds: () => [...modules, 'node_modules/qr-scanner/a.js'].values() };
    expect(run('generateBundle', context)).toBe('delivery.ts names what is not there: src/web/shell/main.tsx');
  });
});

it('assigns each folder’s texts to exactly one catalogue', () => {
  const catalogs = lingui.catalogs ?? [];
  for (const { folder, catalogue } of DELIVERY.filter((row) => row.catalogue)) {
    const having = catalogs.filter(
      ({ include, exclude = [] }) =>
        include.some((path) => path === folder || path === `${folder}/**/*` || `${folder}/`.startsWith(`${path}/`)) &&
        !exclude.some((path) => path === `${folder}/**` || `${folder}/`.startsWith(path.replace('/**', '/'))),
    );
    expect(
      having.map(({ path }) => path),
      folder,
    ).toEqual([`<rootDir>/src/web/locales/${catalogue}/{locale}`]);
  }
});
