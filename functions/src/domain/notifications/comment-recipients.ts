/** Why a member is notified of a comment. */
export type CommentNotificationReason = 'mention' | 'reply' | 'comment';

interface NotifyingComment {
  readonly authorId: string;
  readonly mentionedIds: readonly string[];
}

interface CommentPlace {
  readonly ownerId: string;
  /**
   * The id of the author of the parent comment. Null if the comment is on the item itself, or if the parent comment is
   * deleted.
   */
  readonly parentAuthorId: string | null;
}

/**
 * Returns the members to notify of a comment, each with the reasons. The most important reason is first: a mention,
 * then a reply, then a comment on an own item. Leaves out the author of the comment.
 */
export function commentRecipients(
  { authorId, mentionedIds }: NotifyingComment,
  { ownerId, parentAuthorId }: CommentPlace,
): ReadonlyMap<string, readonly CommentNotificationReason[]> {
  const reasons = new Map<string, CommentNotificationReason[]>();
  const add = (id: string, reason: CommentNotificationReason) =>
    reasons.set(id, [...(reasons.get(id) ?? []), reason]);
  for (const id of new Set(mentionedIds)) add(id, 'mention');
  if (parentAuthorId !== null) add(parentAuthorId, 'reply');
  add(ownerId, 'comment');
  reasons.delete(authorId);
  return reasons;
}
