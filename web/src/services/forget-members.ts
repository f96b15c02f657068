import { forgetStored } from '@/lib/forget-browser-data';
import { currentOf, type EndedSession } from '@/lib/forget-stored';
import { FORGET_PICTURES } from '@/lib/worker-messages';
import { blocksVersion } from './blocks-version';
import { endLoadedFirebaseSignIn } from './loaded-firebase-sign-in';
import { forgetItemsVersion } from './items-version';
import { planVersion } from './plan-changes';
import { forgetLiveReads } from './reactfire-reads';

/**
 * Deletes what this browser keeps of members whose session has ended. The table of stores (`lib/browser-database.ts`) says what
 * stays. If answers of such a member are still being saved, call `pauseSaving` before.
 */
export async function forgetMembers(ended: EndedSession): Promise<void> {
  forgetLiveReads();
  forgetItemsVersion();
  blocksVersion.forget();
  planVersion.forget();
  if (currentOf(ended) === null) endLoadedFirebaseSignIn();
  await forgetStored(ended);
  // The service worker also knows when each picture was seen.
  if ('serviceWorker' in navigator)
    (await navigator.serviceWorker.getRegistration())?.active?.postMessage({
      type: FORGET_PICTURES,
    });
}

/** As `forgetMembers`, for a session that ended without this page: what members typed stays for them. */
export const forgetFormerMembers = (current: string | null): Promise<void> =>
  forgetMembers({ end: 'ended-elsewhere', current });
