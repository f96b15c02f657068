import { moveFromEarlierTabs } from './browser-database';
import { deleteEarlierRecords } from './earlier-databases';
import { endPush } from './end-push';
import { deleteFirebaseSignIn } from './firebase-stores';
import { currentOf, type EndedSession, forgetRecords, forgottenIn } from './forget-stored';
import { deletePictures } from './stored-pictures';

/** If the storage of a browser hangs, members can still sign in. */
const PATIENCE_MS = 5000;

/**
 * Deletes what this browser stores of members whose session has ended, in pages and in the service worker: records, as the table
 * of stores says, seen pictures, push notifications and, unless another member is signed in, the sign-in with Firebase.
 */
export const forgetStored = (ended: EndedSession): Promise<void> =>
  inTime(
    Promise.all([
      tried(() =>
        forgetRecords(
          ended,
          moveFromEarlierTabs().catch(() => undefined),
        ),
      ),
      // What cannot be moved must not stay there.
      tried(() => forgetEarlier(ended)),
      tried(deletePictures),
      tried(() => endPush(currentOf(ended))),
      currentOf(ended) === null && tried(deleteFirebaseSignIn),
    ]),
  );

/** Leaves what the next start assigns, and the name of the member to whom. */
const forgetEarlier = (ended: EndedSession): Promise<void> =>
  deleteEarlierRecords((store, owner) => {
    if (store === 'last-member' && ended.end === 'ended-elsewhere') return false;
    return forgottenIn(store, ended)?.(owner) ?? false;
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
