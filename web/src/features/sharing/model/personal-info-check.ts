import type { ItemPart } from '@contract/schemas/item-part';
import { type RedactionArea, areasInsidePart } from './redaction';

/**
 * The check of a screenshot for personal information, which runs in the background
 * (docs/product.md#personal-information).
 */
export interface PersonalInfoCheck {
  /**
   * The progress of the check. 'slow': the check has been running for more than 10 seconds. 'found': the member must
   * look at the found areas before sharing.
   */
  readonly phase: 'running' | 'slow' | 'failed' | 'found' | 'done';
  /** True if the member has pressed the share button, but sharing waits for the check or for the member's answer. */
  readonly held: boolean;
  /** The areas that the check found. Null until the check is done. */
  readonly found: readonly RedactionArea[] | null;
  /** The found areas that are possibly, but not certainly, personal information. */
  readonly suggested: readonly RedactionArea[];
  /** The amounts of fees and payout that the check found. */
  readonly fees: readonly RedactionArea[];
  /** The server's message if a limit kept the screenshot from being read. Otherwise null. */
  readonly refusal: string | null;
  /** Whether the member chose to share without the check. */
  readonly skipped: boolean;
}

export type PersonalInfoCheckEvent =
  | {
      readonly type: 'checkStarted' | 'checkSlow';
      readonly of: File;
    }
  | { readonly type: 'checkFailed'; readonly of: File; readonly refusal: string | null }
  | {
      readonly type: 'checkFinished';
      readonly of: File;
      readonly areas: readonly RedactionArea[];
      readonly suggested: readonly RedactionArea[];
      readonly fees: readonly RedactionArea[];
    }
  | { readonly type: 'checkSkipped' };

export const INITIAL_PERSONAL_INFO_CHECK: PersonalInfoCheck = {
  phase: 'running',
  held: false,
  found: null,
  suggested: [],
  fees: [],
  refusal: null,
  skipped: false,
};

export const isCheckEvent = (event: { readonly type: string }): event is PersonalInfoCheckEvent =>
  event.type.startsWith('check');

interface CheckedPicture {
  readonly itemPart: ItemPart | null;
  /** True if the check may have missed personal information, because the screenshot is hard to read. */
  readonly isHardToRead: boolean;
}

/**
 * Returns the check after an event. A waiting share continues to wait after the check if others would see found areas,
 * or if the picture is hard to read, because the member must look at the picture first. Suggested areas do not make a
 * share wait. If there is no item part, the form asks for the part instead.
 */
export function nextPersonalInfoCheckState(
  check: PersonalInfoCheck,
  event: PersonalInfoCheckEvent,
  { itemPart, isHardToRead }: CheckedPicture,
): PersonalInfoCheck {
  switch (event.type) {
    case 'checkStarted':
      return { ...check, phase: 'running', refusal: null };
    case 'checkSlow':
      return check.phase === 'running' ? { ...check, phase: 'slow' } : check;
    case 'checkFailed':
      return { ...check, phase: 'failed', refusal: event.refusal };
    case 'checkFinished': {
      const { areas, suggested, fees } = event;
      const found = { ...check, found: areas, suggested, fees };
      return check.held &&
        itemPart !== null &&
        (isHardToRead || areasInsidePart(areas, itemPart).length > 0)
        ? { ...found, phase: 'found' }
        : { ...found, phase: 'done', held: false };
    }
    case 'checkSkipped':
      return { ...check, held: false, skipped: true };
  }
}
