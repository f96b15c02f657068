import { authorName } from '../model/author-name';
import type { Comment } from '@contract/schemas/comment';
import { useCommentActions } from '../model/use-comment-actions';
import { useDraft } from '../model/use-draft';
import { CommentForm } from './comment-form';

interface RowFormProps {
  readonly itemId: string;
  readonly memberId: string;
  readonly comment: Comment;
  readonly onClose: () => void;
}

const closing = async (onClose: () => void, isDone: Promise<boolean>): Promise<boolean> => {
  const done = await isDone;
  if (done) onClose();
  return done;
};

export function ReplyForm({ itemId, memberId, comment, onClose }: RowFormProps) {
  const draft = useDraft({ memberId, itemId, place: `reply:${comment.id}` });
  const { post } = useCommentActions(itemId, memberId);
  return (
    <CommentForm
      label={`Reply to ${authorName(comment)}`}
      draft={draft}
      submit="Reply"
      submitting="Posting..."
      autoFocus
      onSubmit={(content) => closing(onClose, post(content, comment.id, draft.keyOfText()))}
      onCancel={onClose}
    />
  );
}

export function EditForm({ itemId, memberId, comment, onClose }: RowFormProps) {
  const { id, content: initial } = comment;
  const draft = useDraft({ memberId, itemId, place: `edit:${id}` }, initial);
  const { edit } = useCommentActions(itemId, memberId);
  const cancel = () => {
    draft.clear();
    onClose();
  };
  return (
    <CommentForm
      label="Edit your comment"
      draft={draft}
      initial={initial}
      submit="Save"
      submitting="Saving..."
      autoFocus
      onSubmit={(content) => closing(onClose, edit(comment, content))}
      onCancel={cancel}
    />
  );
}
