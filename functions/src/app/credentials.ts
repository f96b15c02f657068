import { createFirebaseCredentials } from '../gateways/identity/firebase-credentials';
import { createCredentialsHandlers } from '../http/handlers/credentials-handlers';
import { createAllSessionsRepo } from '../repos/all-sessions-repo';
import { createLinkTokensRepo } from '../repos/link-tokens-repo';
import { createMailsRepo } from '../repos/mails-repo';
import { createAccountMails } from '../services/accounts/account-mails';
import { createConfirmedSignIns } from '../services/accounts/confirmed-sign-in';
import { createEmailVerification } from '../services/accounts/email-verification';
import { createEndedSignIns } from '../services/accounts/ended-sign-ins';
import { createOwnCredentials } from '../services/accounts/own-credentials';
import { createPasswordResets } from '../services/accounts/password-resets';
import type { Backend } from './backend';

/** Composes the handlers of calls about the email address and the password of an account. */
export function createCredentialsPart({
  db,
  loadAuth,
  identity,
  users,
  sessionCheck,
  countAskedMail,
  now,
}: Backend) {
  const mails = createAccountMails({ mails: createMailsRepo(db, { now }) });
  const passwordResets = createLinkTokensRepo(db, 'passwordResets');
  const emailTokens = createLinkTokensRepo(db, 'emailTokens');
  const credentials = createFirebaseCredentials(loadAuth);
  const confirmedSignIns = createConfirmedSignIns({ identity, now });
  const endedSignIns = createEndedSignIns({
    identity,
    allSessions: createAllSessionsRepo(db),
    sessionCheck,
    passwordResets,
    emailTokens,
    now,
  });
  const handlers = createCredentialsHandlers({
    passwordResets: createPasswordResets({
      ...{ mails, passwordResets, identity, credentials, endedSignIns, users, now },
    }),
    emailVerification: createEmailVerification({
      mails,
      emailTokens,
      identity,
      credentials,
      users,
      now,
    }),
    ownCredentials: createOwnCredentials({
      identity,
      credentials,
      confirmedSignIns,
      endedSignIns,
      mails,
      countAskedMail,
    }),
  });
  return { mails, confirmedSignIns, endedSignIns, handlers };
}
