import { DAY_MS } from '@contract/rules/durations';
import type { RulingKind } from '@contract/schemas/appeal';
import { HIDDEN_DAYS } from '@contract/schemas/reported';

interface RulingState {
  readonly kind: RulingKind;
  readonly end: string | null;
  readonly until: Date | null;
}

/** Whether the ruling still counts. A suspension ends at its time, also before the job notes it. */
export const countsAt = ({ kind, end, until }: RulingState, now: Date): boolean =>
  end === null && !(kind === 'suspension' && until !== null && until <= now);

/** Whether the member can appeal: once, while the ruling counts. */
export const canAppealAt = (
  ruling: RulingState & { readonly appeal: object | null },
  now: Date,
): boolean => ruling.appeal === null && countsAt(ruling, now);

/** A hidden item stays for at most 30 more days after `removeAt` while its owner waits for the outcome of an appeal. */
export const keepsItemAt = (
  { appealStatus }: { readonly appealStatus: string | null },
  removeAt: Date,
  now: Date,
): boolean =>
  appealStatus === 'pending' && now.getTime() < removeAt.getTime() + HIDDEN_DAYS * DAY_MS;
