import type { HeldMail, MailsRepo } from '../../repos/mails-repo';
import type { CallCounters } from '../site/call-counters';
import { ASKED_MAILS, askedMailSubject } from './asked-mail-limit';

const HOUR = 60 * 60;

/** Anybody can request these mails for any address. The limit keeps a mailbox from being filled. */
const RESETS = { counter: { id: 'mails to reset a password', windowSeconds: HOUR }, max: 5 };

interface MailAllowanceParts {
  readonly counters: Pick<CallCounters, 'take'>;
  readonly mails: Pick<MailsRepo, 'markCounted'>;
  /** Multiplies the maximum. */
  readonly factor: number;
}

/**
 * Returns whether a mail with a link may be sent this hour, and counts it. A mail counts once, so the runs after a failed one
 * are always allowed.
 */
export type MailAllowance = (mail: HeldMail) => Promise<boolean>;

export function createMailAllowance({
  counters,
  mails,
  factor,
}: MailAllowanceParts): MailAllowance {
  return async ({ id, kind, to, uid, isCounted }) => {
    const { counter, max } = kind === 'reset_password' ? RESETS : ASKED_MAILS;
    if (factor === Infinity || isCounted) return true;
    const subject = kind === 'reset_password' ? to.toLowerCase() : askedMailSubject(uid, to);
    if ((await counters.take(counter, subject, max * factor)) > 0) return false;
    await mails.markCounted(id);
    return true;
  };
}
