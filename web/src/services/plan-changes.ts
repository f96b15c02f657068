import type { CacheTag } from '@contract/endpoints/cache-tags';
import * as z from 'zod/mini';
import { onPlanVersion } from './plan-version';
import { createStoredVersion } from './stored-version';

/**
 * What a change of the plan changes for the member. Achievements have no details for free members. The server has usually stored the
 * new expiry of own items before the app learns of the change.
 */
export const PLAN_TAGS: readonly CacheTag[] = ['plan', 'achievements', 'expiry'];

const KEY = 'boloboard-plan-version';

/** Not personal: when a plan last changed, in milliseconds. Compared as text, so all have 13 digits, apart from '0'. */
const planVersionSchema = z.string().check(z.regex(/^(0|\d{13})$/));

export const planVersion = createStoredVersion(KEY, planVersionSchema);

/**
 * Calls `listener` when the member's plan is newer than what this page or, before it, this browser has seen: in a response or
 * in another tab. Returns a function that stops.
 */
export function onPlanChange(listener: () => void): () => void {
  let seen = planVersion.latest();
  const take = (version: string) => {
    if (!planVersionSchema.safeParse(version).success || (seen !== null && version <= seen)) return;
    const isFirst = seen === null;
    seen = version;
    planVersion.remember(version);
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
