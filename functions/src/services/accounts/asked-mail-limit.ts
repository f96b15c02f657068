import { AppError } from '../../lib/app-error';
import type { CallCounters } from '../site/call-counters';
import { inWords } from '../site/rate-limits';

/**
 * Mails with a link that a signed-in member asks for. They have a limit of their own, so that requests by others do not use
 * it up. It allows the mail of the registration and the 5 calls of `sendVerification`.
 */
export const ASKED_MAILS = {
  counter: { id: 'mails that a member asked for', windowSeconds: 60 * 60 },
  max: 6,
};

export const askedMailSubject = (uid: string | null, to: string) =>
  `${uid ?? ''} ${to.toLowerCase()}`;

interface AskedMailLimitParts {
  readonly counters: Pick<CallCounters, 'take'>;
  /** Multiplies the maximum. */
  readonly factor: number;
}

/** Counts a mail of a member to an address. Throws AppError 'too_many_requests' above the limit. */
export type AskedMailLimit = (uid: string, to: string) => Promise<void>;

export function createAskedMailLimit({ counters, factor }: AskedMailLimitParts): AskedMailLimit {
  return async (uid, to) => {
    if (factor === Infinity) return;
    const { counter, max } = ASKED_MAILS;
    const seconds = await counters.take(counter, askedMailSubject(uid, to), max * factor);
    if (seconds === 0) return;
    const message = `You've asked for too many links to this address. Please try again in ${inWords(seconds)}.`;
    throw new AppError('too_many_requests', message, { retryAfterSeconds: seconds });
  };
}
