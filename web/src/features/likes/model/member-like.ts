export interface MemberLike {
  readonly memberId: string;
  readonly itemId: string;
}

/** Maps the id of an item with a queued like to whether the member will like the item after the outbox is sent. */
export type QueuedLikes = Readonly<Record<string, boolean>>;

/** The properties of the signed-in member that a like needs. */
export interface LikingMember {
  readonly id: string;
  readonly username: string | null;
}
