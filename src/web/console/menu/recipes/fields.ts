import type { Draft, Problem } from './recipe-draft.ts';

/** What every part of the form works with. */
export interface FieldsProps {
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
  /** Empty until the owner tried to save. */
  problems: ReadonlySet<Problem>;
}
