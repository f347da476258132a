/** Which built files belong together. */
import type { Rolldown } from 'vite';

/** @returns these chunks, all that they import, and their styles */
export function filesWith(bundle: Rolldown.OutputBundle, chunks: readonly string[]): Set<string> {
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || files.has(name)) return;
    files.add(name);
    chunk.viteMetadata?.importedCss.forEach((file) => files.add(file));
    chunk.imports.forEach(add);
  };
  chunks.forEach(add);
  return files;
}
