import { COMMENT_MESSAGES } from '@contract/schemas/comment';
import { Link } from 'react-router-dom';
import { signInAddress } from '@/lib/sign-in-address';
import { COMMENT_TEXTS } from '../model/comment-texts';
import type { CommentSession } from '../model/comment-session';
import { CommentFormSkeleton, NewCommentForm } from './comment-forms';
import styles from './comment-gate.module.css';

interface CommentGateProps {
  readonly itemId: string;
  readonly session: CommentSession;
}

/** The form for a new comment, or what a person has to do before commenting. */
export function CommentGate({ itemId, session }: CommentGateProps) {
  const { isLoading, member, usernamePage } = session;
  if (isLoading) return <CommentFormSkeleton />;
  if (!member)
    return (
      <Prompt
        message={COMMENT_TEXTS.signInRequired}
        to={signInAddress('/login', `/item/${itemId}`)}
        label="Sign in"
      />
    );
  if (member.username === null)
    return (
      <Prompt message={COMMENT_MESSAGES.usernameRequired} to={usernamePage} label="Set username" />
    );
  return <NewCommentForm itemId={itemId} memberId={member.id} />;
}

interface PromptProps {
  readonly message: string;
  readonly to: string;
  readonly label: string;
}

const Prompt = ({ message, to, label }: PromptProps) => (
  <p className={styles.prompt}>
    {message}{' '}
    <Link to={to} className={styles.link}>
      {label}
    </Link>
  </p>
);
