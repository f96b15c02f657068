import { PROFILE_MESSAGES } from '@contract/schemas/profile';
import { ButtonLink } from '@/components/button';
import { FailureCard } from '@/components/failure-card';
import { Notice } from '@/components/notice';
import { ApiError, errorSentence, NetworkError } from '@/services/api-error';

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
    <FailureCard
      title={isOffline ? "You haven't opened this profile yet" : PROFILE_MESSAGES.failed}
      reason={
        isOffline ? 'It needs a connection.' : errorSentence(error, 'Please try again in a moment.')
      }
      busy={isFetching}
      onRetry={retry}
    />
  );
}

const PROFILE_MISSING = {
  title: 'User Not Found',
  text: "The user profile you're looking for doesn't exist.",
} as const;
