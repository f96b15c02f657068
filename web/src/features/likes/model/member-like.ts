export interface MemberLike {
  readonly memberId: string;
  readonly itemId: string;
}

/** Whether the member will like an item once the outbox is sent, by the item's id. */
export type QueuedLikes = Readonly<Record<string, boolean>>;

/** The signed-in member, as a like needs them. */
export interface LikingMember {
  readonly id: string;
  readonly username: string | null;
}
