import { SHARE_START_URL } from '@contract/rules/start-url';
import { ButtonLink } from '@/components/button';
import { FailureCard } from '@/components/failure-card';
import { Notice } from '@/components/notice';
import { signInAddress } from '@/lib/sign-in-address';
import { errorSentence, NetworkError } from '@/services/api-error';
import type { OwnItems } from '../model/use-own-items';

interface OwnItemsFailureProps extends Pick<OwnItems, 'error' | 'isFetching' | 'retry'> {
  /** Says what could not be loaded. */
  readonly message: string;
  /** The address to return to after signing in. */
  readonly address: string;
}

export const OwnItemsFailure = ({
  message,
  error,
  isFetching,
  retry,
  address,
}: OwnItemsFailureProps) => (
  <FailureCard
    title="Failed to load your items."
    message={!(error instanceof NetworkError) && message}
    reason={errorSentence(error, 'Please try again in a moment.')}
    busy={isFetching}
    onRetry={retry}
  >
    <ButtonLink variant="outline" to={signInAddress('/login', address)}>
      Login Again
    </ButtonLink>
  </FailureCard>
);

export const NoOwnItems = () => (
  <Notice title="Share your first sale">
    <p>What you share appears here, with its profit, likes and comments.</p>
    <ButtonLink to={SHARE_START_URL}>Share a Sale</ButtonLink>
  </Notice>
);
