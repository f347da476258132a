/** Id of the card of a scene or an ending on the page. */
export const cardId = (id: string): string => `story-${id}`;
