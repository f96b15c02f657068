import type { accountsEndpoints } from '@contract/endpoints/accounts';
import type { Accounts } from '../../services/accounts/accounts';
import type { CurrentUsers } from '../../services/accounts/current-users';
import { SESSION_LIFETIME_MS, type Sessions } from '../../services/accounts/sessions';
import type { Usernames } from '../../services/accounts/usernames';
import type { Handlers } from '../handler';
import { returnPath } from '../return-path';

interface AuthParts {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly usernames: Usernames;
  readonly currentUsers: CurrentUsers;
}

export function createAccountsHandlers({
  accounts,
  sessions,
  usernames,
  currentUsers,
}: AuthParts): Handlers<keyof typeof accountsEndpoints> {
  return {
    getCurrentUser: (_input, { actor }) => currentUsers.get(actor),
    register: async ({ body }, { idempotencyKey }) => ({
      user: await accounts.register(body, idempotencyKey),
    }),
    createSession: async ({ body }, { session, countAccount }) => {
      session.set(await sessions.open(body.idToken, countAccount), SESSION_LIFETIME_MS);
    },
    setUsername: async ({ body }, { actor }) => ({
      output: undefined,
      changedAt: await usernames.set(actor.uid, body.username),
    }),
    logout: (_input, { session }) => {
      session.clear();
      return Promise.resolve(undefined);
    },
    loginPage: ({ query }) => {
      const next = returnPath(query.next);
      const search = next === '/' ? '' : `?${new URLSearchParams({ next }).toString()}`;
      return Promise.resolve({ location: `/sign-in${search}` });
    },
    logoutPage: (_input, { session, fromAnotherSite }) => {
      if (!fromAnotherSite) {
        session.clear();
        session.clearStorage();
      }
      return Promise.resolve({ location: '/' });
    },
  };
}
