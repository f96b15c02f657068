import { openExisting } from './earlier-databases';

const STORE = 'firebaseLocalStorage';

/**
 * Deletes the sign-in that Firebase keeps in IndexedDB, with its refresh token. Firebase's code is too large to load for this,
 * and no service worker has it. A page that has loaded Firebase's code notices within a second.
 */
export async function deleteFirebaseSignIn(): Promise<void> {
  // Firebase creates it when somebody signs in.
  const database = await openExisting('firebaseLocalStorageDb');
  if (!database) return;
  try {
    if (database.objectStoreNames.contains(STORE)) await database.clear(STORE);
  } finally {
    database.close();
  }
}
