import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { FailureCard } from '@/components/failure-card';
import { SettingsSection } from '@/components/settings-section';
import { Skeleton } from '@/components/surfaces';
import { errorSentence } from '@/services/api-error';
import { feesQuery } from '../api/fees';
import { FEES_ID } from '../model/fees-address';
import { FeesForm } from './fees-form';
import styles from './fees-section.module.css';

const FAILED = "We couldn't load your fees. Please try again.";

/** The part of the account settings with the fees from which net profit is estimated. */
export function FeesSection() {
  const { data, error, isFetching, refetch } = useQuery(feesQuery);
  const { hash, key } = useLocation();
  const section = useRef<HTMLDivElement>(null);
  const isReady = data !== undefined;
  useEffect(() => {
    if (isReady && hash === `#${FEES_ID}`) section.current?.focus();
  }, [isReady, hash, key]);
  return (
    <div ref={section} id={FEES_ID} tabIndex={-1} className={styles.target}>
      <SettingsSection title="Marketplace Fees">
        <p>
          We estimate your net profit with these fees. They are the standard fees in the United
          States and leave out what depends on the category, shipping, sales tax, ads and store
          plans. If you know what you pay, enter it here.
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
    </div>
  );
}
