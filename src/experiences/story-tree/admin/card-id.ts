/** The heading of a scene's or an ending's card on the page. */
export const cardId = (id: string): string => `story-${id}`;
