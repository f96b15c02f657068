import type { Item } from '@contract/schemas/item';
import { type EarlierItem, unsentAttempt } from './attempt';
import { type Draft, isDraftChecked, isEmptyDraft } from './draft';
import type { PersonalInfoCheck } from './personal-info-check';
import type { RedactionHistory } from './redaction';
import { EMPTY_SALE, isGuess } from './sale-form';

/** The picture is chosen, then its text is confirmed, then the other details are filled in. */
export type ShareStep = 'picture' | 'text' | 'details';

/** State of the share form, which share-sale-flow.ts changes. */
export interface ShareSaleState {
  readonly draft: Draft;
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

/** How far sharing the draft is, or how it ended. */
export type Upload =
  | { readonly phase: 'idle' | 'cancelled' }
  /** `share` is the uploaded fraction, from 0 to 1. */
  | { readonly phase: 'sending'; readonly share: number }
  | { readonly phase: 'failed'; readonly message: string }
  | { readonly phase: 'overtaken'; readonly item: EarlierItem };

/** Returns the upload with the fraction that is sent, which never goes back. */
export function progressed(upload: Upload, share: number): Upload {
  if (upload.phase !== 'sending') return upload;
  return { phase: 'sending', share: Math.max(upload.share, Math.min(share, 1)) };
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

type CheckedDraft = Pick<ShareSaleState, 'draft' | 'check'>;

/** Whether the screenshot is read for the first time. The check and the reading are one request. */
export const isReadingPicture = ({ draft, check }: CheckedDraft): boolean =>
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

/** Whether the screenshot did not tell the platform, and the member has not touched the default either. */
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

/** Whether My Sale is preselected because of a payout or fees, and the member has not chosen since. */
export const isOwnSaleGuess = ({ draft }: Pick<ShareSaleState, 'draft'>): boolean =>
  isGuess(draft.values.isOwnSale, draft.guesses.isOwnSale) && !draft.touched.includes('isOwnSale');
