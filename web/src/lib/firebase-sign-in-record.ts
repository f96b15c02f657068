const DATABASE = 'firebaseLocalStorageDb';
const STORE = 'firebaseLocalStorage';

/**
 * Deletes the sign-in that Firebase keeps in IndexedDB, with its refresh token. Firebase's code is too large to load for this,
 * and no service worker has it. A page that has loaded Firebase's code notices within a second.
 */
export async function deleteFirebaseSignIn(): Promise<void> {
  const database = await opened();
  if (!database) return;
  try {
    await cleared(database);
  } finally {
    database.close();
  }
}

/** Returns null if Firebase has stored nothing in this browser. */
const opened = (): Promise<IDBDatabase | null> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE);
    let isNew = false;
    request.onupgradeneeded = () => {
      isNew = true;
      // Firebase creates it when somebody signs in.
      request.transaction?.abort();
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () =>
      isNew ? resolve(null) : reject(request.error ?? new Error('IndexedDB failed.'));
  });

const cleared = (database: IDBDatabase): Promise<void> =>
  new Promise((resolve, reject) => {
    if (!database.objectStoreNames.contains(STORE)) return resolve();
    const transaction = database.transaction(STORE, 'readwrite');
    transaction.objectStore(STORE).clear();
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB failed.'));
  });
