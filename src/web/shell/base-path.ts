import { hostKind } from '#domain/text/host-kind.ts';

/** The sub-path this page is served under, without a trailing slash; empty at the root. The server writes it into the page. */
export const basePath = globalThis.document?.documentElement.dataset.base ?? '';

/** Prefix of links for other devices: origin and sub-path. */
export const publicOrigin = (): string => location.origin + basePath;

/** The page's path as in the route table. */
export const currentRoute = (): string => location.pathname.slice(basePath.length).replace(/(.)\/+$/, '$1') || '/';

/** True if this page's origin means nothing on another device. */
export const isThisDeviceOnly = (): boolean => hostKind(location.hostname) === 'this-device';
