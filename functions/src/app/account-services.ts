import { lazily } from '../lib/lazily';
import { createAccountDeletion } from '../services/accounts/account-deletion';
import { createDevicesService } from '../services/accounts/devices';
import { createEmailVerification } from '../services/accounts/email-verification';
import { createMemberExports } from '../services/accounts/member-exports';
import { createOwnCredentialsService } from '../services/accounts/own-credentials';
import { createPasswordResetsService } from '../services/accounts/password-resets';
import { createReauthenticationCheck } from '../services/accounts/reauthentication-check';
import { createRegistrationService } from '../services/accounts/registration-service';
import { createSessionsService } from '../services/accounts/sessions';
import { createShareSettingsService } from '../services/accounts/share-settings';
import { createSignInEnder } from '../services/accounts/sign-in-ender';
import { createUsernamesService } from '../services/accounts/usernames';
import type { Backend } from './backend';
import type { SharedServices } from './shared-services';

/**
 * Creates the services for calls about accounts: registration, sessions, email and password, devices, export, deletion.
 */
export function createAccountServices(
  { gateways: { identity, credentials }, repos, log, now }: Backend,
  { accountMailQueue: mails, countAskedMail, currentUserReader, sessionCheck }: SharedServices,
) {
  const { users, sessions, passwordResets, emailTokens, allSessions } = repos;
  const { accountDeletions: deletions } = repos;
  const services = lazily({
    accountDeletion: () => {
      const { reauthenticationCheck } = services;
      return createAccountDeletion({
        identity,
        deletions,
        sessionCheck,
        reauthenticationCheck,
        log,
        now,
      });
    },
    accounts: () => {
      const { usernames } = services;
      return createRegistrationService({
        identity,
        users,
        usernames,
        deletions,
        currentUserReader,
        mails,
        log,
        now,
      });
    },
    reauthenticationCheck: () => createReauthenticationCheck({ identity, now }),
    currentUserReader: () => currentUserReader,
    devices: () => {
      const { signInEnder } = services;
      return createDevicesService({ identity, sessions, sessionCheck, signInEnder });
    },
    emailVerification: () =>
      createEmailVerification({ mails, emailTokens, identity, credentials, users, now }),
    signInEnder: () =>
      createSignInEnder({
        identity,
        allSessions,
        sessionCheck,
        passwordResets,
        emailTokens,
        now,
      }),
    memberExports: () => createMemberExports({ identity, memberExport: repos.memberExport, now }),
    ownCredentials: () => {
      const { reauthenticationCheck, signInEnder } = services;
      return createOwnCredentialsService({
        identity,
        credentials,
        reauthenticationCheck,
        signInEnder,
        mails,
        countAskedMail,
      });
    },
    passwordResets: () => {
      const { signInEnder } = services;
      return createPasswordResetsService({
        mails,
        passwordResets,
        identity,
        credentials,
        signInEnder,
        users,
        now,
      });
    },
    sessions: () => createSessionsService({ identity, users, sessions, sessionCheck, now }),
    shareSettings: () => createShareSettingsService({ users, now }),
    usernames: () => createUsernamesService({ usernames: repos.usernames, now }),
  });
  return services;
}
