import { hostKind, type HostKind } from '#domain/text/host-kind.ts';

/** The sub-path this page is served under, without a trailing slash; empty at the root. The server writes it into the page. */
export const basePath = globalThis.document?.documentElement.dataset.base ?? '';

/** Prefix of links within this page's own origin. */
export const pageOrigin = (): string => location.origin + basePath;

/** Prefix of links for other devices: PUBLIC_URL, which the server writes into the page, or else where the page is open. */
export const publicOrigin = (): string => document.documentElement.dataset.publicUrl ?? pageOrigin();

/** The page's path as in the route table. */
export const currentRoute = (): string => location.pathname.slice(basePath.length).replace(/(.)\/+$/, '$1') || '/';

/** What links for other devices are worth on them. */
export const publicHostKind = (): HostKind => hostKind(new URL(publicOrigin()).hostname);
