export interface MemberLike {
  readonly memberId: string;
  readonly itemId: string;
}

/** What a member's likes that wait in the outbox will be, by item. */
export type QueuedLikes = Readonly<Record<string, boolean>>;
