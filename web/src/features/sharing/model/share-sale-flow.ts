import { IMAGE_MESSAGES } from '@contract/schemas/image';
import type { Item } from '@contract/schemas/item';
import { NO_REDACTION, type Redaction } from '@/lib/redaction';
import { type Attempt, type EarlierItem, unsentAttempt } from './attempt';
import { type Draft, EMPTY_DRAFT, isEmptyDraft } from './draft-store';
import { imageFileProblem } from './image-file';
import { NO_GUESSES, type SaleFormValues, type SaleGuesses } from './sale-form';

/**
 * The share form as one state machine.
 *
 * 1. Draft. The form opens empty, or with a stored draft (`restored`). `edited`, `screenshotChosen` and
 *    `redacted` change the draft, and each change is stored at once. A draft that is not empty has an
 *    idempotency key, so a reload and a second tab send it with the same key.
 * 2. Screenshot. `screenshotChosen` opens the overlay, which recognises the text and proposes redactions.
 *    `extractionUsed` closes it with title and price, `overlayClosed` without.
 * 3. Same picture. When the overlay is closed, the server looks for items with a similar picture. If it
 *    finds some (`samePictureFound`), the form asks the member. `shareRequested` is held until the member
 *    answers (`declaredAnother`) or starts over. If the lookup fails, the form does not ask.
 * 4. Sending: `sendingStarted`, then `shared`, `cancelled`, `failed` or `overtaken`. `attempted` stores which
 *    key is used, and later whether the server refused it (attempt.ts). Overtaken means: the server answers
 *    with an earlier version of the sale. If the member shares again, it is another sale with a new key.
 * 5. `shared` and `cleared` empty the form. After all other events the draft is kept.
 *
 * The draft has the fields as they were last edited; React Hook Form validates and shows them.
 * Effects: use-share-sale-store stores the draft and looks for the same picture, use-send-sale sends,
 * use-share-sale moves the focus.
 */
export interface ShareSaleState {
  readonly draft: Draft;
  /** The draft was stored earlier, and was not shared or discarded since. */
  readonly restored: boolean;
  /** Why the last file was refused, or that a file is missing. */
  readonly screenshotProblem: string | undefined;
  readonly overlayOpen: boolean;
  readonly guesses: SaleGuesses;
  readonly samePicture: SamePicture;
  readonly upload: Upload;
}

export interface SamePicture {
  /** Items with a similar picture, most similar first; empty if there are none, or if that is unknown. */
  readonly items: readonly Item[];
  /** Sharing was requested and waits for the member's answer. */
  readonly held: boolean;
  /** The member answered that it is another sale. */
  readonly dismissed: boolean;
}

export type Upload =
  | { readonly phase: 'idle' | 'cancelled' }
  /** `share` is the part of the upload that was sent, from 0 to 1. */
  | { readonly phase: 'sending'; readonly share: number }
  | { readonly phase: 'failed'; readonly message: string }
  | { readonly phase: 'overtaken'; readonly item: EarlierItem };

export type ShareSaleEvent =
  | { readonly type: 'edited'; readonly values: SaleFormValues }
  | { readonly type: 'screenshotChosen'; readonly file: File }
  | { readonly type: 'redacted'; readonly redaction: Redaction }
  | { readonly type: 'extractionUsed'; readonly guesses: SaleGuesses }
  | { readonly type: 'samePictureFound'; readonly of: File; readonly items: readonly Item[] }
  | { readonly type: 'attempted'; readonly attempt: Attempt }
  | { readonly type: 'progressed'; readonly share: number }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'overtaken'; readonly item: EarlierItem }
  | { readonly type: 'screenshotMissing' | 'overlayOpened' | 'overlayClosed' }
  | { readonly type: 'shareRequested' | 'declaredAnother' }
  | { readonly type: 'sendingStarted' | 'cancelled' | 'shared' | 'cleared' };

const NO_QUESTION: SamePicture = { items: [], held: false, dismissed: false };

/** Returns the state of a form that opens with a stored draft, or with none. */
export const startShareSale = (stored: Draft | null): ShareSaleState => ({
  draft: stored ?? EMPTY_DRAFT,
  restored: stored !== null,
  screenshotProblem: undefined,
  overlayOpen: false,
  guesses: NO_GUESSES,
  samePicture: NO_QUESTION,
  upload: { phase: 'idle' },
});

/** Whether the member must answer before the picture is shared. */
export const isAsking = ({ items, dismissed }: SamePicture): boolean =>
  items.length > 0 && !dismissed;

/** Returns the state after an event. `newKey` makes an idempotency key. */
export function nextShareSale(
  state: ShareSaleState,
  event: ShareSaleEvent,
  newKey: () => string,
): ShareSaleState {
  const { samePicture, upload } = state;
  switch (event.type) {
    case 'edited':
      return withDraft(state, { values: event.values }, newKey);
    case 'screenshotChosen':
      return withScreenshot(state, event.file, newKey);
    case 'screenshotMissing':
      return { ...state, screenshotProblem: IMAGE_MESSAGES.missing };
    case 'overlayOpened':
      return { ...state, overlayOpen: true };
    case 'overlayClosed':
      return { ...state, overlayOpen: false };
    case 'redacted':
      return withDraft(state, { redaction: event.redaction }, newKey);
    case 'extractionUsed':
      return { ...state, overlayOpen: false, guesses: event.guesses };
    case 'samePictureFound':
      return withMatches(state, event.of, event.items);
    case 'shareRequested':
      return { ...state, samePicture: { ...samePicture, held: isAsking(samePicture) } };
    case 'declaredAnother':
      return { ...state, samePicture: { ...samePicture, held: false, dismissed: true } };
    case 'sendingStarted': {
      const isAnother = upload.phase === 'overtaken';
      const begun = isAnother ? withDraft(state, { attempt: null }, newKey) : state;
      return { ...begun, upload: { phase: 'sending', share: 0 } };
    }
    case 'attempted':
      return withDraft(state, { attempt: event.attempt }, newKey);
    case 'progressed':
      return withProgress(state, event.share);
    case 'cancelled':
      return upload.phase === 'sending' ? { ...state, upload: { phase: 'cancelled' } } : state;
    case 'failed':
      return { ...state, upload: { phase: 'failed', message: event.message } };
    case 'overtaken':
      return { ...state, upload: { phase: 'overtaken', item: event.item } };
    case 'shared':
    case 'cleared':
      return startShareSale(null);
  }
}

/** A draft that is not empty gets a key. */
function withDraft(state: ShareSaleState, change: Partial<Draft>, newKey: () => string) {
  const draft = { ...state.draft, ...change };
  const needsKey = draft.attempt === null && !isEmptyDraft(draft);
  return { ...state, draft: needsKey ? { ...draft, attempt: unsentAttempt(newKey()) } : draft };
}

function withScreenshot(state: ShareSaleState, file: File, newKey: () => string): ShareSaleState {
  const problem = imageFileProblem(file);
  if (problem !== null) return { ...state, screenshotProblem: problem };
  return {
    ...withDraft(state, { screenshot: file, redaction: NO_REDACTION }, newKey),
    screenshotProblem: undefined,
    overlayOpen: true,
    samePicture: NO_QUESTION,
  };
}

/** The member's answer holds for the screenshot, even if its redaction changes. */
function withMatches(state: ShareSaleState, of: File, items: readonly Item[]): ShareSaleState {
  if (of !== state.draft.screenshot) return state;
  const held = state.samePicture.held && items.length > 0;
  return { ...state, samePicture: { ...state.samePicture, items, held } };
}

/** Progress never decreases, and counts only while sending. */
function withProgress(state: ShareSaleState, share: number): ShareSaleState {
  const { upload } = state;
  if (upload.phase !== 'sending') return state;
  const sent = Math.max(upload.share, Math.min(share, 1));
  return { ...state, upload: { phase: 'sending', share: sent } };
}
