import { DAY_MS } from '@contract/rules/durations';
import type { RulingKind } from '@contract/schemas/appeal';
import { HIDDEN_DAYS } from '@contract/schemas/reported';

interface RulingState {
  readonly kind: RulingKind;
  readonly end: string | null;
  readonly until: Date | null;
}

/** Whether the ruling is in force at a time. A suspension ends at its time, even before the job has stored its end. */
export const isInEffectAt = ({ kind, end, until }: RulingState, now: Date): boolean =>
  end === null && !(kind === 'suspension' && until !== null && until <= now);

/** Whether the member can appeal: only once, and only while the ruling is in force. */
export const canAppealAt = (
  ruling: RulingState & { readonly appeal: object | null },
  now: Date,
): boolean => ruling.appeal === null && isInEffectAt(ruling, now);

/**
 * Whether a hidden item must be kept after its `removeAt`, because its owner waits for the outcome of an appeal. It is
 * kept for 30 more days at most.
 */
export const keepsItemAt = (
  { appealStatus }: { readonly appealStatus: string | null },
  removeAt: Date,
  now: Date,
): boolean =>
  appealStatus === 'pending' && now.getTime() < removeAt.getTime() + HIDDEN_DAYS * DAY_MS;
