/**
 * Maps an item's id to true if the member wants to like the item, and to false if they want to unlike it. Has an entry
 * only while a call for the item is running.
 */
export const wantedLikes = new Map<string, boolean>();
