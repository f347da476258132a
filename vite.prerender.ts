/**
 * Writes beside the web app what a guest's phone shows first, a whole page in each language: the join page as `join.en.html`
 * and `join.zh-HK.html`, and for a link with a code the kiosk being loaded, as `kiosk.en.html` and `kiosk.zh-HK.html`.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin, type PluginOption, type Rolldown } from 'vite';
import { deliveryOf, type PrerenderedPage } from './delivery.ts';
import { filesWith } from './vite.chunk-files.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const LANG: Record<string, string> = { en: 'en', 'zh-HK': 'zh-Hant-HK' };

/** @param sourcePlugins what turns the product's sources into JavaScript, made anew */
export const prerender = (sourcePlugins: () => PluginOption[]): Plugin => ({
  name: 'sipwell-draw-ahead',
  apply: 'build',
  // The page's code is loaded by start.ts; that it and the styles are asked for at once, the styles first, is said here.
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) => {
      const main = Object.values(bundle ?? {}).find((output) => output.type === 'chunk' && output.name === 'join');
      if (main?.type !== 'chunk') return [];
      const href = (file: string) => ({ crossorigin: '', href: `./${file}` });
      return [
        ...[...(main.viteMetadata?.importedCss ?? [])].map((file) => ({
          tag: 'link',
          attrs: { rel: 'stylesheet', ...href(file) },
          injectTo: 'head-prepend' as const,
        })),
        ...[main.fileName, ...main.imports].map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', fetchpriority: 'low', ...href(file) },
          injectTo: 'head' as const,
        })),
      ];
    },
  },
  async writeBundle({ dir }, bundle) {
    const web = dir ?? join(here, 'dist/web');
    const work = join(here, 'dist/draw-ahead');
    await build({
      configFile: false,
      root: join(here, 'src/web'),
      publicDir: false,
      logLevel: 'warn',
      plugins: sourcePlugins(),
      build: {
        ssr: 'join/prerender.tsx',
        outDir: work,
        emptyOutDir: true,
        assetsInlineLimit: 0,
        rolldownOptions: { checks: { bundlerTimings: false } },
      },
    });
    const { prerenderPages } = (await import(pathToFileURL(join(work, 'prerender.js')).href)) as {
      prerenderPages: () => Promise<{ page: PrerenderedPage; locale: string; markup: string }[]>;
    };
    const shell = readFileSync(join(web, 'index.html'), 'utf8');
    for (const { page, locale, markup } of await prerenderPages()) {
      const unsafe = /<script|\sstyle=/.exec(markup)?.[0];
      if (unsafe)
        throw new Error(`The ${page} page cannot be drawn ahead with "${unsafe}" in it: pages may not run or style it`);
      const texts = chunksOf(bundle, [`/locales/join/${locale}.po`, `/locales/join/${locale}.js`]);
      const files = [...texts, ...filesWith(bundle, preloadedBy(bundle, page))];
      const whole = (page === 'join' ? withoutCode(shell) : shell)
        .replace('<html lang="en"', `<html lang="${LANG[locale]}" data-unpainted`)
        .replace('<div id="root"></div>', `<div id="root" data-drawn="${locale}">${markup}</div>`)
        .replace(
          '</head>',
          [...files]
            .filter((file) => !shell.includes(file))
            .map(asked)
            .join('') + '</head>',
        );
      writeFileSync(join(web, `${page}.${locale}.html`), whole);
    }
    rmSync(work, { recursive: true });
  },
});

/** The join page needs none of the code before it has been seen (web/start.ts), and is to share the network with none. */
const withoutCode = (html: string): string => html.replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '');

const asked = (file: string): string =>
  file.endsWith('.css')
    ? `  <link rel="preload" as="style" crossorigin href="./${file}">\n  `
    : `  <link rel="modulepreload" fetchpriority="low" crossorigin href="./${file}">\n  `;

const preloadedBy = (bundle: Rolldown.OutputBundle, page: PrerenderedPage): string[] =>
  Object.values(bundle)
    .filter((output) => output.type === 'chunk' && output.moduleIds.some((id) => deliveryOf(id)?.preloadedBy === page))
    .map(({ fileName }) => fileName);

/** The files of these modules, where they are files of their own. */
const chunksOf = (bundle: Rolldown.OutputBundle, modules: string[]): string[] =>
  Object.values(bundle)
    .filter((output) => output.type === 'chunk' && modules.some((name) => output.facadeModuleId?.endsWith(name)))
    .map(({ fileName }) => fileName);
