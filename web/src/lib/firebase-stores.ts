import { openExistingDatabase } from './earlier-databases';

/**
 * Deletes Firebase's sign-in with its refresh token from IndexedDB. A page that has loaded Firebase's code notices
 * this within a second.
 */
export const deleteFirebaseSignIn = (): Promise<void> =>
  clear('firebaseLocalStorageDb', 'firebaseLocalStorage');

/** Deletes FCM's token, which Firebase stores in IndexedDB. Firebase requests another one for the next subscription. */
export const deleteFcmToken = (): Promise<void> =>
  clear('firebase-messaging-database', 'firebase-messaging-store');

/**
 * Clears a store of Firebase. Does not use Firebase's code, because it is too large to load only for this, and because
 * no service worker has it.
 */
async function clear(name: string, store: string): Promise<void> {
  // Firebase creates its database when it first needs it. This function must not create it.
  const database = await openExistingDatabase(name);
  if (!database) return;
  try {
    if (database.objectStoreNames.contains(store)) await database.clear(store);
  } finally {
    database.close();
  }
}
