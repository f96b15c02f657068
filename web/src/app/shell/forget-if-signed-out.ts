import { forgetItemsVersion } from '@/services/items-version';
import { takeSignedOutMark } from '@/services/signed-out-mark';

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
  const [{ signOutOfFirebase }, { forgetMember }] = await Promise.all([
    import('@/services/firebase-auth'),
    import('./forget-member'),
  ]);
  await Promise.all([signOutOfFirebase(), memberId !== null && forgetMember(memberId)]);
}
