import { takeSignedOutMark } from '@/services/signed-out-mark';

/**
 * Deletes the last member's data after `/api/logout`, which ends the session without the app. Await this before the
 * first query, because the response for a visitor replaces the knowledge who the last member was.
 */
export async function forgetIfSignedOut(): Promise<void> {
  if (!takeSignedOutMark()) return;
  try {
    const { forgetLastMember } = await import('./forget-member');
    await forgetLastMember();
  } catch (error) {
    console.warn("Could not delete the last member's data.", error);
  }
}
