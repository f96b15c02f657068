import { moveRecordsOfOldVersionTabs } from './browser-database';
import { deleteEarlierRecords } from './earlier-databases';
import { endPushSubscription } from './end-push-subscription';
import { deleteFirebaseSignIn } from './firebase-stores';
import {
  currentMemberOf,
  type EndedSession,
  deleteRecordsOf,
  ownerToForgetFilter,
} from './forget-stored';
import { deletePictures } from './stored-pictures';

/** The maximum wait in milliseconds. If the browser's storage hangs, members must still be able to sign in. */
const PATIENCE_MS = 5000;

/**
 * Deletes from this browser the data of members whose session has ended: their records in the database (`STORES` states
 * which ones), cached pictures and push notifications. If no member is signed in, also deletes Firebase's sign-in.
 * Works in pages and in the service worker.
 */
export const forgetBrowserData = (ended: EndedSession): Promise<void> =>
  inTime(
    Promise.all([
      tried(() =>
        deleteRecordsOf(
          ended,
          moveRecordsOfOldVersionTabs().catch(() => undefined),
        ),
      ),
      // Records that could not be moved to the current database must not stay in the earlier databases.
      tried(() => forgetEarlier(ended)),
      tried(deletePictures),
      tried(() => endPushSubscription(currentMemberOf(ended))),
      currentMemberOf(ended) === null && tried(deleteFirebaseSignIn),
    ]),
  );

/**
 * Deletes records in the earlier databases. Keeps records that the next start assigns to a member, and the id of that
 * member.
 */
const forgetEarlier = (ended: EndedSession): Promise<void> =>
  deleteEarlierRecords((store, owner) => {
    if (store === 'last-member' && ended.end === 'ended-elsewhere') return false;
    return ownerToForgetFilter(store, ended)?.(owner) ?? false;
  });

async function tried(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.warn("Could not delete a part of a former member's data.", error);
  }
}

async function inTime(work: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  await Promise.race([work, late]);
  clearTimeout(timer);
}
