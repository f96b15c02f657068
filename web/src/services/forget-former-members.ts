import { deleteFormerMembers } from '@/lib/former-members';
import { FORGET_PICTURES } from '@/lib/worker-messages';
import { blocksVersion } from './blocks-version';
import { endLoadedFirebaseSignIn } from './loaded-firebase-sign-in';
import { forgetItemsVersion } from './items-version';
import { forgetLiveReads } from './reactfire-reads';

/**
 * Deletes what this browser keeps of all members but `current`, and with null the sign-in with Firebase. Keeps what they
 * typed: drafts, the outbox, and screenshots that wait for the form. If answers of such a member are still being saved, call
 * `pauseSaving` before.
 */
export async function forgetFormerMembers(current: string | null): Promise<void> {
  forgetLiveReads();
  forgetItemsVersion();
  blocksVersion.forget();
  if (current === null) endLoadedFirebaseSignIn();
  await deleteFormerMembers(current);
  // The service worker also knows when each picture was seen.
  if ('serviceWorker' in navigator)
    (await navigator.serviceWorker.getRegistration())?.active?.postMessage({
      type: FORGET_PICTURES,
    });
}
