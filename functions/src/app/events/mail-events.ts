import { createFirebaseCredentials } from '../../gateways/identity/firebase-credentials';
import { createFolderMail } from '../../gateways/mail/folder-mail';
import type { MailGateway } from '../../gateways/mail/mail';
import { createMailRenderer } from '../../gateways/mail/mail-renderer';
import { createSmtpMail } from '../../gateways/mail/smtp-mail';
import type { Config } from '../../lib/config';
import { createLinkTokensRepo } from '../../repos/link-tokens-repo';
import { createMailsRepo } from '../../repos/mails-repo';
import { createRateLimitsRepo } from '../../repos/rate-limits-repo';
import { createMailAllowance } from '../../services/accounts/mail-allowance';
import { createMailContents } from '../../services/accounts/mail-contents';
import { createMailSending } from '../../services/accounts/mail-sending';
import { createStoredCallCounters } from '../../services/site/stored-call-counters';
import { LIMIT_FACTORS } from '../configured-limits';
import { openProject } from '../project';
import type { Created, Work } from './event-row';

function gatewayOf({ mail, supportEmail }: Config, now: () => Date): MailGateway {
  if (mail === null) throw new Error('MAIL_FOLDER is missing: set it to the folder for mails.');
  return mail.via === 'smtp'
    ? createSmtpMail(mail, supportEmail)
    : createFolderMail(mail.folder, now);
}

export function sendMail(config: Config): Work<Created<'mails/{mailId}'>> {
  const { db, loadAuth, identity, log, now } = openProject(config);
  const gateway = gatewayOf(config, now);
  const mails = createMailsRepo(db, { now });
  const mailSending = createMailSending({
    mails,
    contents: createMailContents({
      identity,
      credentials: createFirebaseCredentials(loadAuth),
      passwordResets: createLinkTokensRepo(db, 'passwordResets'),
      emailTokens: createLinkTokensRepo(db, 'emailTokens'),
      mayGetLink: createMailAllowance({
        counters: createStoredCallCounters({ rateLimits: createRateLimitsRepo(db), now }),
        mails,
        factor: LIMIT_FACTORS[config.rateLimits],
      }),
      origin: config.siteOrigin,
      now,
    }),
    renderer: createMailRenderer(config.supportEmail),
    gateway,
    log,
    now,
  });
  return ({ mailId }) => mailSending.send(mailId);
}
