import type { CacheTag } from '@contract/endpoints/cache-tags';
import * as z from 'zod/mini';
import { onPlanVersion } from './plan-version';
import { createVersionStore } from './version-store';

/**
 * The cache tags of the data that depends on the member's plan. 'achievements' is one of these tags, because free
 * members see fewer details of their achievements. 'expiry' is one of them, because the plan decides when the member's
 * items expire. When the app notices a change of the plan, the server has usually stored the new expiries.
 */
export const PLAN_TAGS: readonly CacheTag[] = ['plan', 'achievements', 'expiry'];

const KEY = 'boloboard-plan-version';

/**
 * The plan version: the time when the plan last changed, in milliseconds since 1970. It contains no personal data.
 * Versions are compared as text, so all versions have 13 digits, except '0'.
 */
const planVersionSchema = z.string().check(z.regex(/^(0|\d{13})$/));

export const planVersionStore = createVersionStore(KEY, planVersionSchema);

/**
 * Calls `listener` when a response or another tab reports a newer plan version than the version that this browser
 * knows. Does not call `listener` for the first version that this browser learns. Returns a function that unsubscribes.
 */
export function onPlanChange(listener: () => void): () => void {
  let seen = planVersionStore.latest();
  const take = (version: string) => {
    if (!planVersionSchema.safeParse(version).success || (seen !== null && version <= seen)) return;
    const isFirst = seen === null;
    seen = version;
    planVersionStore.remember(version);
    if (!isFirst) listener();
  };
  const listenToTabs = ({ key, newValue }: StorageEvent) => {
    if (key === KEY && newValue !== null) take(newValue);
  };
  window.addEventListener('storage', listenToTabs);
  const stopResponses = onPlanVersion(take);
  return () => {
    stopResponses();
    window.removeEventListener('storage', listenToTabs);
  };
}
