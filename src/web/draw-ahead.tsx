/** Draws the join page while the product is built, in each language: what a phone shows before any script has come. */
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static.edge';
import { i18n } from '@lingui/core';
import { INTERFACE_LOCALES, type InterfaceLocale } from '#domain/interface-locale.ts';
import { App } from './app.tsx';
import { messages as english } from './locales/join/en.po';
import { messages as chinese } from './locales/join/zh-HK.po';

const TEXTS = { en: english, 'zh-HK': chinese };
/** Addresses are relative in the build; the server makes them whole. */
const AT = { base: '.', path: './kiosk/live' };

/** @returns the markup of the join page by its language */
export async function drawJoinPage(): Promise<Map<InterfaceLocale, string>> {
  const pages = new Map<InterfaceLocale, string>();
  for (const locale of INTERFACE_LOCALES) {
    i18n.loadAndActivate({ locale, messages: TEXTS[locale] });
    const { prelude } = await prerender(
      <StrictMode>
        <App drawnAhead={AT} />
      </StrictMode>,
      // All in one piece: a piece that came later would need a script written into the page.
      { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
    );
    pages.set(locale, await new Response(prelude).text());
  }
  return pages;
}
