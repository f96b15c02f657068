import { withFees } from '@/lib/fee-areas';
import type { Draft } from './draft-store';

/** Whether the switch 'Hide fees and payout' is on. */
export const isHidingFees = ({ redaction }: Draft): boolean => redaction.hidesFees ?? false;

/** Returns the same draft if the switch already has this value, because the member may have unhidden single amounts. */
export const withSwitch = (draft: Draft, hidesFees: boolean): Draft =>
  isHidingFees(draft) === hidesFees
    ? draft
    : { ...draft, redaction: withFees(draft.redaction, { hidesFees }) };
