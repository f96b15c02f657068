import type { Comment } from '@contract/schemas/comment';
import { useState } from 'react';
import { Button } from '@/components/button';
import { ModalDialog } from '@/components/modal-dialog';
import { useCommentActions } from '../model/use-comment-actions';
import styles from './delete-question.module.css';

interface DeleteQuestionProps {
  readonly itemId: string;
  readonly memberId: string;
  readonly comment: Comment;
  readonly onClose: () => void;
  /** Called after `onClose`. The button that opened the question is gone. */
  readonly onDeleted: () => void;
}

export function DeleteQuestion(props: DeleteQuestionProps) {
  const { itemId, memberId, comment, onClose, onDeleted } = props;
  const [isDeleting, setDeleting] = useState(false);
  const { remove } = useCommentActions(itemId, memberId);
  const press = async () => {
    setDeleting(true);
    const isDeleted = await remove(comment);
    onClose();
    // The closed dialog gives the focus back first.
    if (isDeleted) requestAnimationFrame(onDeleted);
  };
  return (
    // The keys and swipes that step to another item work only outside of the question.
    <div onKeyDown={stop} onTouchStart={stop}>
      <ModalDialog title="Delete Comment" size="prompt" onClose={onClose}>
        <p>Are you sure you want to delete this comment?</p>
        <div className={styles.buttons}>
          <Button variant="outline" disabled={isDeleting} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="danger" busy={isDeleting} onClick={() => void press()}>
            {isDeleting ? 'Deleting...' : 'Delete'}
          </Button>
        </div>
      </ModalDialog>
    </div>
  );
}

const stop = (event: { stopPropagation: () => void }) => event.stopPropagation();
