/** For screen tests: a drink as a guest's phone receives it. */
import type { GuestRecipe } from '#contract/menu/recipes.ts';
export declare const guestRecipe: (more?: Partial<GuestRecipe>) => GuestRecipe;
export declare const guestSoda: (more?: Partial<GuestRecipe>) => GuestRecipe;
