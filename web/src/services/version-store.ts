import type { ZodMiniType } from 'zod/mini';

export interface VersionStore {
  /** Returns the version of the last change in any tab of this browser, or null if there was none. */
  readonly latest: () => string | null;
  /** Stores the version that the response to a change contains. Does nothing if a later version is already stored. */
  readonly remember: (version: string) => void;
  readonly forget: () => void;
}

/**
 * Creates a store for the time of the last change. It uses localStorage, or the memory of this tab if the browser
 * blocks or limits localStorage.
 */
export function createVersionStore(key: string, schema: ZodMiniType<string>): VersionStore {
  let inThisTab: string | null = null;

  /** Returns the stored version. Returns null for an invalid version, because the server would refuse it. */
  const stored = (): string | null => {
    try {
      return schema.safeParse(localStorage.getItem(key)).data ?? null;
    } catch {
      return null;
    }
  };

  const latest = () => {
    const versions = [stored(), inThisTab].filter((version) => version !== null);
    return versions.sort().at(-1) ?? null;
  };

  return {
    latest,
    remember: (version) => {
      const known = latest();
      if (known !== null && known >= version) return;
      inThisTab = version;
      try {
        localStorage.setItem(key, version);
      } catch {
        // Ignores the failure, because the version is also in the memory of this tab.
      }
    },
    forget: () => {
      inThisTab = null;
      try {
        localStorage.removeItem(key);
      } catch {
        // Ignores the failure: localStorage is blocked, so no version was stored.
      }
    },
  };
}
