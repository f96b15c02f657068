export interface CommentMember {
  readonly id: string;
  /** Null if the member has to set one up first. */
  readonly username: string | null;
}

export interface CommentSession {
  readonly isLoading: boolean;
  /** Null for a visitor. */
  readonly member: CommentMember | null;
  /** The address of the page on which a member sets a username. */
  readonly usernamePage: string;
}
