import { premiumUntil } from '@contract/rules/premium';
import { type UsersRepo, subscriptionOf } from '../../repos/users-repo';

/** How long a member who was found premium is taken for one without a further read. */
const REMEMBERED_MS = 60 * 1000;
const MOST_REMEMBERED = 10_000;

/**
 * Tells whether a member is premium now; a member who is not there is not. Costs one read, or
 * none in the minute after a yes. A no is never remembered: who has just paid need not wait.
 */
export function createPremiumCheck({
  users,
  now,
}: {
  readonly users: Pick<UsersRepo, 'get'>;
  readonly now: () => Date;
}) {
  const rememberedUntil = new Map<string, number>();
  const remember = (uid: string, until: number) => {
    const [oldest] = rememberedUntil.keys();
    if (oldest !== undefined && rememberedUntil.size >= MOST_REMEMBERED)
      rememberedUntil.delete(oldest);
    rememberedUntil.set(uid, until);
  };
  return async (uid: string): Promise<boolean> => {
    const time = now().getTime();
    if (time <= (rememberedUntil.get(uid) ?? -Infinity)) return true;
    rememberedUntil.delete(uid);
    const record = await users.get(uid);
    const until = record && premiumUntil(subscriptionOf(record))?.getTime();
    if (!until || time > until) return false;
    remember(uid, Math.min(until, time + REMEMBERED_MS));
    return true;
  };
}
