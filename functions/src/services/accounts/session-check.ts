import { sessionIdOf } from './session-id';
import { isSuspendedAt } from '../../domain/moderation/current-suspension';
import { utcDay } from '../../domain/utc-day';
import type { IdentityAccount, IdentityGateway } from '../../gateways/identity/identity';
import { type Actor, actorOf, createSystemWork } from '../../lib/authority';
import type { SessionRecord, SessionsRepo } from '../../repos/sessions-repo';
import type { UsersRepo } from '../../repos/users-repo';

const MAX_CACHED = 10_000;
/**
 * The age in milliseconds up to which a result counts as fresh. This limits how often one member can make the server
 * read a session.
 */
const FRESH_MS = 5000;

interface SessionCheckDeps {
  readonly identity: Pick<IdentityGateway, 'verifySessionCookie' | 'accountOf'>;
  readonly sessions: Pick<SessionsRepo, 'get' | 'markSeen'>;
  readonly users: Pick<UsersRepo, 'setEmailVerified'>;
  /** How many milliseconds a result may be used before the session is read again. */
  readonly checkMs: number;
  readonly now: () => Date;
}

export interface SessionCheck {
  /**
   * Returns the member of a session cookie. Returns null if the cookie is forged or expired, if the session has ended
   * or its sign-in is revoked, or if the account is disabled or gone. The result is at most a minute old, or a few
   * seconds if `isFresh` is true.
   */
  readonly verify: (cookie: string, isFresh?: boolean) => Promise<Actor | null>;
  /**
   * Makes this instance read the session again at the next request with this session. Other instances read it again
   * within a minute.
   */
  readonly forget: (sessionId: string) => void;
}

interface Check {
  /** When the session was read, in milliseconds since 1970. */
  readonly at: number;
  readonly actor: Promise<Actor | null>;
}

function actorIn(
  uid: string,
  { isAdmin, planVersion }: IdentityAccount,
  { suspendedUntil }: SessionRecord,
  at: Date,
): Actor {
  const isSuspended = isSuspendedAt({ suspendedUntil }, at);
  return actorOf({ uid, isAdmin: isAdmin && !isSuspended, planVersion, suspendedUntil });
}

/**
 * Creates the session check. For each session, it reads the session and its account at most once a minute. Concurrent
 * requests share one read. It also notices if the account's email address was verified elsewhere, such as by Google or
 * in the Firebase console.
 */
export function createSessionCheck({
  identity,
  sessions,
  users,
  checkMs,
  now,
}: SessionCheckDeps): SessionCheck {
  const checks = new Map<string, Check>();

  const read = async (cookie: string, id: string): Promise<Actor | null> => {
    const cookieOf = await identity.verifySessionCookie(cookie);
    if (!cookieOf) {
      // The result for a forged cookie is not kept, because it costs no read.
      checks.delete(id);
      return null;
    }
    const { uid, signedInAt } = cookieOf;
    const [session, account] = await Promise.all([sessions.get(uid, id), identity.accountOf(uid)]);
    if (!session || !account || account.isDisabled) return null;
    if (signedInAt < account.signInsValidFrom) return null;
    const seen = { lastSeenOn: utcDay(now()), isEmailVerified: account.isEmailVerified };
    const work = createSystemWork('account in Firebase', uid);
    if (session.isEmailVerified !== seen.isEmailVerified)
      await users.setEmailVerified(work, seen.isEmailVerified, now());
    if (session.lastSeenOn !== seen.lastSeenOn || session.isEmailVerified !== seen.isEmailVerified)
      await sessions.markSeen(work, id, seen);
    return actorIn(uid, account, session, now());
  };

  const start = (cookie: string, id: string): Promise<Actor | null> => {
    const [oldest] = checks.keys();
    if (oldest !== undefined && checks.size >= MAX_CACHED) checks.delete(oldest);
    const actor = read(cookie, id);
    const check = { at: now().getTime(), actor };
    checks.delete(id);
    checks.set(id, check);
    // A failed read does not show whether the session has ended, so the next request reads again.
    actor.catch(() => {
      if (checks.get(id) === check) checks.delete(id);
    });
    return actor;
  };

  return {
    verify: (cookie, isFresh = false) => {
      const id = sessionIdOf(cookie);
      const known = checks.get(id);
      const keptMs = isFresh ? Math.min(FRESH_MS, checkMs) : checkMs;
      return known && now().getTime() < known.at + keptMs ? known.actor : start(cookie, id);
    },
    forget: (sessionId) => {
      checks.delete(sessionId);
    },
  };
}
