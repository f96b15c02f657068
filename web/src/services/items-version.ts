import { itemsVersionSchema } from '@contract/schemas/items-version';

/** Not personal: the time of the browser's last change of items. */
const KEY = 'boloboard-items-version';

/** Used if the browser blocks or limits localStorage. */
let inThisTab: string | null = null;

/** Returns the version of this browser's last change of items, also from other tabs. Null if there is none. */
export function itemsVersion(): string | null {
  const versions = [stored(), inThisTab].filter((version) => version !== null);
  return versions.sort().at(-1) ?? null;
}

/** Remembers the version that a change returned, unless a later one is known. */
export function rememberItemsVersion(version: string): void {
  const known = itemsVersion();
  if (known !== null && known >= version) return;
  inThisTab = version;
  try {
    localStorage.setItem(KEY, version);
  } catch {
    // Reads of this tab still send it.
  }
}

/** After sign-out, nothing of the member stays in the browser. */
export function forgetItemsVersion(): void {
  inThisTab = null;
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}

/** Returns null for an invalid version, because the server would refuse every read with it. */
function stored(): string | null {
  try {
    return itemsVersionSchema.safeParse(localStorage.getItem(KEY)).data ?? null;
  } catch {
    return null;
  }
}
