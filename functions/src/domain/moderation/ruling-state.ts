import { DAY_MS } from '@contract/rules/durations';
import type { RulingKind } from '@contract/schemas/appeal';
import { HIDDEN_ITEM_RETENTION_DAYS } from '@contract/schemas/report-for-admins';

interface RulingState {
  readonly kind: RulingKind;
  readonly end: string | null;
  readonly until: Date | null;
}

/**
 * Returns true if the ruling is in force at the given time. A suspension ends when its time is over, even if the end of
 * the ruling is not stored yet.
 */
export const isRulingInForceAt = ({ kind, end, until }: RulingState, now: Date): boolean =>
  end === null && !(kind === 'suspension' && until !== null && until <= now);

/**
 * Returns true if the member can appeal the ruling at the given time. Each ruling can be appealed only once, and only
 * while it is in force.
 */
export const canAppealAt = (
  ruling: RulingState & { readonly appeal: object | null },
  now: Date,
): boolean => ruling.appeal === null && isRulingInForceAt(ruling, now);

/**
 * Returns true if a hidden item must stay although its `removeAt` has passed, because an appeal is pending. The item
 * stays for 30 more days at most.
 */
export const mustKeepHiddenItemAt = (
  { appealStatus }: { readonly appealStatus: string | null },
  removeAt: Date,
  now: Date,
): boolean =>
  appealStatus === 'pending' &&
  now.getTime() < removeAt.getTime() + HIDDEN_ITEM_RETENTION_DAYS * DAY_MS;
