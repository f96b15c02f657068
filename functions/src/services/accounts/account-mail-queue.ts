import type { MailsRepo } from '../../repos/mails-repo';

/**
 * A mail about an account that waits to be sent. It contains no link. The trigger `sendMail` creates the link when it
 * sends the mail, so that the database contains no token.
 */
export type AccountMail =
  | {
      readonly kind: 'verify_address' | 'confirm_new_address';
      readonly to: string;
      readonly uid: string;
    }
  | {
      readonly kind:
        | 'reset_password'
        | 'password_changed'
        | 'address_changed'
        | 'address_changed_google_kept'
        | 'account_deleted'
        | 'second_subscription_ended';
      readonly to: string;
    };

export interface AccountMailQueue {
  /**
   * Stores a mail, which the trigger `sendMail` sends. Does nothing if a mail with the same `id` was stored before and
   * the id is still remembered. Ids are remembered for a day after the mail was sent, and longer for some kinds of
   * mail.
   */
  queue(mail: AccountMail & { readonly id: string }): Promise<void>;
}

export function createAccountMailQueue({
  mails,
}: {
  readonly mails: Pick<MailsRepo, 'create'>;
}): AccountMailQueue {
  return {
    queue: ({ id, ...mail }) => mails.create(id, { uid: null, ...mail }),
  };
}
