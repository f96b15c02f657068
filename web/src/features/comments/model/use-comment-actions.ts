import { type Comment } from '@contract/schemas/comment';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { showToast, useSignInAgain } from '@/components/toast/toast-store';
import { signInAddress } from '@/lib/sign-in-address';
import { ApiError, errorSentence, isUnauthorized, NetworkError } from '@/services/api-error';
import { COMMENT_TEXTS } from './comment-texts';
import {
  commentsQuery,
  type NewComment,
  refreshCount,
  sendComment,
  sendDeletion,
  sendEdit,
} from '../api/comments';
import { changeComments, withComment, withEdited, withoutComment } from './cached-comments';
import { showCommentFailure } from './comment-failure';
import { queueComment } from './queued-comment';

/** Each returns whether it succeeded, and shows a message. Without a network, a new comment waits in the outbox. */
export interface CommentActions {
  readonly post: (content: string, parentId: string | null, key: string) => Promise<boolean>;
  readonly edit: (comment: Comment, content: string) => Promise<boolean>;
  readonly remove: (comment: Comment) => Promise<boolean>;
}

export function useCommentActions(itemId: string, memberId: string): CommentActions {
  const client = useQueryClient();
  const signInAgain = useSignInAgain(signInAddress('/login', `/item/${itemId}`));

  const attempt = async (
    work: () => Promise<void>,
    failure: 'postFailed' | 'updateFailed' | 'deleteFailed',
  ): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      if (isUnauthorized(error)) signInAgain();
      else showCommentFailure(failure, errorSentence(error, ''));
      return false;
    }
  };

  return {
    post: (content, parentId, key) =>
      attempt(
        () => postOrQueue(client, memberId, { itemId, content, parentId }, key),
        'postFailed',
      ),
    edit: (comment, content) =>
      attempt(async () => {
        try {
          const edited = await sendEdit(itemId, comment, content);
          changeComments(client, itemId, withEdited(edited));
        } catch (error) {
          // Shows the newer text, so that the member can save again.
          if (error instanceof ApiError && error.status === 409)
            await client.invalidateQueries({ queryKey: commentsQuery(itemId).queryKey });
          throw error;
        }
        showToast({ title: 'Comment updated' });
      }, 'updateFailed'),
    remove: (comment) =>
      attempt(async () => {
        await sendDeletion(itemId, comment.id);
        changeComments(client, itemId, withoutComment(comment.id));
        showToast({ title: 'Comment deleted' });
        refreshCount(client, itemId).catch(ignore);
      }, 'deleteFailed'),
  };
}

async function postOrQueue(
  client: QueryClient,
  memberId: string,
  comment: NewComment,
  key: string,
): Promise<void> {
  try {
    if (!navigator.onLine) throw new NetworkError();
    const posted = await sendComment(comment, key);
    changeComments(client, comment.itemId, withComment(posted));
    showToast({ title: 'Comment posted' });
    refreshCount(client, comment.itemId).catch(ignore);
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error;
    await queueComment(memberId, comment, key);
    showToast({ title: COMMENT_TEXTS.waiting });
  }
}

/** The comment is stored. Live data or the next read brings the count. */
const ignore = () => undefined;
