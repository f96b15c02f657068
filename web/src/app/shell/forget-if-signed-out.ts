import { takeSignedOutMark } from '@/services/signed-out-mark';

/**
 * Deletes the last member's data after `/api/logout`, which ends the session without the app. Await this before the
 * first query. The response for a visitor overwrites the stored id of the last member.
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
