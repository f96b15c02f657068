import { suspensionText } from '@contract/rules/suspension-text';
import type { Suspension } from '@contract/schemas/suspension';
import {
  currentSuspension,
  suspensionEndOf,
  isSuspendedAt,
} from '../../domain/moderation/current-suspension';
import { utcDateFormat } from '../../domain/utc-day';
import type { Actor } from '../../lib/authority';
import { AppError } from '../../lib/app-error';
import { createLruCache } from '../../lib/lru-cache';
import type { UserRecord, UsersRepo } from '../../repos/users-repo';

/**
 * Returns a member's suspension in the form that the API sends to the member. Returns null if the member is not
 * suspended at the given time.
 */
export function suspensionAt(member: Pick<UserRecord, 'suspension'>, at: Date): Suspension | null {
  const current = currentSuspension(member, at);
  if (!current) return null;
  const { rulingId, since, text } = current;
  return { rulingId, text, since: since.toISOString(), until: suspensionEndOf(current) };
}

/** Throws AppError 'suspended' with the reason and the end of the suspension, if the member is suspended now. */
export type SuspensionCheck = (actor: Actor) => Promise<void>;

interface Refusal {
  readonly at: Date;
  readonly error: AppError;
}

const MAX_CACHED = 10_000;
const REFUSED_AGAIN_MS = 3000;

/**
 * Creates the check. If the session shows no suspension, the check reads nothing. Otherwise it reads the member,
 * because the suspension may have ended after the session was read. If the member is suspended, it rejects further
 * calls for 3 seconds without a read, because no rate limit applies to rejected calls.
 */
export function createSuspensionCheck({
  users,
  now,
}: {
  readonly users: Pick<UsersRepo, 'get'>;
  readonly now: () => Date;
}): SuspensionCheck {
  const refusals = createLruCache<Refusal>(MAX_CACHED);
  return async (actor) => {
    const at = now();
    if (!isSuspendedAt(actor, at)) return;
    const last = refusals.get(actor.uid);
    if (last && at.getTime() - last.at.getTime() < REFUSED_AGAIN_MS) throw last.error;
    const member = await users.get(actor.uid);
    const suspension = member && suspensionAt(member, now());
    if (!suspension) return;
    const error = new AppError(
      'suspended',
      suspensionText(suspension, (end) => `${utcDateFormat.format(end)} (UTC)`),
    );
    refusals.set(actor.uid, { at, error });
    throw error;
  };
}
