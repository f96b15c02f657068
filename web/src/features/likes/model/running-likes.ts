/**
 * Maps an item's id to whether the member wants to like the item now. Has an entry only while a call for the item is
 * running.
 */
export const wantedLikes = new Map<string, boolean>();
