import { showToast } from '@/components/toast/toast-store';
import type { EndedSession } from '@/lib/forget-stored';
import { pauseSaving } from '@/services/saved/persist-queries';

/** Deletes a member's data from this browser after the member has signed out. */
export const forgetMember = (memberId: string): Promise<void> =>
  forget({ end: 'signed-out', memberId });

/**
 * Deletes the last member's data after the session ended at `/api/logout`. Keeps the queued calls, such as shares,
 * because `/api/logout` cannot ask the member whether to delete them. Only the same member can see these calls again.
 */
export async function forgetLastMember(): Promise<void> {
  const { lastOwner } = await import('@/services/saved/saved-store');
  const memberId = await lastOwner();
  if (memberId === null) return forget({ end: 'ended-elsewhere', current: null });
  await Promise.all([forget({ end: 'logout-link', memberId }), tellOfWaitingShares(memberId)]);
}

async function forget(ended: EndedSession): Promise<void> {
  await pauseSaving();
  const [{ forgetTabDrafts }, { forgetSentMailAddress }, { forgetMembers }] = await Promise.all([
    import('@/lib/tab-drafts'),
    import('@/features/accounts/model/sent-mail-address'),
    import('@/services/forget-members'),
  ]);
  // Deletes the drafts in the sessionStorage of this tab.
  forgetTabDrafts();
  forgetSentMailAddress();
  await forgetMembers(ended);
}

async function tellOfWaitingShares(memberId: string): Promise<void> {
  const [
    { listLabeledEntries },
    { takeSentItemsVersion },
    { queuedCallCounts },
    { clearAppBadge },
  ] = await Promise.all([
    import('@/lib/outbox/outbox-store'),
    import('@/lib/outbox/sent-by-worker'),
    import('@/features/outbox/model/waiting-text'),
    import('@/lib/app-badge'),
  ]);
  clearAppBadge();
  await takeSentItemsVersion(memberId);
  const entries = await listLabeledEntries(memberId);
  if (entries.length === 0) return;
  const are = entries.length === 1 ? 'is' : 'are';
  showToast({
    title: 'You are signed out',
    description: `${queuedCallCounts(entries)} ${are} waiting on this device until you sign in again.`,
  });
}
