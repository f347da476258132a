/** Stops the build where delivery.ts and the sources disagree: texts that no catalogue has, a row that holds nothing. */
import type { Plugin } from 'vite';
import { DELIVERY, deliveryOf, isIn, type Delivery } from './delivery.ts';

/** A source that has texts. */
const HAS_TEXTS = /from\s*['"]@lingui\/(?:react|core)\/macro['"]/;

/** @returns what is wrong with a source, if it has texts and its folder no catalogue */
export const textsFault = (path: string, source: string): string | undefined =>
  HAS_TEXTS.test(source) && deliveryOf(path)?.catalogue === undefined
    ? `${path} has texts, and its folder is in no catalogue: add a row to delivery.ts`
    : undefined;

/** @returns the rows, and the files they name, that hold none of these modules */
export function emptyRows(rows: readonly Delivery[], modules: readonly string[]): string[] {
  return rows.flatMap((row) => {
    const wanted = row.first?.map((file) => ({ folder: row.folder, first: [file] })) ?? [row];
    return wanted
      .filter((one) => !modules.some((module) => isIn(one, module)))
      .map(({ folder, first }) => [folder, ...(first ?? [])].join('/'));
  });
}

export const checkDelivery = (): Plugin => ({
  name: 'sipwell-check-delivery',
  apply: 'build',
  transform(code, id) {
    const fault = /\/src\/.*\.tsx?$/.test(id) ? textsFault(id, code) : undefined;
    if (fault) this.error(fault);
    return null;
  },
  generateBundle() {
    const empty = emptyRows(DELIVERY, [...this.getModuleIds()]);
    if (empty.length > 0) this.error(`delivery.ts names what is not there: ${empty.join(', ')}`);
  },
});
