import { useLingui } from '@lingui/react/macro';

/** @returns names as a list of the reader's language: "gin, rum", 氈酒及冧酒 */
export function useListOf(): (names: readonly string[]) => string {
  const { i18n } = useLingui();
  const list = new Intl.ListFormat(i18n.locale, { type: 'conjunction', style: 'narrow' });
  return (names) => list.format(names);
}
