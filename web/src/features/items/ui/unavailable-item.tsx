import { ITEM_MISSING_MESSAGE } from '@contract/schemas/item';
import { Button } from '@/components/button';
import { FailureCard } from '@/components/failure-card';
import { Notice } from '@/components/notice';
import { Skeleton } from '@/components/surfaces';
import { errorSentence, NetworkError } from '@/services/api-error';
import { FactsSide, PictureSide } from './item-detail-layout';
import styles from './unavailable-item.module.css';

interface UnavailableItemProps {
  readonly isMissing: boolean;
  readonly error: Error | null;
  readonly isFetching: boolean;
  readonly retry: () => void;
  readonly onClose: () => void;
}

export function UnavailableItem({
  isMissing,
  error,
  isFetching,
  retry,
  onClose,
}: UnavailableItemProps) {
  const isOffline = error instanceof NetworkError;
  if (isMissing)
    return (
      <div className={styles.place}>
        <Notice title={ITEM_MISSING_MESSAGE} role="alert">
          <Button onClick={onClose}>Back to Items</Button>
        </Notice>
      </div>
    );
  if (error)
    return (
      <div className={styles.place}>
        <FailureCard
          title={isOffline ? "You haven't opened this item yet" : 'Error loading item'}
          reason={
            isOffline
              ? 'It needs a connection.'
              : errorSentence(error, 'Please try again in a moment.')
          }
          busy={isFetching}
          onRetry={retry}
        />
      </div>
    );
  return <ItemSkeleton />;
}

const ItemSkeleton = () => (
  <>
    <PictureSide role="status" aria-label="Loading item">
      <Skeleton className={styles.picture} />
    </PictureSide>
    <FactsSide>
      <Skeleton className={styles.kinds} />
      <Skeleton className={styles.title} />
      <Skeleton className={styles.price} />
      <Skeleton className={styles.facts} />
    </FactsSide>
  </>
);
