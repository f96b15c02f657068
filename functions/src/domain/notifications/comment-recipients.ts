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
 * Returns the members whom a comment concerns, each with the reasons in their order: a mention goes before a reply, and a reply
 * before a comment on one's own item. The author is not among them.
 */
export function commentRecipients(
  { authorId, mentionedIds }: NotifyingComment,
  { ownerId, parentAuthorId }: CommentPlace,
): ReadonlyMap<string, readonly CommentReason[]> {
  const reasons = new Map<string, CommentReason[]>();
  const add = (id: string, reason: CommentReason) =>
    reasons.set(id, [...(reasons.get(id) ?? []), reason]);
  for (const id of new Set(mentionedIds)) add(id, 'mention');
  if (parentAuthorId !== null) add(parentAuthorId, 'reply');
  add(ownerId, 'comment');
  reasons.delete(authorId);
  return reasons;
}
