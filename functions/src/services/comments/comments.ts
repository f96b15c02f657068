import { createHash } from 'node:crypto';
import { commentView } from '@contract/rules/comment-view';
import { withoutCommentsByAuthors } from '@contract/rules/hidden-comments';
import { type Comment, COMMENT_MESSAGES, type CommentPage } from '@contract/schemas/comment';
import type { ItemsChangeOutput } from '@contract/endpoints/define-endpoint';
import { AppError } from '../../lib/app-error';
import type { Actor } from '../../lib/authority';
import { type IdempotencyKey, requireSameRequest } from '../../lib/idempotency-key';
import type { AchievementsRepo } from '../../repos/achievements-repo';
import type { CommentKey, CommentsRepo, CommentRefusal } from '../../repos/comments-repo';
import type { StoredComment } from '../../repos/stored-comment';
import type { UserRecord } from '../../repos/users-repo';
import { bylineAt } from '../accounts/byline-copier';
import type { ItemLookup } from '../items/item-lookup';
import type { VisibleItemLookup } from '../items/visible-item-lookup';
import type { ReaderContext } from '../blocking/blocked-members';
import type { MentionFinder } from './mention-finder';

const REPLY_TO_REPLY = "You can't reply to a reply.";
const NOT_YOURS = 'You can only change your own comments.';
const CHANGED_ELSEWHERE =
  'This comment was changed elsewhere. Check the newer text, then save yours again.';

interface CommentsDeps {
  readonly comments: CommentsRepo;
  readonly itemLookup: ItemLookup;
  readonly mentionFinder: MentionFinder;
  readonly visibleItemLookup: VisibleItemLookup;
  readonly achievements: Pick<AchievementsRepo, 'unlockDue'>;
  readonly now: () => Date;
}

interface Post {
  readonly itemId: string;
  readonly actor: Actor;
  readonly content: string;
  readonly parentId: string | null;
  readonly idempotencyKey: IdempotencyKey;
}

interface Edit extends CommentKey {
  readonly actor: Actor;
  readonly content: string;
  readonly updatedAt: string | undefined;
}

interface PageOf {
  readonly itemId: string;
  readonly limit: number;
  readonly after?: string | undefined;
}

interface OneComment {
  readonly comment: Comment;
}

export interface Comments {
  /**
   * Returns a page of comments. Leaves out the comments of members whom the reader has blocked, so a page can be
   * shorter than its limit. Throws AppError 'not_found' if the item is not live, if the reader has blocked its owner,
   * or if the comment `after` does not exist.
   */
  list(page: PageOf, reader: ReaderContext): Promise<CommentPage>;
  /**
   * Stores a comment. If the idempotency key is repeated, returns the first comment. Throws AppError 'not_found' if the
   * item is not live or the parent is deleted, 'bad_request' for a reply to a reply, 'username_required' if the member
   * has no username, and 'key_reused' if the key is repeated with a different text.
   */
  post(post: Post): Promise<ItemsChangeOutput<OneComment>>;
  /**
   * Changes the text of a comment. Throws AppError 'not_found' if the item is not live or the comment is gone,
   * 'forbidden' if the comment belongs to another member, or 'conflict' if it has changed since `updatedAt`.
   */
  edit(edit: Edit): Promise<OneComment>;
  /**
   * Deletes a comment. Idempotent. Also works if the item is not live. Throws AppError 'forbidden' for another member's
   * comment.
   */
  remove(key: CommentKey & { readonly actor: Actor }): Promise<ItemsChangeOutput<undefined>>;
}

export function createCommentsService(deps: CommentsDeps): Comments {
  const { comments, itemLookup, mentionFinder, visibleItemLookup, achievements, now } = deps;
  const bylineOf = (author: UserRecord) => bylineAt(author, now());
  return {
    list: async ({ itemId, limit, after }, reader) => {
      const { blocked } = await visibleItemLookup.get(itemId, reader);
      // Reads one comment more than the page contains, to find out whether there is a next page.
      const found = await comments.list(itemId, limit + 1, after);
      if (!found) throw missing();
      const shown = found.slice(0, limit);
      const next = found.length > limit ? (shown.at(-1)?.id ?? null) : null;
      return withoutCommentsByAuthors({ comments: shown.map(viewOf), next }, blocked.ids);
    },
    post: async ({ itemId, actor, content, parentId, idempotencyKey }) => {
      const commentId = commentIdOf(actor.uid, itemId, idempotencyKey.sent);
      const added = await whenLive(deps, { itemId, commentId }, async () => {
        const parent = await parentOf(comments, itemId, parentId);
        const mentions = await mentionFinder.in(content);
        const requestMac = idempotencyKey.bound;
        const comment = { by: actor, content, mentions, parent, requestMac, bylineOf };
        return comments.add({ itemId, commentId, ...comment });
      });
      if (added === 'no-byline')
        throw new AppError('username_required', COMMENT_MESSAGES.usernameRequired);
      if (added === 'missing') throw missing();
      await achievements.unlockDue({ uid: actor.uid, at: now() });
      const result = { output: { comment: viewOf(added) }, changedAt: added.countedAt };
      return requireSameRequest({ boundTo: added.record.requestMac, result }, idempotencyKey);
    },
    edit: async ({ actor, updatedAt, ...change }) => {
      await itemLookup.get(change.itemId);
      const edited = await comments.update({
        ...change,
        by: actor,
        mentions: await mentionFinder.in(change.content),
        updatedAt: updatedAt === undefined ? null : new Date(updatedAt),
      });
      if (typeof edited === 'string') throw REFUSALS[edited]();
      return { comment: viewOf(edited) };
    },
    remove: async ({ actor, ...key }) => {
      const changedAt = await comments.remove({ ...key, by: actor });
      if (changedAt === 'foreign') throw REFUSALS.foreign();
      return { output: undefined, changedAt };
    },
  };
}

/**
 * Calls `add`, which stores a comment, if the item is live. If the item or the parent comment is gone, a repeated
 * request still returns the comment that the first request stored.
 */
async function whenLive<T>(
  { comments, itemLookup }: CommentsDeps,
  key: CommentKey,
  add: () => Promise<T>,
): Promise<T | StoredComment> {
  try {
    await itemLookup.get(key.itemId);
    return await add();
  } catch (error) {
    const first = error instanceof AppError ? await comments.get(key) : null;
    if (first?.record.deletedAt === null) return first;
    throw error;
  }
}

async function parentOf(
  comments: CommentsRepo,
  itemId: string,
  parentId: string | null,
): Promise<StoredComment | null> {
  if (parentId === null) return null;
  const parent = await comments.get({ itemId, commentId: parentId });
  if (parent?.record.deletedAt !== null) throw missing();
  if (parent.record.parentId === null) return parent;
  const message = REPLY_TO_REPLY;
  throw new AppError('bad_request', message, {
    issues: [{ path: ['body', 'parentId'], message }],
  });
}

const viewOf = ({ id, record }: StoredComment): Comment => commentView(id, record);

/**
 * Returns the id of a comment. It derives from member, item and key, so that a repeated request finds the comment that
 * the first request stored.
 */
function commentIdOf(uid: string, itemId: string, key: string): string {
  const named = JSON.stringify([uid, itemId, key]);
  return createHash('sha256').update(named).digest('hex').slice(0, 32);
}

const missing = () => new AppError('not_found', COMMENT_MESSAGES.missing);

const REFUSALS: Readonly<Record<CommentRefusal, () => AppError>> = {
  missing,
  foreign: () => new AppError('forbidden', NOT_YOURS),
  outdated: () => new AppError('conflict', CHANGED_ELSEWHERE),
};
