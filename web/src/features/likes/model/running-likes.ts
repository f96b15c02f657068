/** What the member wants of the items whose calls are on their way, by the item's id. */
export const wantedLikes = new Map<string, boolean>();
