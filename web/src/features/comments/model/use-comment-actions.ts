import { type Comment } from '@contract/schemas/comment';
import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '@/components/toast/toast-store';
import { signInUrl } from '@/lib/sign-in-url';
import { ApiError, errorSentence } from '@/services/api-error';
import { useApiMutation } from '@/services/use-api-mutation';
import { COMMENT_TEXTS } from './comment-texts';
import {
  commentsQuery,
  type NewComment,
  refreshCommentCount,
  sendComment,
  sendDeletion,
  sendEdit,
} from '../api/comments';
import {
  changeCachedComments,
  addCommentUpdater,
  replaceCommentUpdater,
  removeCommentUpdater,
} from './cached-comments';
import { commentFailureToast } from './comment-failure';
import { postCommentMutationKey } from './use-has-posted-comment';
import { queueComment } from './queued-comment';

/**
 * The actions on comments. Each action shows a message, and resolves to true if it succeeded. Without a network, a new
 * comment is queued.
 */
export interface CommentActions {
  readonly post: (content: string, parentId: string | null, key: string) => Promise<boolean>;
  readonly edit: (comment: Comment, content: string) => Promise<boolean>;
  readonly remove: (comment: Comment) => Promise<boolean>;
}

interface Posting {
  readonly comment: NewComment;
  /** The idempotency key of the comment. The draft stores it. */
  readonly key: string;
}

interface Editing {
  readonly comment: Comment;
  readonly content: string;
}

export function useCommentActions(itemId: string, memberId: string): CommentActions {
  const client = useQueryClient();
  const signIn = { login: signInUrl('/login', `/item/${itemId}`) };
  const reasonOf = (error: Error) => errorSentence(error, '');

  const posting = useApiMutation('postComment', {
    mutationKey: postCommentMutationKey(itemId),
    params: { itemId },
    send: ({ comment, key }: Posting): Promise<Comment | Queued> => sendComment(comment, key),
    queue: async ({ comment, key }) => {
      await queueComment(memberId, comment, key);
      return QUEUED;
    },
    onSuccess: (posted) => {
      showToast({ title: 'isQueued' in posted ? COMMENT_TEXTS.waiting : 'Comment posted' });
      if ('isQueued' in posted) return;
      changeCachedComments(client, itemId, addCommentUpdater(posted));
      refreshCommentCount(client, itemId).catch(ignore);
    },
    failure: (error) => commentFailureToast('postFailed', reasonOf(error)),
    signIn,
  });
  const editing = useApiMutation('updateComment', {
    params: { itemId },
    send: ({ comment, content }: Editing) => sendEdit(itemId, comment, content),
    onSuccess: (edited) => {
      changeCachedComments(client, itemId, replaceCommentUpdater(edited));
      showToast({ title: 'Comment updated' });
    },
    // The server refused the edit, because the comment has changed. Shows the newer text, so that the member can submit
    // the edit again.
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409)
        void client.invalidateQueries({ queryKey: commentsQuery(itemId).queryKey });
    },
    failure: (error) => commentFailureToast('updateFailed', reasonOf(error)),
    signIn,
  });
  const deleting = useApiMutation('deleteComment', {
    params: { itemId },
    send: ({ id }: Comment) => sendDeletion(itemId, id),
    onSuccess: (_nothing, { id }) => {
      changeCachedComments(client, itemId, removeCommentUpdater(id));
      showToast({ title: 'Comment deleted' });
      refreshCommentCount(client, itemId).catch(ignore);
    },
    failure: (error) => commentFailureToast('deleteFailed', reasonOf(error)),
    signIn,
  });
  return {
    post: (content, parentId, key) =>
      succeeds(posting.mutateAsync({ comment: { itemId, content, parentId }, key })),
    edit: (comment, content) => succeeds(editing.mutateAsync({ comment, content })),
    remove: (comment) => succeeds(deleting.mutateAsync(comment)),
  };
}

const QUEUED = { isQueued: true } as const;
type Queued = typeof QUEUED;

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

/**
 * Handles a failed refresh of the number of comments. Does nothing, because the server has stored the comment, and live
 * data or the next read corrects the number.
 */
const ignore = () => undefined;
