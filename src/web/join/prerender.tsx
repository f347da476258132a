/** Prerenders the guest pages at build time, in each language. */
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static.edge';
import { i18n } from '@lingui/core';
import { INTERFACE_LOCALES, type InterfaceLocale } from '#domain/text/interface-locale.ts';
import { App } from '#web/shell/app.tsx';
import { messages as english } from '../locales/join/en.po';
import { messages as chinese } from '../locales/join/zh-HK.po';

const TEXTS = { en: english, 'zh-HK': chinese };
/** Addresses are relative in the build; the server makes them absolute. */
const AT = { base: '.', path: './kiosk/live' };
/** Placeholder of the code until the address has been read. */
const ANY_CODE = '······';

export type PrerenderedPage = 'join' | 'kiosk';
/** `join` is the join page; `kiosk` the loading screen of a link with a code. */
const SEARCHES: Record<PrerenderedPage, string> = { join: '', kiosk: `joinCode=${ANY_CODE}` };

/** @returns the markup of each page in each language */
export async function prerenderPages(): Promise<{ page: PrerenderedPage; locale: InterfaceLocale; markup: string }[]> {
  const drawn = [];
  for (const locale of INTERFACE_LOCALES) {
    i18n.loadAndActivate({ locale, messages: TEXTS[locale] });
    for (const page of ['join', 'kiosk'] as const) {
      const { prelude } = await prerender(
        <StrictMode>
          <App prerendered={{ ...AT, search: SEARCHES[page] }} />
        </StrictMode>,
        // Not streamed: a later chunk would need an inline script.
        { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
      );
      drawn.push({ page, locale, markup: await new Response(prelude).text() });
    }
  }
  return drawn;
}
