import type { MailsRepo } from '../../repos/mails-repo';

/**
 * A mail about an account. It has no link: the trigger `sendMail` makes the link when it sends the mail, so that no
 * token is stored.
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

export interface AccountMails {
  /**
   * Stores a mail, which the trigger `sendMail` sends. A mail with the same `id` is sent only once, even if it is
   * queued again within a day (for some kinds of mail, also after that).
   */
  queue(mail: AccountMail & { readonly id: string }): Promise<void>;
}

export function createAccountMails({
  mails,
}: {
  readonly mails: Pick<MailsRepo, 'create'>;
}): AccountMails {
  return {
    queue: ({ id, ...mail }) => mails.create(id, { uid: null, ...mail }),
  };
}
