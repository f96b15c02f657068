/** Why a comment concerns a member. */
export type CommentReason = 'mention' | 'reply' | 'comment';

interface NotifyingComment {
  readonly authorId: string;
  readonly mentionedIds: readonly string[];
}

interface CommentPlace {
  readonly ownerId: string;
  /** Null for a comment on the item, or if the parent is deleted. */
  readonly parentAuthorId: string | null;
}

/**
 * Returns the members whom a comment concerns, each with one reason: a mention goes before a reply, and a reply before a
 * comment on one's own item. The author is not among them.
 */
export function commentRecipients(
  { authorId, mentionedIds }: NotifyingComment,
  { ownerId, parentAuthorId }: CommentPlace,
): ReadonlyMap<string, CommentReason> {
  const reasons = new Map<string, CommentReason>([[ownerId, 'comment']]);
  if (parentAuthorId !== null) reasons.set(parentAuthorId, 'reply');
  for (const id of mentionedIds) reasons.set(id, 'mention');
  reasons.delete(authorId);
  return reasons;
}
