import type { HeldMail, MailsRepo } from '../../repos/mails-repo';
import type { CallCounters } from '../site/call-counters';

const HOUR = 60 * 60;

/** Together with the next limit, protects mailboxes from floods. Anybody can request a reset for any email address. */
const RESETS = { counter: { id: 'mails to reset a password', windowSeconds: HOUR }, max: 5 };
/**
 * Limits mails that verify or change an email address, for all members together, because one person can have several
 * accounts. Also limits the mail of a registration, because anybody can register with the email address of another
 * person.
 */
const ASKED = { counter: { id: 'mails that members asked for', windowSeconds: HOUR }, max: 6 };

interface MailAllowanceDeps {
  readonly counters: Pick<CallCounters, 'take'>;
  readonly mails: Pick<MailsRepo, 'markCounted'>;
  /** The limit is multiplied by this number. */
  readonly factor: number;
}

/**
 * Counts a mail with a link, and returns whether the mail may be sent to its address this hour. API calls do not wait
 * for the result, so no response reveals it. A mail counts once, so a failed mail can always be retried.
 */
export type MailAllowance = (mail: HeldMail) => Promise<boolean>;

export function createMailAllowance({ counters, mails, factor }: MailAllowanceDeps): MailAllowance {
  return async ({ id, kind, to, isCounted }) => {
    const { counter, max } = kind === 'reset_password' ? RESETS : ASKED;
    if (factor === Infinity || isCounted) return true;
    if ((await counters.take(counter, to.toLowerCase(), max * factor)) > 0) return false;
    await mails.markCounted(id);
    return true;
  };
}
