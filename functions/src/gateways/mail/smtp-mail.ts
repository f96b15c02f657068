import type { Transporter } from 'nodemailer';
import type { SmtpConfig } from '../../lib/mail-config';
import { AppError } from '../../lib/app-error';
import type { MailGateway } from './mail';

/** Whether a response permanently refuses the mailbox: RFC 5321, section 4.2.1. */
function refusesMailbox(error: unknown): boolean {
  if (!(error instanceof Error) || !('command' in error) || !('responseCode' in error))
    return false;
  return error.command === 'RCPT TO' && Number(error.responseCode) >= 500;
}

/** Hosts of this machine. A relay on the same machine needs no encryption. */
const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];
/** The port on which a connection is encrypted from the start. Other ports start encryption with STARTTLS. */
const TLS_PORT = 465;
const TIMEOUT_MS = 15_000;

async function createTransport({ host, port, user, password }: SmtpConfig): Promise<Transporter> {
  // A heavy package, which loads with the first mail (ADR 0007).
  const nodemailer = await import('nodemailer');
  return nodemailer.createTransport({
    host,
    port,
    secure: port === TLS_PORT,
    requireTLS: port !== TLS_PORT && !LOOPBACK.includes(host),
    auth: { user, pass: password },
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Sends mails through an SMTP server. Replies to these mails go to `replyTo`. */
export function createSmtpMail(config: SmtpConfig, replyTo: string): MailGateway {
  let transport: Promise<Transporter> | undefined;
  return {
    send: async ({ id, to, subject, html, text }) => {
      const smtp = await (transport ??= createTransport(config));
      const [, domain = ''] = config.from.split('@');
      try {
        await smtp.sendMail({
          messageId: `<${id}@${domain}>`,
          from: { name: 'BoloBoard', address: config.from },
          // An object, so that the email address is not parsed as a list.
          to: { name: '', address: to },
          replyTo,
          subject,
          html,
          text,
          // Asks vacation responders not to reply (RFC 3834).
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        if (refusesMailbox(error))
          throw new AppError('bad_request', 'The mailbox refuses this mail.', { cause: error });
        throw new AppError('unavailable', 'The mail could not be sent.', { cause: error });
      }
    },
  };
}
