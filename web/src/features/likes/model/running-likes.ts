/** Whether the member wants to like an item while a call for it is running, by the item's id. */
export const wantedLikes = new Map<string, boolean>();
