import type { Comment } from '@contract/schemas/comment';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/confirm-dialog';
import { useCommentActions } from '../model/use-comment-actions';

interface DeleteCommentQuestionProps {
  readonly itemId: string;
  readonly memberId: string;
  readonly comment: Comment;
  readonly onClose: () => void;
  /** Called after `onClose` to move the focus, because the button that opened the question has disappeared. */
  readonly onDeleted: () => void;
}

export function DeleteCommentQuestion(props: DeleteCommentQuestionProps) {
  const { itemId, memberId, comment, onClose, onDeleted } = props;
  const [isDeleting, setDeleting] = useState(false);
  const { remove } = useCommentActions(itemId, memberId);
  const press = async () => {
    setDeleting(true);
    const isDeleted = await remove(comment);
    onClose();
    // Waits for the next frame, because the closing dialog first focuses the button that opened it.
    if (isDeleted) requestAnimationFrame(onDeleted);
  };
  return (
    <ConfirmDialog
      title="Delete Comment"
      act="Delete Comment"
      busyAct="Deleting..."
      keep="Keep It"
      isPending={isDeleting}
      onAct={() => void press()}
      onKeep={onClose}
    >
      <p>Are you sure you want to delete this comment?</p>
    </ConfirmDialog>
  );
}
