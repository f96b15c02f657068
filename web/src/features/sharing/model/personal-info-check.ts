import type { ItemPart } from '@contract/schemas/item-part';
import type { RedactionArea } from '@/lib/redaction';
import { shownAreas } from '@/lib/shown-areas';

/** The background check of a screenshot for personal information (docs/product.md#personal-information). */
export interface PersonalInfoCheck {
  /** Slow: running for more than 10 seconds. Found: the member has to see the areas before sharing. */
  readonly phase: 'running' | 'slow' | 'failed' | 'found' | 'done';
  /** The member wants to share, and sharing waits for the check or for an answer. */
  readonly held: boolean;
  /** The areas that the check found, or null until it is done. */
  readonly found: readonly RedactionArea[] | null;
  /** The amounts of fees and payout that it found. */
  readonly fees: readonly RedactionArea[];
  /** The member chose to share without the check. */
  readonly skipped: boolean;
}

export type PersonalInfoCheckEvent =
  | {
      readonly type: 'checkStarted' | 'checkSlow' | 'checkFailed';
      readonly of: File;
    }
  | {
      readonly type: 'checkFinished';
      readonly of: File;
      readonly areas: readonly RedactionArea[];
      readonly fees: readonly RedactionArea[];
    }
  | { readonly type: 'checkSkipped' };

export const NO_CHECK: PersonalInfoCheck = {
  phase: 'running',
  held: false,
  found: null,
  fees: [],
  skipped: false,
};

export const isCheckEvent = (event: { readonly type: string }): event is PersonalInfoCheckEvent =>
  event.type.startsWith('check');

/** A share is held only for found areas that others would see. Without a part, the form asks for the part instead. */
export function nextCheck(
  check: PersonalInfoCheck,
  event: PersonalInfoCheckEvent,
  itemPart: ItemPart | null,
): PersonalInfoCheck {
  switch (event.type) {
    case 'checkStarted':
      return { ...check, phase: 'running' };
    case 'checkSlow':
      return check.phase === 'running' ? { ...check, phase: 'slow' } : check;
    case 'checkFailed':
      return { ...check, phase: 'failed' };
    case 'checkFinished':
      return check.held && itemPart !== null && shownAreas(event.areas, itemPart).length > 0
        ? { ...check, phase: 'found', found: event.areas, fees: event.fees }
        : { ...check, phase: 'done', found: event.areas, fees: event.fees, held: false };
    case 'checkSkipped':
      return { ...check, held: false, skipped: true };
  }
}
