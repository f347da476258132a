/**
 * What to do about a save that another one overtook. All are what would be sent on top of the version that is saved
 * now, so that whatever is not edited here is the same in all of them. Source: docs/behaviour/console.md "Conflicts".
 */
export interface Overtaken {
  /** As it was when the draft was begun. */
  began: unknown;
  mine: unknown;
  /** What was sent from here before and not answered: it may have arrived. */
  tried: readonly unknown[];
  theirs: unknown;
}

/** `take-theirs`: nothing of mine is missing in it. `save-mine`: what they have is from here, but for what is not edited here. `ask`: both changed it. */
export type Judgement = 'take-theirs' | 'save-mine' | 'ask';

export function judgeOvertaken({ began, mine, tried, theirs }: Overtaken): Judgement {
  if (isSame(mine, theirs) || isSame(mine, began)) return 'take-theirs';
  if ([began, ...tried].some((known) => isSame(known, theirs))) return 'save-mine';
  return 'ask';
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
