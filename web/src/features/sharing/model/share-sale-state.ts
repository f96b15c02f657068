import type { Item } from '@contract/schemas/item';
import { type ItemFromEarlierForm, unsentAttempt } from './attempt';
import { type Draft, isDraftRedactionChecked, isEmptyDraft } from './draft';
import type { PersonalInfoCheck } from './personal-info-check';
import type { RedactionHistory } from './redaction';
import { EMPTY_SALE, isGuess } from './sale-form';

/**
 * The steps of the share form. In order, the member chooses the picture, confirms its text, and fills in the other
 * details.
 */
export type ShareStep = 'picture' | 'text' | 'details';

/** The state of the share form. share-sale-flow.ts changes it. */
export interface ShareSaleState {
  readonly draft: Draft;
  /** The error message if a file was rejected or is missing. */
  readonly screenshotProblem: string | undefined;
  readonly step: ShareStep;
  /** The history of the hidden areas. Undo reverts the member's changes in it. */
  readonly redactionHistory: RedactionHistory;
  readonly partDialogOpen: boolean;
  readonly coverDialogOpen: boolean;
  /** True if the member has pressed the share button, but must first mark what others may see. */
  readonly isPartAsked: boolean;
  readonly check: PersonalInfoCheck;
  readonly samePicture: SamePictureState;
  readonly upload: Upload;
}

/** The state of the upload: its progress, or how it ended. */
export type Upload =
  | { readonly phase: 'idle' | 'cancelled' }
  /** `share` is the uploaded fraction of the file, 0 to 1. */
  | { readonly phase: 'sending'; readonly share: number }
  | { readonly phase: 'failed'; readonly message: string }
  | { readonly phase: 'overtaken'; readonly item: ItemFromEarlierForm };

/** Returns the upload with its new progress. The progress never decreases. */
export function withProgress(upload: Upload, share: number): Upload {
  if (upload.phase !== 'sending') return upload;
  return { phase: 'sending', share: Math.max(upload.share, Math.min(share, 1)) };
}

export interface SamePictureState {
  /** Items with the same picture. Empty if no items were found or if the lookup failed. */
  readonly items: readonly Item[];
  /** True if sharing waits until the member has answered the same-picture question. */
  readonly held: boolean;
  /** True if the member confirmed that this sale is a different sale than the item with the same picture. */
  readonly dismissed: boolean;
}

export const asksAboutSamePicture = ({ items, dismissed }: SamePictureState): boolean =>
  items.length > 0 && !dismissed;

/**
 * Returns whether the screenshot still needs a check. It needs none if it was already checked, or if the member shares
 * without the check.
 */
export const needsPersonalInfoCheck = ({ draft, check }: ShareSaleState): boolean =>
  draft.screenshot !== null && !isDraftRedactionChecked(draft) && !check.skipped;

type CheckedDraft = Pick<ShareSaleState, 'draft' | 'check'>;

/**
 * Returns whether the first reading of the screenshot is running. The check and the reading are one request, so this is
 * true while the first check runs.
 */
export const isReadingPicture = ({ draft, check }: CheckedDraft): boolean =>
  draft.screenshot !== null &&
  draft.reading === null &&
  !draft.redaction.checked &&
  (check.phase === 'running' || check.phase === 'slow');

/** Returns whether the check of the screenshot is running or about to start. */
export const isCheckRunning = (state: ShareSaleState): boolean =>
  needsPersonalInfoCheck(state) && state.check.phase !== 'failed';

/**
 * Returns the probability, 0 to 1, that the reading of title and price is right. It is 0 if the reading failed, and
 * null if an older version of the app read the screenshot.
 */
export function readingConfidenceOf({ draft }: Pick<ShareSaleState, 'draft'>): number | null {
  if (draft.reading) return draft.reading.confidence ?? null;
  return draft.redaction.checked ? null : 0;
}

/** Returns the state with a changed draft. The first change of a draft creates its idempotency key. */
export function withDraft(
  state: ShareSaleState,
  change: Partial<Draft>,
  newKey: () => string,
): ShareSaleState {
  const draft = { ...state.draft, ...change };
  const needsKey = draft.attempt === null && !isEmptyDraft(draft);
  return { ...state, draft: needsKey ? { ...draft, attempt: unsentAttempt(newKey()) } : draft };
}

/**
 * Returns whether the form asks for the platform. It asks if the reading did not recognize the platform and the member
 * has not touched the field.
 */
export function asksForPlatform({ draft, check }: CheckedDraft): boolean {
  const { screenshot, reading, touched, values } = draft;
  const isKnown = reading?.platform !== undefined || touched.includes('platform');
  return (
    screenshot !== null &&
    !isReadingPicture({ draft, check }) &&
    !isKnown &&
    values.platform === EMPTY_SALE.platform
  );
}

/**
 * Returns whether the form preselected 'My Sale', because the screenshot shows a payout or fees, and the member has not
 * chosen a value yet.
 */
export const isOwnSaleGuess = ({ draft }: Pick<ShareSaleState, 'draft'>): boolean =>
  isGuess(draft.values.isOwnSale, draft.guesses.isOwnSale) && !draft.touched.includes('isOwnSale');
