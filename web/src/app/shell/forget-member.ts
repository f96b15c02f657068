import { forgetItemsVersion } from '@/services/items-version';
import { forgetLiveReads } from '@/services/reactfire-reads';
import { pauseSaving } from '@/services/saved/keep-queries';
import { takeSignedOutMark } from '@/services/signed-out-mark';

/** Deletes a member's data from this browser: drafts, waiting shares and saved answers. */
export async function forgetMember(memberId: string): Promise<void> {
  forgetLiveReads();
  await pauseSaving();
  const [drafts, screenshots, outbox, saved] = await Promise.all([
    import('@/features/sharing/model/draft-store'),
    import('@/features/sharing/model/shared-screenshots'),
    import('@/lib/outbox/outbox-store'),
    import('@/services/saved/saved-store'),
  ]);
  await Promise.all([
    drafts.clearDraft(memberId),
    screenshots.clearSharedScreenshots(),
    outbox.clearOutbox(memberId),
    saved.forgetSaved(memberId),
  ]);
}

/** Deletes the last member's data after `/api/logout`, which ends the session without the app. */
export function forgetIfSignedOut(): void {
  if (!takeSignedOutMark()) return;
  forgetItemsVersion();
  forgetLastMember().catch((error: unknown) => {
    console.warn("Could not delete the last member's data.", error);
  });
}

async function forgetLastMember(): Promise<void> {
  const { lastOwner } = await import('@/services/saved/saved-store');
  const memberId = await lastOwner();
  const { signOutOfFirebase } = await import('@/services/firebase-auth');
  await Promise.all([signOutOfFirebase(), memberId !== null && forgetMember(memberId)]);
}
