import type { Item } from '@contract/schemas/item';
import { unsentAttempt } from './attempt';
import { isDraftChecked } from './draft-settings';
import { type Draft, isEmptyDraft } from './draft';
import type { PersonalInfoCheck } from './personal-info-check';
import type { RedactionHistory } from './redaction-changes';
import type { Upload } from './upload';

/** The picture is chosen, then its text is confirmed, then the other details are filled in. */
export type ShareStep = 'picture' | 'text' | 'details';

/** State of the share form, which share-sale-flow.ts changes. */
export interface ShareSaleState {
  readonly draft: Draft;
  readonly restored: boolean;
  /** Error message for a file that was rejected or is missing. */
  readonly screenshotProblem: string | undefined;
  readonly step: ShareStep;
  /** What the member changed of the hidden areas, for undo. */
  readonly redactionHistory: RedactionHistory;
  readonly partDialogOpen: boolean;
  readonly coverDialogOpen: boolean;
  /** The member wanted to share, and has to mark first what others may see. */
  readonly isPartAsked: boolean;
  readonly check: PersonalInfoCheck;
  readonly samePicture: SamePicture;
  readonly upload: Upload;
}

export interface SamePicture {
  /** Empty if none were found or the lookup failed. */
  readonly items: readonly Item[];
  /** Sharing waits for the member's answer. */
  readonly held: boolean;
  /** The member confirmed another sale. */
  readonly dismissed: boolean;
}

export const isAsking = ({ items, dismissed }: SamePicture): boolean =>
  items.length > 0 && !dismissed;

/** Whether the draft's screenshot was neither checked for what it hides nor exempted by the member. */
export const needsCheck = ({ draft, check }: ShareSaleState): boolean =>
  draft.screenshot !== null && !isDraftChecked(draft) && !check.skipped;

/** Whether the screenshot is read for the first time. The check and the reading are one request. */
export const isReadingPicture = ({
  draft,
  check,
}: Pick<ShareSaleState, 'draft' | 'check'>): boolean =>
  draft.screenshot !== null &&
  draft.reading === null &&
  !draft.redaction.checked &&
  (check.phase === 'running' || check.phase === 'slow');

/** Whether the check of the screenshot runs, or is about to. */
export const isCheckRunning = (state: ShareSaleState): boolean =>
  needsCheck(state) && state.check.phase !== 'failed';

/** Returns how sure the reading is, 0 if it failed, or null if an older version of the app read the screenshot. */
export function confidenceOf({ draft }: Pick<ShareSaleState, 'draft'>): number | null {
  if (draft.reading) return draft.reading.confidence ?? null;
  return draft.redaction.checked ? null : 0;
}

/** The first change creates the idempotency key. */
export function withDraft(
  state: ShareSaleState,
  change: Partial<Draft>,
  newKey: () => string,
): ShareSaleState {
  const draft = { ...state.draft, ...change };
  const needsKey = draft.attempt === null && !isEmptyDraft(draft);
  return { ...state, draft: needsKey ? { ...draft, attempt: unsentAttempt(newKey()) } : draft };
}
