/** What counts as somebody being there besides touch and keys: speech, for one. */
export const ACTIVITY = 'guest-activity';

export const markActivity = (): void => void window.dispatchEvent(new Event(ACTIVITY));
