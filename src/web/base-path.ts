/** The sub-path this page is served under, without a trailing slash; empty at the root. */
export const basePath = import.meta.env.BASE_URL.replace(/\/+$/, '');

/** Where links for other devices start: origin and sub-path. */
export const publicOrigin = (): string => location.origin + basePath;

/** The page's path as the route table names it. */
export const currentRoute = (): string => location.pathname.slice(basePath.length).replace(/(.)\/+$/, '$1') || '/';
