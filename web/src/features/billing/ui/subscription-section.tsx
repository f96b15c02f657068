import {
  FREE_SUBMISSIONS_PER_MONTH,
  type SubscriptionStatus,
} from '@contract/schemas/subscription';
import { useQuery } from '@tanstack/react-query';
import { Button, ButtonLink } from '@/components/button';
import { ButtonRow } from '@/components/button-row';
import { FailureCard } from '@/components/failure-card';
import { SettingsSection } from '@/components/settings-section';
import { Badge, Skeleton } from '@/components/surfaces';
import text from '@/components/text.module.css';
import { formatMoment } from '@/lib/format';
import { useUpgradeUrl } from '@/lib/upgrade-url';
import { subscriptionStatusQuery } from '../api/subscription-status';
import { shownPlanOf } from '../model/plan';
import { useBillingPortal } from '../model/use-billing-portal';
import styles from './subscription-section.module.css';

interface SubscriptionSectionProps {
  /** Whether the reader is known to be a member. False while the session loads. */
  readonly isMember?: boolean;
}

/** Shows the member's plan and how to change it. */
export function SubscriptionSection({ isMember = true }: SubscriptionSectionProps) {
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    ...subscriptionStatusQuery,
    enabled: isMember,
  });
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
  const { label, billed, date, isPastDue } = shownPlanOf(status);
  return (
    <>
      {isPastDue && (
        <p role="alert" className={styles.pastDue}>
          Your last payment failed. Update your card to keep Premium.
        </p>
      )}
      <p className={styles.plan}>
        <Badge tone={status.isPremium ? 'sticker' : 'plain'}>{label}</Badge>
        {billed && <span>{billed}</span>}
      </p>
      {date && (
        <p>
          {date.word} <time dateTime={date.at}>{formatMoment(date.at)}</time>
        </p>
      )}
      <p>{submissionsText(status.submissionsLeft)}</p>
      <WaysToChange status={status} />
    </>
  );
}

/**
 * Links to the pages on which the member can change the plan. A member who has paid also gets a link to Stripe's
 * billing portal, which has the receipts even after the plan has ended.
 */
function WaysToChange({ status }: { readonly status: SubscriptionStatus }) {
  const upgrade = useUpgradeUrl();
  const hasPaid = status.isPremium || status.subscriptionStatus !== null;
  return (
    <>
      <ButtonRow>
        {!status.isPremium && (
          <ButtonLink to={upgrade} variant="sticker">
            Upgrade to Premium
          </ButtonLink>
        )}
        {hasPaid && <ManageSubscription />}
      </ButtonRow>
      {hasPaid && (
        <p className={styles.portal}>
          {status.isPremium
            ? 'View receipts, update your card, or change or cancel your plan in the billing portal.'
            : 'View your past receipts in the billing portal.'}
        </p>
      )}
    </>
  );
}

const submissionsText = (left: number | null): string =>
  left === null
    ? 'You have unlimited submissions.'
    : `You have ${left} of ${FREE_SUBMISSIONS_PER_MONTH} submissions left this month.`;

/** Opens Stripe's billing portal. */
function ManageSubscription() {
  const { isLeaving, openPortal } = useBillingPortal();
  return (
    <Button variant="outline" busy={isLeaving} keepsFocus onClick={openPortal}>
      {isLeaving ? 'Opening the Billing Portal...' : 'Manage Subscription'}
    </Button>
  );
}
