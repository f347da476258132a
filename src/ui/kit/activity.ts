/** Reports user activity other than touch and keys, such as speech. */
export const ACTIVITY = 'guest-activity';

export const markActivity = (): void => void window.dispatchEvent(new Event(ACTIVITY));
