import {
  FREE_SUBMISSIONS_PER_MONTH,
  type SubscriptionStatus,
} from '@contract/schemas/subscription';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '@/components/button';
import { FailureCard } from '@/components/failure-card';
import { SettingsSection } from '@/components/settings-section';
import { Badge, Skeleton } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { formatMoment } from '@/lib/format';
import { subscriptionStatusQuery } from '../api/subscription-status';
import { planOf } from '../model/plan';
import styles from './subscription-section.module.css';

export function SubscriptionSection() {
  const { data, isPending, isError, isFetching, refetch } = useQuery(subscriptionStatusQuery);
  return (
    <SettingsSection title="Subscription">
      {data && <Plan status={data} />}
      {isPending && (
        <div role="status">
          <span className={text.screenReaderOnly}>Loading your subscription...</span>
          <Skeleton className={styles.loading} />
        </div>
      )}
      {!data && !isPending && (
        <FailureCard
          message={
            isError
              ? 'You seem to be offline. Please check your connection and try again.'
              : "We couldn't load your subscription."
          }
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </SettingsSection>
  );
}

function Plan({ status }: { readonly status: SubscriptionStatus }) {
  const { label, billed, date } = planOf(status);
  return (
    <>
      <p className={styles.plan}>
        <Badge tone={status.isPremium ? 'sticker' : 'plain'}>{label}</Badge>
        {billed && <span>{billed}</span>}
      </p>
      {date && (
        <p>
          {date.word} {formatMoment(date.at)}
        </p>
      )}
      <p>{submissionsText(status.submissionsLeft)}</p>
      <ButtonLink to="/subscribe" variant="outline" className={styles.link}>
        {status.isPremium ? 'See the Plans' : 'Upgrade to Premium'}
      </ButtonLink>
    </>
  );
}

const submissionsText = (left: number | null): string =>
  left === null
    ? 'You can share as many items as you want.'
    : `You have ${left} of ${FREE_SUBMISSIONS_PER_MONTH} submissions left this month.`;
