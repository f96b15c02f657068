import type { Transporter } from 'nodemailer';
import type { SmtpConfig } from '../../lib/mail-config';
import { AppError } from '../../lib/app-error';
import type { MailGateway } from './mail';

/** Returns true if the server permanently refuses the mailbox: RFC 5321, section 4.2.1. */
function refusesMailbox(error: unknown): boolean {
  if (!(error instanceof Error) || !('command' in error) || !('responseCode' in error))
    return false;
  return error.command === 'RCPT TO' && Number(error.responseCode) >= 500;
}

/** The names of the machine on which this code runs. A mail server on the same machine needs no encryption. */
const LOOPBACK = ['127.0.0.1', '::1', 'localhost'];
/** The port whose connections are encrypted from the start. On other ports, STARTTLS begins the encryption. */
const TLS_PORT = 465;
const TIMEOUT_MS = 15_000;

async function createTransport({ host, port, user, password }: SmtpConfig): Promise<Transporter> {
  // nodemailer is large, so it loads with the first mail (ADR 0007).
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

/** Creates a gateway that sends mails through an SMTP server. Replies go to `replyTo`. */
export function createSmtpMailGateway(config: SmtpConfig, replyTo: string): MailGateway {
  let transport: Promise<Transporter> | undefined;
  return {
    send: async ({ id, to, subject, html, text }) => {
      const smtp = await (transport ??= createTransport(config));
      const [, domain = ''] = config.from.split('@');
      try {
        await smtp.sendMail({
          messageId: `<${id}@${domain}>`,
          from: { name: 'BoloBoard', address: config.from },
          // The recipient is an object, so that nodemailer does not parse the email address as a list.
          to: { name: '', address: to },
          replyTo,
          subject,
          html,
          text,
          // This header asks automatic responders, such as those for vacations, not to reply (RFC 3834).
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
