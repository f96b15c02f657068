import * as z from 'zod/mini';

type Stored = Readonly<Record<string, unknown>>;

const mentionsSchema = z.object({
  mentions: z._default(z.array(z.object({ userId: z.string() })), []),
});

/** Returns the ids of the members whom a stored comment mentions. */
const mentionedIdsIn = (comment: Stored): string[] =>
  mentionsSchema.parse(comment).mentions.map(({ userId }) => userId);

export type CommentChange =
  | { readonly kind: 'new' }
  | { readonly kind: 'mentions'; readonly added: readonly string[] }
  | { readonly kind: 'gone' }
  | { readonly kind: 'none' };

const NONE: CommentChange = { kind: 'none' };

/**
 * Returns which notifications a change of a comment affects. Most changes affect none, for example changes of reply
 * counts, names and badges. `before` is undefined for a new comment, and `after` is undefined for a removed document.
 */
export function commentChange(
  before: Stored | undefined,
  after: Stored | undefined,
): CommentChange {
  const [was, is] = [isShown(before), isShown(after)];
  if (!is || !after) return was ? { kind: 'gone' } : NONE;
  if (!was || !before) return { kind: 'new' };
  const known = new Set(mentionedIdsIn(before));
  const added = mentionedIdsIn(after).filter((id) => !known.has(id));
  return added.length > 0 ? { kind: 'mentions', added } : NONE;
}

/** Returns true if readers see the comment. The document of a deleted comment remains if the comment has replies. */
const isShown = (comment: Stored | undefined): boolean =>
  comment !== undefined && (comment['deletedAt'] ?? null) === null;
