import { SHARE_ADDRESS } from '@contract/rules/start-address';
import { Button, ButtonLink } from '@/components/button';
import { Notice } from '@/components/notice';
import { signInAddress } from '@/lib/sign-in-address';
import { errorSentence, NetworkError } from '@/services/api-error';
import type { OwnItems } from '../model/use-own-items';
import styles from './own-items-section.module.css';

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
  <Notice title="Failed to load your items." role="alert">
    {!(error instanceof NetworkError) && <p>{message}</p>}
    <p className={styles.muted}>{errorSentence(error, 'Please try again in a moment.')}</p>
    <div className={styles.choices}>
      <Button busy={isFetching} onClick={retry}>
        Try Again
      </Button>
      <ButtonLink variant="outline" to={signInAddress('/login', address)}>
        Login Again
      </ButtonLink>
    </div>
  </Notice>
);

export const NoOwnItems = () => (
  <Notice title="Share your first sale">
    <p>What you share appears here, with its profit, likes and comments.</p>
    <ButtonLink to={SHARE_ADDRESS}>Share a Sale</ButtonLink>
  </Notice>
);
