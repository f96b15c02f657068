import { createFolderMailGateway } from '../../gateways/mail/folder-mail';
import type { MailGateway } from '../../gateways/mail/mail';
import { createMailRenderer } from '../../gateways/mail/mail-renderer';
import { createSmtpMailGateway } from '../../gateways/mail/smtp-mail';
import type { Config } from '../../lib/config';
import { createLinkMailLimiter } from '../../services/accounts/link-mail-limiter';
import { createMailContentBuilder } from '../../services/accounts/mail-content-builder';
import { createMailSending } from '../../services/accounts/mail-sending';
import type { Backend } from '../backend';
import { createSharedServices, rateLimitFactor } from '../shared-services';
import type { DocumentCreatedEvent, BackgroundWork } from './background-function';

function gatewayOf({ mail, supportEmail }: Config, now: () => Date): MailGateway {
  if (mail === null) throw new Error('MAIL_FOLDER is missing: set it to the folder for mails.');
  return mail.via === 'smtp'
    ? createSmtpMailGateway(mail, supportEmail)
    : createFolderMailGateway(mail.folder, now);
}

export function sendMail(backend: Backend): BackgroundWork<DocumentCreatedEvent<'mails/{mailId}'>> {
  const { config, gateways, repos, log, now } = backend;
  const { mails, passwordResets, emailTokens } = repos;
  const mailSending = createMailSending({
    mails,
    contents: createMailContentBuilder({
      identity: gateways.identity,
      credentials: gateways.credentials,
      passwordResets,
      emailTokens,
      mayGetLink: createLinkMailLimiter({
        counters: createSharedServices(backend).callCounters,
        mails,
        factor: rateLimitFactor(config),
      }),
      origin: config.siteOrigin,
      now,
    }),
    renderer: createMailRenderer(config.supportEmail),
    gateway: gatewayOf(config, now),
    log,
    now,
  });
  return ({ mailId }) => mailSending.send(mailId);
}
