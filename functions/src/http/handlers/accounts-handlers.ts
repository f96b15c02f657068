import type { accountsEndpoints } from '@contract/endpoints/accounts';
import type { sessionEndpoints } from '@contract/endpoints/session';
import { SESSION_LIFETIME_MS } from '@contract/schemas/session';
import type { CurrentUserReader } from '../../services/accounts/current-user-reader';
import type { RegistrationService } from '../../services/accounts/registration-service';
import type { Sessions } from '../../services/accounts/sessions';
import type { Usernames } from '../../services/accounts/usernames';
import type { Handlers, SessionCookie } from '../handler';

interface AccountsHandlersDeps {
  readonly accounts: RegistrationService;
  readonly sessions: Sessions;
  readonly usernames: Usernames;
  readonly currentUserReader: CurrentUserReader;
}

export function createAccountsHandlers({
  accounts,
  sessions,
  usernames,
  currentUserReader,
}: AccountsHandlersDeps): Handlers<keyof typeof accountsEndpoints | keyof typeof sessionEndpoints> {
  /**
   * Ends the session and clears the cookie. If the session cannot be ended, the cookie is not cleared, so that the
   * member can try again.
   */
  const signOut = async (session: SessionCookie) => {
    if (session.value !== null) await sessions.end(session.value);
    session.clear();
  };

  return {
    getCurrentUser: async (_input, { actor, blocksSince, session }) => {
      const user = await currentUserReader.getWithBlocks({ actor, blocksSince });
      session.mark(SESSION_LIFETIME_MS);
      return user;
    },
    register: async ({ body }, { idempotencyKey }) => ({
      user: await accounts.register(body, idempotencyKey.bound),
    }),
    createSession: async ({ body }, { session, userAgent, countAccount, countNewMember }) => {
      const limits = { countAccount, countNewMember };
      const cookie = await sessions.open(body.idToken, userAgent, limits);
      session.set(cookie, SESSION_LIFETIME_MS);
    },
    setUsername: async ({ body }, { actor }) => {
      await usernames.set(actor, body.username);
    },
    logout: async (_input, { session }) => {
      await signOut(session);
      return undefined;
    },
    loginPage: ({ query }) => {
      const next = safeReturnPath(query.next);
      const search = next === '/' ? '' : `?${new URLSearchParams({ next }).toString()}`;
      return Promise.resolve({ location: `/sign-in${search}` });
    },
    logoutPage: async (_input, { session, fromAnotherSite }) => {
      if (!fromAnotherSite) {
        await signOut(session);
        session.markSignedOut();
      }
      return { location: '/' };
    },
  };
}

const SITE = 'https://boloboard.invalid';
const CONTROL_OR_BACKSLASH = /[\p{Cc} \\]/u;

/**
 * Returns `next` if it is a path on this site, otherwise '/'. Browsers treat '//host' and '/\host' as URLs of other
 * sites.
 */
export function safeReturnPath(next: string | undefined): string {
  if (!next?.startsWith('/') || next.startsWith('//') || CONTROL_OR_BACKSLASH.test(next))
    return '/';
  if (!URL.canParse(next, SITE)) return '/';
  const url = new URL(next, SITE);
  if (url.origin !== SITE || url.pathname.startsWith('//')) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}
