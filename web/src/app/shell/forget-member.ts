import { showToast } from '@/components/toast/toast-store';
import { pauseSaving } from '@/services/saved/keep-queries';

/** Deletes a member's data from this browser: drafts, the outbox, saved answers and the sign-in with Firebase. */
export async function forgetMember(memberId: string): Promise<void> {
  const { clearOutbox } = await import('@/lib/outbox/outbox-store');
  await Promise.all([forgetExceptOutbox(memberId), clearOutbox(memberId)]);
}

async function forgetExceptOutbox(memberId: string): Promise<void> {
  await pauseSaving();
  const [drafts, commentDrafts, reports, screenshots, { forgetFormerMembers }] = await Promise.all([
    import('@/features/sharing/model/draft-store'),
    import('@/features/comments/model/draft-store'),
    import('@/features/reports/model/report-drafts'),
    import('@/features/sharing/model/shared-screenshots'),
    import('@/services/forget-former-members'),
  ]);
  reports.forgetReportDrafts();
  await Promise.all([
    drafts.clearDraft(memberId),
    commentDrafts.clearCommentDrafts(memberId),
    forgetFormerMembers(null),
  ]);
  // `forgetFormerMembers` reads the screenshots and writes them back with their member.
  await screenshots.clearSharedScreenshots();
}

/**
 * Deletes the last member's data after `/api/logout`, which could not ask about waiting shares. So they stay, and only
 * their member sees them again.
 */
export async function forgetLastMember(): Promise<void> {
  const { lastOwner } = await import('@/services/saved/saved-store');
  const memberId = await lastOwner();
  if (memberId !== null)
    await Promise.all([forgetExceptOutbox(memberId), tellOfWaitingShares(memberId)]);
  else {
    const { forgetFormerMembers } = await import('@/services/forget-former-members');
    await forgetFormerMembers(null);
  }
}

async function tellOfWaitingShares(memberId: string): Promise<void> {
  const [{ listTyped }, { takeSentVersion }, { waitingThings }, { showAppBadge }] =
    await Promise.all([
      import('@/lib/outbox/outbox-store'),
      import('@/lib/outbox/sent-version'),
      import('@/features/outbox/model/waiting-text'),
      import('@/lib/app-badge'),
    ]);
  showAppBadge(0);
  await takeSentVersion(memberId);
  const entries = await listTyped(memberId);
  if (entries.length === 0) return;
  const are = entries.length === 1 ? 'is' : 'are';
  showToast({
    title: 'You are signed out',
    description: `${waitingThings(entries)} ${are} waiting on this device until you sign in again.`,
  });
}
