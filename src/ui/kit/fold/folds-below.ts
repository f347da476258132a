import { createContext } from 'react';

/** In px of the screen: where the style sheets begin to put things below each other. */
export const PHONE_BELOW = 640;

/** Where a page has a rail, a list or two columns beside each other and room for each: below it a tablet folds. */
export const TABLET_BELOW = 1180;

/** For what is set once, and looked at seldom: it folds on every screen. */
export const EVERYWHERE_BELOW = 100_000;

/** Parts fold on screens narrower than this many px. What is long on a tablet, too, gives more. */
export const FoldsBelow = createContext(PHONE_BELOW);
