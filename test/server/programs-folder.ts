/** Before and after a run: where its first worker that needs it builds the server. Below `dist`, from where packages are found. */
import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    programsFolder: string;
  }
}

export function setup(project: TestProject): () => void {
  const folder = `dist/programs-${process.pid}`;
  project.provide('programsFolder', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
