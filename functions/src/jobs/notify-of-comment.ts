import { commentChange } from '../domain/notifications/comment-change';
import type { Logger } from '../lib/logger';
import type { NotifyOfComments } from '../services/notifications/notify-of-comments';

type Stored = Readonly<Record<string, unknown>>;

/** A change of `items/{itemId}/comments/{commentId}`, as the database delivers it. Undefined: no document. */
export interface CommentEvent {
  readonly itemId: string;
  readonly commentId: string;
  readonly before: Stored | undefined;
  readonly after: Stored | undefined;
}

interface NotifyOfCommentParts {
  readonly notify: NotifyOfComments;
  readonly log: Logger;
}

/** Runs for every change of a comment, and reads nothing unless it is new, mentions others or is gone. */
export function createNotifyOfComment({ notify, log }: NotifyOfCommentParts) {
  return async ({ before, after, ...key }: CommentEvent): Promise<void> => {
    const change = commentChange(before, after);
    try {
      if (change.kind === 'new') await notify.comment(key);
      else if (change.kind === 'mentions') await notify.mentions(key, change.added);
      else if (change.kind === 'gone') await notify.removeOfComment(key);
    } catch (error) {
      log.error('comment_notification_failed', { ...key, error });
      throw error;
    }
  };
}
