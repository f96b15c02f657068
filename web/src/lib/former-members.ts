import { deleteFirebaseSignIn } from './firebase-sign-in-record';
import { deleteSavedExceptOf } from './saved-records';
import { keepScreenshotsFor } from './shared-screenshots';
import { deletePictures } from './stored-pictures';

/** If the storage of a browser hangs, members can still sign in. */
const PATIENCE_MS = 5000;

/**
 * Deletes what this browser stores of all members but `current`, in pages and in the service worker. Keeps what they typed:
 * drafts, the outbox, and screenshots that wait for the form. With null, also ends the sign-in with Firebase.
 */
export async function deleteFormerMembers(current: string | null): Promise<void> {
  await inTime(
    Promise.all([
      tried(async () => {
        const former = await deleteSavedExceptOf(current);
        if (former !== null) await keepScreenshotsFor(former);
      }),
      tried(deletePictures),
      current === null && tried(deleteFirebaseSignIn),
    ]),
  );
}

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
