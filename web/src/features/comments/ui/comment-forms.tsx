import type { Comment } from '@contract/schemas/comment';
import { LazyPart } from '@/components/lazy-part';
import { Skeleton } from '@/components/surfaces';
import { loadOnce } from '@/lib/once';
import { authorName } from '../model/author-name';
import { useCommentActions } from '../model/use-comment-actions';
import { useCommentDraft } from '../model/use-comment-draft';
import type { CommentFormProps } from './comment-form';
import styles from './comment-forms.module.css';

const loadForm = loadOnce(async () => (await import('./comment-form')).CommentForm);

/** A placeholder that is shown until the code of a form has loaded. Visitors do not load this code. */
export const CommentFormSkeleton = () => <Skeleton className={styles.skeleton} />;

const LazyCommentForm = (props: CommentFormProps) => (
  <LazyPart
    load={loadForm}
    loading={<CommentFormSkeleton />}
    failed="We couldn't load the form. Check your connection and try again."
    props={props}
  />
);

interface NewCommentFormProps {
  readonly itemId: string;
  readonly memberId: string;
}

export function NewCommentForm({ itemId, memberId }: NewCommentFormProps) {
  const draft = useCommentDraft({ memberId, itemId, place: '' });
  const { post } = useCommentActions(itemId, memberId);
  return (
    <LazyCommentForm
      label="Add a comment"
      draft={draft}
      submit="Post"
      submitting="Posting..."
      onSubmit={(content) => post(content, null, draft.keyOfText())}
    />
  );
}

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
  const draft = useCommentDraft({ memberId, itemId, place: `reply:${comment.id}` });
  const { post } = useCommentActions(itemId, memberId);
  return (
    <LazyCommentForm
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

export function EditCommentForm({ itemId, memberId, comment, onClose }: RowFormProps) {
  const { id, content: initial } = comment;
  const draft = useCommentDraft({ memberId, itemId, place: `edit:${id}` }, initial);
  const { edit } = useCommentActions(itemId, memberId);
  const cancel = () => {
    draft.clear();
    onClose();
  };
  return (
    <LazyCommentForm
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
