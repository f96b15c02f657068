import { IMAGE_MESSAGES } from '@contract/schemas/image';
import type { Item } from '@contract/schemas/item';
import { type ShareSettingsChange, shareSettingsOf } from '@contract/schemas/share-settings';
import { type HiddenAreasEvent, isHiddenAreasEvent, nextStateForHiddenAreas } from './hidden-areas';
import { NO_REDACTION_HISTORY } from './redaction';
import type { ReadingFacts } from './sale-reading';
import type { Attempt, ItemFromEarlierForm } from './attempt';
import { type Draft, EMPTY_DRAFT, withoutGuesses, withSettings } from './draft';
import { imageFileProblem } from '@/lib/image-file';
import { type ItemPartEvent, nextStateForItemPart, withoutWaitingShare } from './item-part-choice';
import { INITIAL_PERSONAL_INFO_CHECK } from './personal-info-check';
import {
  asksAboutSamePicture,
  needsPersonalInfoCheck,
  withProgress,
  type SamePictureState,
  type ShareSaleState,
  type ShareStep,
  withDraft,
} from './share-sale-state';
import {
  type DefaultedSaleField,
  type SaleFormValues,
  type SaleGuesses,
  withTouchedSaleField,
} from './sale-form';

export type ShareSaleEvent =
  | HiddenAreasEvent
  | { readonly type: 'edited'; readonly values: SaleFormValues }
  | { readonly type: 'screenshotChosen'; readonly file: File }
  | {
      readonly type: 'saleRead';
      readonly reading: ReadingFacts | null;
      readonly guesses: SaleGuesses;
    }
  | { readonly type: 'touched'; readonly field: DefaultedSaleField }
  | ItemPartEvent
  | { readonly type: 'stepChanged'; readonly step: ShareStep }
  | { readonly type: 'samePictureFound'; readonly of: File; readonly items: readonly Item[] }
  | { readonly type: 'attempted'; readonly attempt: Attempt }
  | { readonly type: 'progressed'; readonly share: number }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'overtaken'; readonly item: ItemFromEarlierForm }
  | { readonly type: 'screenshotMissing' }
  | { readonly type: 'shareRequested'; readonly isOffline: boolean }
  | { readonly type: 'declaredAnother' }
  | { readonly type: 'sendingStarted' | 'cancelled' | 'shared' | 'queued' | 'cleared' };

const NO_QUESTION: SamePictureState = { items: [], held: false, dismissed: false };

/**
 * Returns the first state of the form. `settings` are the settings of the member's account. They replace the settings
 * of a stored draft.
 */
export const initialShareSaleState = (
  stored: Draft | null,
  settings: ShareSettingsChange = {},
): ShareSaleState => ({
  draft: withSettings(stored ?? EMPTY_DRAFT, shareSettingsOf(settings)),
  screenshotProblem: undefined,
  step: stored?.screenshot ? 'details' : 'picture',
  redactionHistory: NO_REDACTION_HISTORY,
  partDialogOpen: false,
  coverDialogOpen: false,
  isPartAsked: false,
  check: INITIAL_PERSONAL_INFO_CHECK,
  samePicture: NO_QUESTION,
  upload: { phase: 'idle' },
});

/**
 * State machine of the share form (docs/product.md#sharing):
 *
 * 1. Draft: each change is saved immediately. The first change creates the idempotency key, so a reload or a second
 *    tab does not share the sale twice.
 * 2. Screenshot: when the member chooses a screenshot, the form opens the text step, and starts the reading and the
 *    check for personal information. The reading fills in the fields that the member has not filled in. Until the check
 *    is done, `shareRequested` waits, unless the member shares without the check. When the member uses or skips the
 *    text, the details open. `stepChanged` also leads back to an earlier step, and the form keeps all values.
 * 3. Item's part: what others see. If the reading did not find the part, `shareRequested` asks the member for it, even
 *    without a network.
 * 4. Same picture: when there is a part, the server looks for items with a similar picture. If there are any,
 *    `shareRequested` waits for `declaredAnother`.
 * 5. Sending ends with `shared`, `queued`, `cancelled`, `failed` or `overtaken`. 'Queued' means that there is no
 *    network and the outbox sends the sale later. 'Overtaken' means that the server returned an item from an earlier
 *    version of the form. If the member shares the sale again after that, the form uses a new key.
 *
 * Side effects are in use-share-sale-store.ts, use-send-sale.ts and use-share-sale.tsx.
 */
export function nextShareSaleState(
  state: ShareSaleState,
  event: ShareSaleEvent,
  newKey: () => string,
): ShareSaleState {
  if (isHiddenAreasEvent(event)) return nextStateForHiddenAreas(state, event, newKey);
  const { samePicture, upload } = state;
  switch (event.type) {
    case 'edited':
      return withDraft(state, { values: event.values }, newKey);
    case 'screenshotChosen':
      return withScreenshot(state, event.file, newKey);
    case 'screenshotMissing':
      return { ...state, screenshotProblem: IMAGE_MESSAGES.missing };
    case 'stepChanged':
      return { ...state, step: event.step, check: withoutWaitingShare(state.check) };
    case 'saleRead':
      return withDraft(state, { reading: event.reading, guesses: event.guesses }, newKey);
    case 'touched': {
      const touched = withTouchedSaleField(state.draft.touched, event.field);
      return touched === state.draft.touched ? state : withDraft(state, { touched }, newKey);
    }
    case 'partsFound':
    case 'itemPartChosen':
    case 'partDialogOpened':
    case 'partDialogClosed':
    case 'coverDialogOpened':
    case 'coverDialogClosed':
    case 'coverChosen':
      return nextStateForItemPart(state, event, newKey);
    case 'samePictureFound':
      return withMatches(state, event.of, event.items);
    case 'shareRequested':
      return withRequest(state, event.isOffline);
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
      return { ...state, upload: withProgress(upload, event.share) };
    case 'cancelled':
      return upload.phase === 'sending' ? { ...state, upload: { phase: 'cancelled' } } : state;
    case 'failed':
      return { ...state, upload: { phase: 'failed', message: event.message } };
    case 'overtaken':
      return { ...state, upload: { phase: 'overtaken', item: event.item } };
    case 'shared':
    case 'queued':
    case 'cleared':
      return initialShareSaleState(null, state.draft.settings);
  }
}

function withScreenshot(state: ShareSaleState, file: File, newKey: () => string): ShareSaleState {
  const problem = imageFileProblem(file);
  if (problem !== null) return { ...state, screenshotProblem: problem };
  const { redaction, parts, coverOptions, itemPart, reading } = EMPTY_DRAFT;
  const picture = { redaction, parts, coverOptions, itemPart, reading };
  const fresh = { ...withoutGuesses(state.draft), ...picture };
  return {
    ...withDraft(state, { ...fresh, screenshot: file }, newKey),
    screenshotProblem: undefined,
    step: 'text',
    redactionHistory: NO_REDACTION_HISTORY,
    partDialogOpen: false,
    coverDialogOpen: false,
    isPartAsked: false,
    check: INITIAL_PERSONAL_INFO_CHECK,
    samePicture: NO_QUESTION,
  };
}

/**
 * Returns the state after the member has asked to share. Without a network, the sale is queued and the outbox checks
 * the picture later. If the part is missing, nothing is shared.
 */
function withRequest(state: ShareSaleState, isOffline: boolean): ShareSaleState {
  const { check, samePicture, draft } = state;
  const waits = !isOffline && needsPersonalInfoCheck(state);
  const isPartAsked = !waits && draft.itemPart === null;
  const asks = !isOffline && !waits && !isPartAsked && asksAboutSamePicture(samePicture);
  return {
    ...state,
    isPartAsked,
    check: { ...check, held: waits },
    samePicture: { ...samePicture, held: asks },
  };
}

/**
 * Stores the items that have the same picture. Ignores the result of a lookup for another screenshot. Uses the result
 * of a lookup even if the redaction of the screenshot has changed since then.
 */
function withMatches(state: ShareSaleState, of: File, items: readonly Item[]): ShareSaleState {
  if (of !== state.draft.screenshot) return state;
  const held = state.samePicture.held && items.length > 0;
  return { ...state, samePicture: { ...state.samePicture, items, held } };
}
