export interface LikeOfMember {
  readonly memberId: string;
  readonly itemId: string;
}

/**
 * Maps the id of each item with a queued call to true if the call likes the item, and to false if it unlikes the item.
 */
export type QueuedLikes = Readonly<Record<string, boolean>>;

/** The properties of the signed-in member that a like needs. */
export interface LikingMember {
  readonly id: string;
  readonly username: string | null;
}
