/** Writes the join page as it first looks beside the web app, a whole page in each language: `join.en.html`, `join.zh-HK.html`. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin, type PluginOption, type Rolldown } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));
const LANG: Record<string, string> = { en: 'en', 'zh-HK': 'zh-Hant-HK' };

/** @param sourcePlugins what turns the product's sources into JavaScript, made anew */
export const drawAhead = (sourcePlugins: () => PluginOption[]): Plugin => ({
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
      build: { ssr: 'draw-ahead.tsx', outDir: work, emptyOutDir: true, assetsInlineLimit: 0 },
    });
    const { drawJoinPage } = (await import(pathToFileURL(join(work, 'draw-ahead.js')).href)) as {
      drawJoinPage: () => Promise<Map<string, string>>;
    };
    // What is drawn needs none of the code before it has been seen (web/start.ts), and is to share the network with none.
    const page = readFileSync(join(web, 'index.html'), 'utf8').replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '');
    for (const [locale, markup] of await drawJoinPage()) {
      const unsafe = /<script|\sstyle=/.exec(markup)?.[0];
      if (unsafe)
        throw new Error(`The join page cannot be drawn ahead with "${unsafe}" in it: pages may not run or style it`);
      const texts = localeFile(bundle, locale);
      const whole = page
        .replace('<html lang="en"', `<html lang="${LANG[locale]}" data-unpainted`)
        .replace('<div id="root"></div>', `<div id="root" data-drawn="${locale}">${markup}</div>`)
        .replace(
          '</head>',
          texts
            ? `  <link rel="modulepreload" fetchpriority="low" crossorigin href="./${texts}">\n  </head>`
            : '</head>',
        );
      writeFileSync(join(web, `join.${locale}.html`), whole);
    }
    rmSync(work, { recursive: true });
  },
});

/** The join page's texts, where they are a file of their own. */
const localeFile = (bundle: Rolldown.OutputBundle, locale: string): string | undefined =>
  Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.facadeModuleId?.endsWith(`/locales/join/${locale}.po`),
  )?.fileName;
