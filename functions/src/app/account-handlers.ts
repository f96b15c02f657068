import { createAccountsHandlers } from '../http/handlers/accounts-handlers';
import { createAccountDeletionsRepo } from '../repos/account-deletions-repo';
import { createUsernamesRepo } from '../repos/usernames-repo';
import { createAccounts } from '../services/accounts/accounts';
import { createCurrentUsers } from '../services/accounts/current-users';
import { createSessions } from '../services/accounts/sessions';
import { createUsernames } from '../services/accounts/usernames';
import type { Backend } from './backend';
import { createCredentialsPart } from './credentials';
import { createOwnAccountPart } from './own-account';

/** Composes the handlers of calls about accounts: registration, sessions, email and password, devices, export, deletion. */
export function createAccountHandlers(backend: Backend) {
  const { db, identity, users, sessions, sessionCheck, blockedMembers, now, gate } = backend;
  const usernames = createUsernames({ usernames: createUsernamesRepo(db), now });
  const deletions = createAccountDeletionsRepo(db);
  const currentUsers = createCurrentUsers({ users, blockedMembers });
  const { mails, confirmedSignIns, endedSignIns, handlers } = createCredentialsPart(backend);
  return {
    ...handlers,
    ...createOwnAccountPart(backend, { deletions, confirmedSignIns, endedSignIns }),
    ...createAccountsHandlers({
      accounts: createAccounts({
        ...{ identity, users, usernames, deletions, currentUsers, mails, now },
        log: gate.log,
      }),
      sessions: createSessions({ identity, users, sessions, sessionCheck, now }),
      usernames,
      currentUsers,
    }),
  };
}
