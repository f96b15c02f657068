import { useQuery } from '@tanstack/react-query';
import { FailureCard } from '@/components/failure-card';
import { SettingsSection } from '@/components/settings-section';
import { Skeleton } from '@/components/surfaces';
import { errorSentence } from '@/services/api-error';
import { feesQuery } from '../api/fees';
import { FeesForm } from './fees-form';
import styles from './fees-section.module.css';

const FAILED = "We couldn't load your fees. Please try again.";

/** The part of the account settings with the fees from which net profit is estimated. */
export function FeesSection() {
  const { data, error, isFetching, refetch } = useQuery(feesQuery);
  return (
    <SettingsSection title="Marketplace Fees">
      <p>
        We estimate your net profit with these fees. They are the standard fees in the United States
        and leave out what depends on the category, shipping, sales tax, ads and store plans. If you
        know what you pay, enter it here.
      </p>
      {data ? (
        <FeesForm fees={data} />
      ) : error ? (
        <FailureCard
          message={errorSentence(error, FAILED)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton data-testid="fees-skeleton" className={styles.skeleton} />
      )}
    </SettingsSection>
  );
}
