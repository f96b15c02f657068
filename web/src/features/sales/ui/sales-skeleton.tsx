import { Skeleton } from '@/components/surfaces';
import styles from './sales-skeleton.module.css';

export const SalesSkeleton = () => (
  <div data-testid="sales-skeleton" className={styles.skeletons}>
    <Skeleton className={styles.cards} />
    <Skeleton className={styles.chart} />
  </div>
);
