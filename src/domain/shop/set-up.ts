/** Setting up a bar of one's own, step by step. Source: docs/behaviour/set-up.md. */

/** After the account, which an empty server asks for first. */
export const SET_UP_STEPS = ['bar', 'menu', 'machine', 'kiosk', 'ready'] as const;
export type SetUpStep = (typeof SET_UP_STEPS)[number];

/** After so long without a step somebody else may go on without asking. Milliseconds. */
export const SET_UP_HELD_MS = 30 * 60_000;
