import { SHARE_START_URL } from '@contract/rules/start-url';
import { ButtonLink } from '@/components/button';
import { FailureCard } from '@/components/failure-card';
import { Notice } from '@/components/notice';
import { signInUrl } from '@/lib/sign-in-url';
import { errorSentence, NetworkError } from '@/services/api-error';
import type { OwnItems } from '../model/use-own-items';

interface OwnItemsFailureProps extends Pick<OwnItems, 'error' | 'isFetching' | 'retry'> {
  /** The sentence that says what could not be loaded. */
  readonly message: string;
  /** The URL to open after signing in. */
  readonly url: string;
}

export const OwnItemsFailure = ({
  message,
  error,
  isFetching,
  retry,
  url,
}: OwnItemsFailureProps) => (
  <FailureCard
    title="Failed to load your items."
    message={!(error instanceof NetworkError) && message}
    reason={errorSentence(error, 'Please try again in a moment.')}
    busy={isFetching}
    onRetry={retry}
  >
    <ButtonLink variant="outline" to={signInUrl('/login', url)}>
      Login Again
    </ButtonLink>
  </FailureCard>
);

export const NoOwnItems = () => (
  <Notice title="Share Your First Sale">
    <p>What you share appears here, with its profit, likes and comments.</p>
    <ButtonLink to={SHARE_START_URL}>Share a Sale</ButtonLink>
  </Notice>
);
