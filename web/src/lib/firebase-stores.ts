import { openExisting } from './earlier-databases';

/**
 * Deletes the sign-in that Firebase keeps in IndexedDB, with its refresh token. A page that has loaded Firebase's code notices
 * within a second.
 */
export const deleteFirebaseSignIn = (): Promise<void> =>
  clear('firebaseLocalStorageDb', 'firebaseLocalStorage');

/** Deletes the token of FCM that Firebase keeps in IndexedDB. Firebase gets another one for the next subscription. */
export const deleteFcmToken = (): Promise<void> =>
  clear('firebase-messaging-database', 'firebase-messaging-store');

/** Firebase's code is too large to load for this, and no service worker has it. */
async function clear(name: string, store: string): Promise<void> {
  // Firebase creates it when it first needs it.
  const database = await openExisting(name);
  if (!database) return;
  try {
    if (database.objectStoreNames.contains(store)) await database.clear(store);
  } finally {
    database.close();
  }
}
