/** For Node's `register`: a built server that does not flush its commits, which the test of power losses must notice. */
export async function load(url, context, next) {
  const loaded = await next(url, context);
  if (!url.includes('/dist/server/')) return loaded;
  return { ...loaded, source: String(loaded.source).replace('synchronous = full', 'synchronous = normal') };
}
