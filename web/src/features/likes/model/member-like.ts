export interface MemberLike {
  readonly memberId: string;
  readonly itemId: string;
}

/** By item id: whether the member will like the item after the outbox is sent. */
export type QueuedLikes = Readonly<Record<string, boolean>>;

/** What a like needs to know about the signed-in member. */
export interface LikingMember {
  readonly id: string;
  readonly username: string | null;
}
