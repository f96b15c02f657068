import type { Subscription } from '@contract/schemas/subscription';
import type { CurrentUser } from '@contract/schemas/user';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { currentUserQuery } from '@/features/accounts/api/current-user';
import { useViewer } from '@/features/accounts/model/session';
import { useHandleSessionChanges } from '@/features/accounts/model/use-handle-session-changes';
import { subscriptionStatusQuery } from '@/features/billing/api/subscription-status';
import { usePageRestored } from '@/lib/use-page-restored';
import { onPlanChange, PLAN_TAGS } from '@/services/plan-changes';
import { refreshTags } from '@/services/refresh-after-call';
import { announceSessionChange } from '@/services/session-channel';

/** Watches the session of this tab and of other tabs, and the member's plan. Loads after the first paint. */
export function SessionWatcher() {
  useHandleSessionChanges();
  return <PlanSync />;
}

/**
 * The time between two requests of the plan, in milliseconds. These requests also notice that the session has ended. A
 * response may be up to 5 seconds out of date, so the tab notices a change within a minute.
 */
const CHECK_MS = 55_000;

/** Shows a changed plan of the member without a reload. Loads after the first paint. */
function PlanSync() {
  const { data: user } = useQuery(currentUserQuery);
  return user && <MemberPlanSync key={user.id} user={user} />;
}

function MemberPlanSync({ user }: { readonly user: CurrentUser }) {
  const client = useQueryClient();
  const readPlan = () => void refreshTags(client, PLAN_TAGS);
  const follow = useEffectEvent(() => {
    readPlan();
    void refreshIdToken();
  });
  useEffect(() => onPlanChange(follow), []);
  // Requests the plan when the member comes back from a page of Stripe.
  usePageRestored(readPlan);
  useRegularCheck(user, () => {
    readPlan();
    announceSessionChange('plan-changed');
  });
  return null;
}

/**
 * Requests the plan every `CHECK_MS` milliseconds while the page is visible. Calls `onDifference` if the plan differs
 * from the plan on the screen.
 */
function useRegularCheck(user: CurrentUser, onDifference: () => void): void {
  const isShownPremium = useViewer() === 'premium';
  const { data: status, dataUpdatedAt } = useQuery({
    ...subscriptionStatusQuery,
    staleTime: CHECK_MS,
    refetchInterval: CHECK_MS,
    refetchOnWindowFocus: true,
  });
  const compare = useEffectEvent(() => {
    if (status && (hasOtherPlan(user, status) || isShownPremium !== status.isPremium))
      onDifference();
  });
  useEffect(() => compare(), [dataUpdatedAt]);
}

const hasOtherPlan = (user: Subscription, status: Subscription): boolean =>
  user.subscriptionStatus !== status.subscriptionStatus ||
  user.subscriptionPlan !== status.subscriptionPlan ||
  user.subscriptionEndDate !== status.subscriptionEndDate;

/**
 * Gets a new ID token, because Firestore's rules read the plan from the token. Loads the code of Firebase if it is not
 * loaded. This happens rarely, because a plan rarely changes.
 */
async function refreshIdToken(): Promise<void> {
  try {
    const { refreshIdToken: refresh } = await import('@/services/firebase-auth');
    await refresh();
  } catch (error) {
    console.warn('Could not refresh the sign-in with Firebase.', error);
  }
}
