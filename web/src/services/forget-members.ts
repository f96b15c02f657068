import { forgetBrowserData } from '@/lib/forget-browser-data';
import { currentMemberOf, type EndedSession } from '@/lib/forget-stored';
import { FORGET_PICTURES } from '@/lib/worker-messages';
import { blocksVersionStore } from './blocks-version';
import { endLoadedFirebaseSignIn } from './loaded-firebase-sign-in';
import { forgetItemsVersion } from './items-version';
import { planVersionStore } from './plan-changes';
import { forgetLiveReads } from './reactfire-reads';

/**
 * Deletes from this browser the data of members whose session has ended. The table of stores
 * (`lib/browser-database.ts`) states which data is not deleted. If responses for such a member may still arrive and be
 * saved, call `pauseSaving` first.
 */
export async function forgetMembers(ended: EndedSession): Promise<void> {
  forgetLiveReads();
  forgetItemsVersion();
  blocksVersionStore.forget();
  planVersionStore.forget();
  if (currentMemberOf(ended) === null) endLoadedFirebaseSignIn();
  await forgetBrowserData(ended);
  // Asks the service worker to delete the cached pictures, too, because the worker also deletes the stored times when
  // each picture was shown.
  if ('serviceWorker' in navigator)
    (await navigator.serviceWorker.getRegistration())?.active?.postMessage({
      type: FORGET_PICTURES,
    });
}

/**
 * Deletes the data of members whose sessions ended while this page was not open. Keeps what these members have typed.
 */
export const forgetFormerMembers = (current: string | null): Promise<void> =>
  forgetMembers({ end: 'ended-elsewhere', current });
