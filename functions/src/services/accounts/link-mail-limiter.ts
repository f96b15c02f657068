import type { MailBeingSent, MailsRepo } from '../../repos/mails-repo';
import type { CallCounters } from '../site/call-counters';

const HOUR = 60 * 60;

/**
 * The limit for mails to reset a password. It protects mailboxes, because anybody can request a reset for any email
 * address.
 */
const RESETS = { counter: { id: 'mails to reset a password', windowSeconds: HOUR }, max: 5 };
/**
 * The limit for mails that verify or change an email address. It applies to all members together, because a person can
 * have several accounts. It includes the mail after a registration, because anybody can register with another person's
 * email address.
 */
const ASKED = { counter: { id: 'mails that members asked for', windowSeconds: HOUR }, max: 6 };

interface LinkMailLimiterDeps {
  readonly counters: Pick<CallCounters, 'take'>;
  readonly mails: Pick<MailsRepo, 'markCounted'>;
  /** The factor by which the maximum numbers of mails are multiplied. */
  readonly factor: number;
}

/**
 * Counts a mail with a link. Returns false if the limit for its email address in this hour is reached. API calls do not
 * wait for this function, so no response reveals the result. Each mail counts only once, so a failed mail can always be
 * sent again.
 */
export type LinkMailLimiter = (mail: MailBeingSent) => Promise<boolean>;

export function createLinkMailLimiter({
  counters,
  mails,
  factor,
}: LinkMailLimiterDeps): LinkMailLimiter {
  return async ({ id, kind, to, isCounted }) => {
    const { counter, max } = kind === 'reset_password' ? RESETS : ASKED;
    if (factor === Infinity || isCounted) return true;
    if ((await counters.take(counter, to.toLowerCase(), max * factor)) > 0) return false;
    await mails.markCounted(id);
    return true;
  };
}
