import { premiumUntil } from '@contract/rules/premium';
import { type UsersRepo, subscriptionOf } from '../../repos/users-repo';

const CACHE_MS = 60 * 1000;
const MAX_CACHED = 10_000;

/**
 * Creates a function that checks whether a member is premium. It caches only `true`, for a minute, so that a payment
 * takes effect immediately.
 */
export function createPremiumCheck({
  users,
  now,
}: {
  readonly users: Pick<UsersRepo, 'get'>;
  readonly now: () => Date;
}) {
  const cachedUntil = new Map<string, number>();
  const cache = (uid: string, until: number) => {
    const [oldest] = cachedUntil.keys();
    if (oldest !== undefined && cachedUntil.size >= MAX_CACHED) cachedUntil.delete(oldest);
    cachedUntil.set(uid, until);
  };
  return async (uid: string): Promise<boolean> => {
    const time = now().getTime();
    if (time <= (cachedUntil.get(uid) ?? -Infinity)) return true;
    cachedUntil.delete(uid);
    const record = await users.get(uid);
    const until = record && premiumUntil(subscriptionOf(record))?.getTime();
    if (!until || time > until) return false;
    cache(uid, Math.min(until, time + CACHE_MS));
    return true;
  };
}
