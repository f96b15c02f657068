import type { CacheTag } from '@contract/endpoints/cache-tags';
import * as z from 'zod/mini';
import { onPlanVersion } from './plan-version';
import { createStoredVersion } from './stored-version';

/**
 * The cache tags of the data that a change of the plan changes. Achievements are among them, because free members see
 * fewer details of achievements. Usually, the server has already stored the new expiry of the member's items when the
 * app notices the change.
 */
export const PLAN_TAGS: readonly CacheTag[] = ['plan', 'achievements', 'expiry'];

const KEY = 'boloboard-plan-version';

/**
 * The plan version: when the plan last changed, in milliseconds. It contains no personal data. Versions are compared as
 * text, so all versions have 13 digits, except '0'.
 */
const planVersionSchema = z.string().check(z.regex(/^(0|\d{13})$/));

export const planVersion = createStoredVersion(KEY, planVersionSchema);

/**
 * Calls `listener` when a response or another tab reports a newer version of the member's plan than the one that this
 * browser knows. Returns a function that unsubscribes.
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
