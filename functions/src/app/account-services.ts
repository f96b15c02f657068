import { lazily } from '../lib/lazily';
import { createAccountDeletion } from '../services/accounts/account-deletion';
import { createAccounts } from '../services/accounts/accounts';
import { createConfirmedSignIns } from '../services/accounts/confirmed-sign-in';
import { createDevices } from '../services/accounts/devices';
import { createEmailVerification } from '../services/accounts/email-verification';
import { createEndedSignIns } from '../services/accounts/ended-sign-ins';
import { createMemberExports } from '../services/accounts/member-exports';
import { createOwnCredentials } from '../services/accounts/own-credentials';
import { createPasswordResets } from '../services/accounts/password-resets';
import { createSessions } from '../services/accounts/sessions';
import { createShareSettings } from '../services/accounts/share-settings';
import { createUsernames } from '../services/accounts/usernames';
import type { Backend } from './backend';
import type { Services } from './services';

/** Creates the services for calls about accounts: registration, sessions, email and password, devices, export, deletion. */
export function createAccountServices(
  { gateways: { identity, credentials }, repos, log, now }: Backend,
  { accountMails: mails, countAskedMail, currentUsers, sessionCheck }: Services,
) {
  const { users, sessions, passwordResets, emailTokens, allSessions } = repos;
  const { accountDeletions: deletions } = repos;
  const services = lazily({
    accountDeletion: () => {
      const { confirmedSignIns } = services;
      return createAccountDeletion({
        identity,
        deletions,
        sessionCheck,
        confirmedSignIns,
        log,
        now,
      });
    },
    accounts: () => {
      const { usernames } = services;
      return createAccounts({
        identity,
        users,
        usernames,
        deletions,
        currentUsers,
        mails,
        log,
        now,
      });
    },
    confirmedSignIns: () => createConfirmedSignIns({ identity, now }),
    currentUsers: () => currentUsers,
    devices: () => {
      const { endedSignIns } = services;
      return createDevices({ identity, sessions, sessionCheck, endedSignIns });
    },
    emailVerification: () =>
      createEmailVerification({ mails, emailTokens, identity, credentials, users, now }),
    endedSignIns: () =>
      createEndedSignIns({
        identity,
        allSessions,
        sessionCheck,
        passwordResets,
        emailTokens,
        now,
      }),
    memberExports: () => createMemberExports({ identity, memberExport: repos.memberExport, now }),
    ownCredentials: () => {
      const { confirmedSignIns, endedSignIns } = services;
      return createOwnCredentials({
        identity,
        credentials,
        confirmedSignIns,
        endedSignIns,
        mails,
        countAskedMail,
      });
    },
    passwordResets: () => {
      const { endedSignIns } = services;
      return createPasswordResets({
        mails,
        passwordResets,
        identity,
        credentials,
        endedSignIns,
        users,
        now,
      });
    },
    sessions: () => createSessions({ identity, users, sessions, sessionCheck, now }),
    shareSettings: () => createShareSettings({ users, now }),
    usernames: () => createUsernames({ usernames: repos.usernames, now }),
  });
  return services;
}
