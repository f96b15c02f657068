import {
  type MailTemplateData,
  mailTextOf,
  plainTextOfMail,
} from '../../domain/accounts/mail-texts';
import type { Mail } from './mail';

export type RenderedMail = Pick<Mail, 'subject' | 'html' | 'text'>;

export interface MailRenderer {
  render(content: MailTemplateData): Promise<RenderedMail>;
}

/**
 * Creates a renderer of mails. react-email loads with the first mail (ADR 0007), so the layout is in a separate
 * bundle.
 */
export function createMailRenderer(supportEmail: string): MailRenderer {
  return {
    render: async (content) => {
      const [{ render }, { MailLayout }] = await Promise.all([
        import('@react-email/render'),
        import('./mail-layout.js'),
      ]);
      const mail = mailTextOf(content);
      const html = await render(MailLayout({ mail, supportEmail }));
      return { subject: mail.subject, html, text: plainTextOfMail(mail, supportEmail) };
    },
  };
}
