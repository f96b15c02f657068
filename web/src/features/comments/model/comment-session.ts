export interface CommentingMember {
  readonly id: string;
  /** The member's username. Null if the member has not chosen one yet. */
  readonly username: string | null;
}

export interface CommentSession {
  readonly isLoading: boolean;
  /** The signed-in member, or null for a visitor. */
  readonly member: CommentingMember | null;
  /** The URL of the page on which members set a username. */
  readonly usernamePage: string;
}
