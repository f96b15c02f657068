/** By item id, while a call is running for that item: whether the member wants to like it now. */
export const wantedLikes = new Map<string, boolean>();
