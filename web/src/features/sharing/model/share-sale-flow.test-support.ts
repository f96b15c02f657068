import { type ItemPart, WHOLE_SCREENSHOT } from '@contract/schemas/item-part';
import type { Draft } from './draft';
import type { RedactionEvent } from './redaction';
import { EMPTY_SALE, NO_GUESSES } from './sale-form';
import { nextShareSaleState, type ShareSaleEvent, initialShareSaleState } from './share-sale-flow';
import type { ShareSaleState, ShareStep } from './share-sale-state';

export const fakePictureFile = (name = 'a.png', type = 'image/png') =>
  new File(['x'], name, { type });
export const [firstScreenshotFile, otherScreenshotFile] = [fakePictureFile(), fakePictureFile()];
export const tinRobotValues = { ...EMPTY_SALE, title: 'Tin robot' };
/** An area that the member hides. */
export const memberHiddenArea = { x: 0, y: 0, width: 0.5, height: 0.1 };
export const checkedRedaction = { areas: [memberHiddenArea], checked: true };
export const tinRobotDraft: Draft = {
  values: tinRobotValues,
  screenshot: firstScreenshotFile,
  redaction: checkedRedaction,
  settings: { hidesFees: false },
  parts: null,
  coverOptions: [],
  itemPart: WHOLE_SCREENSHOT,
  reading: null,
  guesses: NO_GUESSES,
  touched: [],
  attempt: { key: 'stored-key', sent: { shown: 's', rest: 'r' }, refused: false },
};

/**
 * Returns the form's state for a stored draft after the events. New idempotency keys are 'key-1', 'key-2' and so on.
 */
export function draftStateAfterEvents(draft: Draft | null, ...events: readonly ShareSaleEvent[]) {
  let keys = 0;
  const newKey = () => `key-${++keys}`;
  return events.reduce<ShareSaleState>(
    (state, event) => nextShareSaleState(state, event, newKey),
    initialShareSaleState(draft),
  );
}
export const stateAfterEvents = (...events: readonly ShareSaleEvent[]) =>
  draftStateAfterEvents(null, ...events);
export const unsentShareAttempt = (key: string) => ({ key, sent: null, refused: false });

export const screenshotChosenEvent: ShareSaleEvent = {
  type: 'screenshotChosen',
  file: firstScreenshotFile,
};
export const saleEditedEvent: ShareSaleEvent = { type: 'edited', values: tinRobotValues };
export const redactionChangedEvent = (change: RedactionEvent): ShareSaleEvent => ({
  type: 'redactionChanged',
  change,
});
export const areaHiddenEvent = redactionChangedEvent({ type: 'added', area: memberHiddenArea });
export const redactionUndoneEvent = redactionChangedEvent({ type: 'undone' });
const place = { x: 0.1, y: 0.4, width: 0.3, height: 0.05 };
export const foundNameArea = { ...place, kind: 'name' as const };
/** The event after a reading that the member asked for. The reading found a name. */
export const nameProposedEvent = redactionChangedEvent({
  type: 'proposed',
  found: [{ kind: 'name', area: place, isSuggested: false }],
  fees: [],
});
export const stepChangedEvent = (step: ShareStep): ShareSaleEvent => ({
  type: 'stepChanged',
  step,
});
export const detailsStepEvent = stepChangedEvent('details');
export const formClearedEvent: ShareSaleEvent = { type: 'cleared' };
export const shareRequestedEvent: ShareSaleEvent = { type: 'shareRequested', isOffline: false };
/** The event that ends a check. The check found only the areas in `found`. */
export const checkFinishedEvent = (
  found: Partial<Extract<ShareSaleEvent, { type: 'checkFinished' }>> = {},
): ShareSaleEvent => ({
  type: 'checkFinished',
  of: firstScreenshotFile,
  areas: [],
  suggested: [],
  fees: [],
  ...found,
});
export const partsFoundEvent = (
  itemPart: ItemPart | null,
  of = firstScreenshotFile,
): ShareSaleEvent => ({
  type: 'partsFound',
  of,
  parts: { cover: null, focus: null },
  coverOptions: [],
  itemPart,
});
export const wholeScreenshotFoundEvent = partsFoundEvent(WHOLE_SCREENSHOT);
