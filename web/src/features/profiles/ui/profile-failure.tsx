import { PROFILE_MESSAGES } from '@contract/schemas/profile';
import { Button, ButtonLink } from '@/components/button';
import { Notice } from '@/components/notice';
import { ApiError, errorSentence, NetworkError } from '@/services/api-error';
import styles from './profile-failure.module.css';

export const isMemberMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 404;

interface ProfileFailureProps {
  readonly error: Error;
  readonly isFetching: boolean;
  readonly retry: () => void;
}

export function ProfileFailure({ error, isFetching, retry }: ProfileFailureProps) {
  const isOffline = error instanceof NetworkError;
  if (isMemberMissing(error))
    return (
      <Notice title={PROFILE_MISSING.title} role="alert">
        <p>{PROFILE_MISSING.text}</p>
        <ButtonLink to="/">Back to Items</ButtonLink>
      </Notice>
    );
  return (
    <Notice
      title={isOffline ? "You haven't opened this profile yet" : PROFILE_MESSAGES.failed}
      role="alert"
    >
      <p className={styles.reason}>
        {isOffline
          ? 'It needs a connection.'
          : errorSentence(error, 'Please try again in a moment.')}
      </p>
      <Button busy={isFetching} onClick={retry}>
        Try Again
      </Button>
    </Notice>
  );
}

const PROFILE_MISSING = {
  title: 'User Not Found',
  text: "The user profile you're looking for doesn't exist.",
} as const;
