import { ACCOUNT_DELETION_MESSAGES } from '@contract/schemas/account-deletion';
import { SESSION_LIFETIME_MS, SESSION_MESSAGES } from '@contract/schemas/session';
import { deviceNameOf } from '../../domain/accounts/device-name';
import { sessionIdOf } from './session-id';
import { utcDay } from '../../domain/utc-day';
import type { IdentityGateway } from '../../gateways/identity/identity';
import { AppError } from '../../lib/app-error';
import { createSystemWork } from '../../lib/authority';
import type { NewSession, SessionsRepo } from '../../repos/sessions-repo';
import type { UserRecord, UsersRepo } from '../../repos/users-repo';
import {
  isFirstVerifiedSignIn,
  usesOtherProviderAccount,
  memberChangeAfterSignIn,
} from './member-change';
import type { SessionCheck } from './session-check';
import { createSignInVerifier, type SignIn, unauthorizedError } from './sign-in-verifier';

interface SessionsDeps {
  readonly identity: Pick<
    IdentityGateway,
    | 'verifyIdToken'
    | 'accountOf'
    | 'removePasswordAndProviders'
    | 'createSessionCookie'
    | 'verifySessionCookie'
  >;
  readonly users: Pick<UsersRepo, 'get'>;
  readonly sessions: Pick<SessionsRepo, 'open' | 'end'>;
  readonly sessionCheck: Pick<SessionCheck, 'forget'>;
  readonly now: () => Date;
}

/**
 * The limits that apply when a session is opened. They are counted after the token is verified, so that nobody can
 * use up another member's limits.
 */
interface SessionCreationLimits {
  readonly countAccount: (uid: string) => Promise<void>;
  /** Called before a session is opened for an account that has no member yet. */
  readonly countNewMember: (email: string) => Promise<void>;
}

export interface Sessions {
  /**
   * Returns a session cookie, and stores the member if they are new. The first sign-in with a provider that verifies
   * the email address removes the password and the providers with another email address, and ends all earlier sessions.
   * Throws AppError 'unauthorized' if the token is invalid or too old, or if the account has no email address,
   * 'forbidden' if the account is being deleted, and 'too_many_requests' above one of the `limits`.
   */
  open(idToken: string, userAgent: string, limits: SessionCreationLimits): Promise<string>;
  /** Ends only the session of this cookie: on this instance immediately, on other instances within a minute. */
  end(cookie: string): Promise<void>;
}

export function createSessionsService(deps: SessionsDeps): Sessions {
  const { identity, users, sessions, sessionCheck, now } = deps;
  const signIns = createSignInVerifier(deps);

  /**
   * Before the session opens, removes the sign-in methods that may belong to somebody else. If this fails, no session
   * opens, and the next sign-in tries again.
   */
  const removeMethodsOfOthers = async (signIn: SignIn, member: UserRecord | null) => {
    const { uid, hasPassword, otherProviders } = signIn;
    if (!hasPassword && otherProviders.length === 0) return;
    if (isFirstVerifiedSignIn(signIn, member))
      await identity.removePasswordAndProviders(uid, otherProviders);
  };

  const admit = (signIn: SignIn) => (member: UserRecord | null, isDeleted: boolean) => {
    if (isDeleted) throw new AppError('forbidden', ACCOUNT_DELETION_MESSAGES.running);
    if (member?.endedBefore && signIn.signedInAt < member.endedBefore)
      throw unauthorizedError(SESSION_MESSAGES.signInExpired);
    if (member && usesOtherProviderAccount(signIn, member))
      throw unauthorizedError(SESSION_MESSAGES.signInExpired);
    return memberChangeAfterSignIn(signIn, member, now());
  };

  return {
    open: async (idToken, userAgent, { countAccount, countNewMember }) => {
      const signIn = await signIns.verify(idToken);
      await countAccount(signIn.uid);
      const member = await users.get(signIn.uid);
      if (!member) await countNewMember(signIn.email);
      await removeMethodsOfOthers(signIn, member);
      const cookie = await identity.createSessionCookie(idToken, SESSION_LIFETIME_MS);
      const record = newSession(userAgent, now());
      const session = {
        by: createSystemWork('sign-in', signIn.uid),
        id: sessionIdOf(cookie),
        record,
      };
      const ended = await sessions.open(session, admit(signIn));
      for (const id of ended) sessionCheck.forget(id);
      return cookie;
    },
    end: async (cookie) => {
      const session = await identity.verifySessionCookie(cookie);
      if (!session) return;
      const id = sessionIdOf(cookie);
      await sessions.end(createSystemWork('sign-in', session.uid), id);
      sessionCheck.forget(id);
    },
  };
}

const newSession = (userAgent: string, createdAt: Date): NewSession['record'] => ({
  createdAt,
  lastSeenOn: utcDay(createdAt),
  deviceName: deviceNameOf(userAgent),
  expiresAt: new Date(createdAt.getTime() + SESSION_LIFETIME_MS),
});
