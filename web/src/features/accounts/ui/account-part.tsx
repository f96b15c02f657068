import type { SignInMethods } from '@contract/schemas/credentials';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailureCard } from '@/components/failure-card';
import { Skeleton } from '@/components/surfaces';
import { errorSentence } from '@/services/api-error';
import { accountQuery } from '../api/account';
import styles from './credential-section.module.css';

/**
 * Renders `children` with the member's account. Shows a skeleton while the account loads, and a message if it cannot
 * be loaded.
 */
export function AccountPart({
  children,
}: {
  readonly children: (account: SignInMethods) => ReactNode;
}) {
  const account = useQuery(accountQuery);
  if (account.data) return children(account.data);
  if (account.isFetching) return <Skeleton className={styles.loading} />;
  return (
    <FailureCard
      message={errorSentence(account.error, "We couldn't load your account.")}
      onRetry={() => void account.refetch()}
    />
  );
}
