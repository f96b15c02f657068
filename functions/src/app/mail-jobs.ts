import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { createFirebaseCredentials } from '../gateways/identity/firebase-credentials';
import { createFirebaseIdentity } from '../gateways/identity/firebase-identity';
import { createFolderMail } from '../gateways/mail/folder-mail';
import type { MailGateway } from '../gateways/mail/mail';
import { createMailRenderer } from '../gateways/mail/mail-renderer';
import { createSmtpMail } from '../gateways/mail/smtp-mail';
import type { Config } from '../lib/config';
import { createJsonLogger } from '../lib/json-logger';
import { createLinkTokensRepo } from '../repos/link-tokens-repo';
import { createMailsRepo } from '../repos/mails-repo';
import { createRateLimitsRepo } from '../repos/rate-limits-repo';
import { createMailAllowance } from '../services/accounts/mail-allowance';
import { createMailContents } from '../services/accounts/mail-contents';
import { createMailSending } from '../services/accounts/mail-sending';
import { createStoredCallCounters } from '../services/site/stored-call-counters';
import { LIMIT_FACTORS } from './configured-limits';

const now = () => new Date();

interface MailEvent {
  readonly params: { readonly mailId: string };
}

function gatewayOf({ mail, supportEmail }: Config): MailGateway {
  if (mail === null) throw new Error('MAIL_FOLDER is missing: set it to the folder for mails.');
  return mail.via === 'smtp'
    ? createSmtpMail(mail, supportEmail)
    : createFolderMail(mail.folder, now);
}

export function createSendMailJob(config: Config): (event: MailEvent) => Promise<void> {
  const gateway = gatewayOf(config);
  const firebase = initializeApp({ projectId: config.projectId });
  const db = getFirestore(firebase);
  const loadAuth = async () => (await import('firebase-admin/auth')).getAuth(firebase);
  const rateLimits = createRateLimitsRepo(db);
  const mails = createMailsRepo(db, { now });
  const mailSending = createMailSending({
    mails,
    contents: createMailContents({
      identity: createFirebaseIdentity(loadAuth),
      credentials: createFirebaseCredentials(loadAuth),
      passwordResets: createLinkTokensRepo(db, 'passwordResets'),
      emailTokens: createLinkTokensRepo(db, 'emailTokens'),
      mayGetLink: createMailAllowance({
        counters: createStoredCallCounters({ rateLimits, now }),
        mails,
        factor: LIMIT_FACTORS[config.rateLimits],
      }),
      origin: config.siteOrigin,
      now,
    }),
    renderer: createMailRenderer(config.supportEmail),
    gateway,
    log: createJsonLogger(),
    now,
  });
  return ({ params }) => mailSending.send(params.mailId);
}
