import { AppError } from '../../lib/app-error';
import type { CallCounters } from '../site/call-counters';
import { durationInWords } from '../site/rate-limits';

/**
 * The limit for mails that one member requests for one email address. Above the limit, the member gets an error.
 * `LinkMailLimiter` limits the requests of all members together, without an error.
 */
const ASKED_MAILS = {
  counter: { id: 'mails that a member asked for', windowSeconds: 60 * 60 },
  max: 6,
};

interface RequestedMailLimiterDeps {
  readonly counters: Pick<CallCounters, 'take'>;
  /** The factor by which the maximum number of mails is multiplied. */
  readonly factor: number;
}

/** Counts a request of a member for a mail to an address. Throws AppError 'too_many_requests' above the limit. */
export type RequestedMailLimiter = (uid: string, to: string) => Promise<void>;

export function createRequestedMailLimiter({
  counters,
  factor,
}: RequestedMailLimiterDeps): RequestedMailLimiter {
  return async (uid, to) => {
    if (factor === Infinity) return;
    const { counter, max } = ASKED_MAILS;
    const seconds = await counters.take(counter, `${uid} ${to.toLowerCase()}`, max * factor);
    if (seconds === 0) return;
    const message = `You've asked for too many links to this address. Please try again in ${durationInWords(seconds)}.`;
    throw new AppError('too_many_requests', message, { retryAfterSeconds: seconds });
  };
}
