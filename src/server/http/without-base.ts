/**
 * The address as the routes name it.
 * @param basePath the sub-path a proxy serves this under, or ''
 */
export function withoutBase(url: string, basePath: string): string {
  if (basePath === '' || !url.startsWith(basePath)) return url;
  const path = url.slice(basePath.length);
  if (path.startsWith('/')) return path;
  return path === '' || path.startsWith('?') ? `/${path}` : url;
}
