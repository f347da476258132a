import { useLingui } from '@lingui/react/macro';

/** @returns what the choice at this place is called, the first being 0 */
export function usePlaceName(): (place: number) => string {
  const { t } = useLingui();
  return (place) => [t`first choice`, t`second choice`, t`third choice`][place] ?? '';
}
