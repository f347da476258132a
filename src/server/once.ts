/** A value that is made when it is first asked for: what only some requests need must not hold up a start. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
