import type { Page } from '@playwright/test';

/**
 * Returns the data of the page's site in this browser as text: IndexedDB, web storage, cookies that scripts can read,
 * and the URLs of cached responses.
 */
export const readBrowserData = (page: Page): Promise<Readonly<Record<string, string>>> =>
  page.evaluate(readAll);

async function readAll(): Promise<Record<string, string>> {
  const found: Record<string, string> = {
    localStorage: JSON.stringify(Object.entries(localStorage)),
    sessionStorage: JSON.stringify(Object.entries(sessionStorage)),
    cookies: document.cookie,
  };
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('IndexedDB failed.'));
    });
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name));
    for (const store of database.objectStoreNames) {
      const records = database.transaction(store).objectStore(store);
      const [keys, values] = await Promise.all([
        done(records.getAllKeys()),
        done(records.getAll()),
      ]);
      found[`${name}/${store}`] = JSON.stringify([keys, values]);
    }
    database.close();
  }
  for (const name of await caches.keys()) {
    const cached = await (await caches.open(name)).keys();
    found[`cache ${name}`] = cached.map(({ url }) => url).join(' ');
  }
  return found;
}
