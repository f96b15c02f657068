import type { ZodMiniType } from 'zod/mini';

export interface StoredVersion {
  /** Returns the version of this browser's last change, also from other tabs. Null if there is none. */
  readonly latest: () => string | null;
  /** Remembers the version that a change returned, unless a later one is known. */
  readonly remember: (version: string) => void;
  readonly forget: () => void;
}

/** Keeps the time of a change in localStorage, or in this tab if the browser blocks or limits that. */
export function createStoredVersion(key: string, schema: ZodMiniType<string>): StoredVersion {
  let inThisTab: string | null = null;

  /** Returns null for an invalid version, because the server would refuse it. */
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
        // Reads of this tab still send it.
      }
    },
    forget: () => {
      inThisTab = null;
      try {
        localStorage.removeItem(key);
      } catch {
        // Nothing was stored.
      }
    },
  };
}
