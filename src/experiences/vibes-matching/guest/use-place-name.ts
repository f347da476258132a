import { useLingui } from '@lingui/react/macro';

/** @returns the name of a position, from 0 */
export function usePlaceName(): (place: number) => string {
  const { t } = useLingui();
  return (place) => [t`first choice`, t`second choice`, t`third choice`][place] ?? '';
}
