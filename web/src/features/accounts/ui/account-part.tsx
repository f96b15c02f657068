import type { Account } from '@contract/schemas/credentials';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '@/components/button';
import { Skeleton } from '@/components/surfaces';
import { errorSentence } from '@/services/api-error';
import { accountQuery } from '../api/account';
import styles from './credential-section.module.css';

/** Shows what depends on how the member signs in, or a placeholder, or why it cannot be loaded. */
export function AccountPart({ children }: { readonly children: (account: Account) => ReactNode }) {
  const account = useQuery(accountQuery);
  if (account.data) return children(account.data);
  if (account.isFetching) return <Skeleton className={styles.loading} />;
  return (
    <div role="alert" className={styles.section}>
      <p>{errorSentence(account.error, "We couldn't load your account.")}</p>
      <Button variant="outline" onClick={() => void account.refetch()}>
        Try Again
      </Button>
    </div>
  );
}
