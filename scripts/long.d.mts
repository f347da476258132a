export const LONG_TESTS: readonly string[];
export const TESTS_BY_TURNS: readonly string[];
export const LONG_JOURNEYS: readonly string[];
export const JOURNEYS_BY_TURNS: readonly string[];
export const ON_SQLITE_IN_CI: readonly string[];
export const isBounded: boolean;
export const leftOut: readonly string[];
export function leavingOut(globs: readonly string[]): Record<string, string>;
