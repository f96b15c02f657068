import type { HeldMail, MailsRepo } from '../../repos/mails-repo';
import type { CallCounters } from '../site/call-counters';

const HOUR = 60 * 60;

/** Both keep a mailbox from being filled. Anybody can request a reset for any address. */
const RESETS = { counter: { id: 'mails to reset a password', windowSeconds: HOUR }, max: 5 };
/**
 * Mails that verify or change an address, by all members together: one person can have several accounts. Also the mail of a
 * registration, because anybody can register with the address of another person.
 */
const ASKED = { counter: { id: 'mails that members asked for', windowSeconds: HOUR }, max: 6 };

interface MailAllowanceParts {
  readonly counters: Pick<CallCounters, 'take'>;
  readonly mails: Pick<MailsRepo, 'markCounted'>;
  /** Multiplies the maximum. */
  readonly factor: number;
}

/**
 * Returns whether a mail with a link may be sent to its address this hour, and counts it. The calls do not wait for it, so their
 * answers do not tell. A mail counts once, so the runs after a failed one are always allowed.
 */
export type MailAllowance = (mail: HeldMail) => Promise<boolean>;

export function createMailAllowance({
  counters,
  mails,
  factor,
}: MailAllowanceParts): MailAllowance {
  return async ({ id, kind, to, isCounted }) => {
    const { counter, max } = kind === 'reset_password' ? RESETS : ASKED;
    if (factor === Infinity || isCounted) return true;
    if ((await counters.take(counter, to.toLowerCase(), max * factor)) > 0) return false;
    await mails.markCounted(id);
    return true;
  };
}
