import { type ItemPart, WHOLE_SCREENSHOT } from '@contract/schemas/item-part';
import type { Draft } from './draft';
import type { RedactionEvent } from './redaction';
import { EMPTY_SALE, NO_GUESSES } from './sale-form';
import { nextShareSaleState, type ShareSaleEvent, initialShareSaleState } from './share-sale-flow';
import type { ShareSaleState, ShareStep } from './share-sale-state';

export const picture = (name = 'a.png', type = 'image/png') => new File(['x'], name, { type });
export const [first, other] = [picture(), picture()];
export const values = { ...EMPTY_SALE, title: 'Tin robot' };
/** An area that the member hides. */
export const ownArea = { x: 0, y: 0, width: 0.5, height: 0.1 };
export const redaction = { areas: [ownArea], checked: true };
export const stored: Draft = {
  values,
  screenshot: first,
  redaction,
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
export function afterStored(draft: Draft | null, ...events: readonly ShareSaleEvent[]) {
  let keys = 0;
  const newKey = () => `key-${++keys}`;
  return events.reduce<ShareSaleState>(
    (state, event) => nextShareSaleState(state, event, newKey),
    initialShareSaleState(draft),
  );
}
export const after = (...events: readonly ShareSaleEvent[]) => afterStored(null, ...events);
export const unsent = (key: string) => ({ key, sent: null, refused: false });

export const chosen: ShareSaleEvent = { type: 'screenshotChosen', file: first };
export const edited: ShareSaleEvent = { type: 'edited', values };
export const redact = (change: RedactionEvent): ShareSaleEvent => ({
  type: 'redactionChanged',
  change,
});
export const hidden = redact({ type: 'added', area: ownArea });
export const undone = redact({ type: 'undone' });
const place = { x: 0.1, y: 0.4, width: 0.3, height: 0.05 };
export const nameRead = { ...place, kind: 'name' as const };
/** The event after a reading that the member asked for. The reading found a name. */
export const readAgain = redact({
  type: 'proposed',
  found: [{ kind: 'name', area: place, isSuggested: false }],
  fees: [],
});
export const stepTo = (step: ShareStep): ShareSaleEvent => ({ type: 'stepChanged', step });
export const details = stepTo('details');
export const cleared: ShareSaleEvent = { type: 'cleared' };
export const requested: ShareSaleEvent = { type: 'shareRequested', isOffline: false };
/** The event that ends a check. The check found only the areas in `found`. */
export const finished = (
  found: Partial<Extract<ShareSaleEvent, { type: 'checkFinished' }>> = {},
): ShareSaleEvent => ({
  type: 'checkFinished',
  of: first,
  areas: [],
  suggested: [],
  fees: [],
  ...found,
});
export const foundPart = (itemPart: ItemPart | null, of = first): ShareSaleEvent => ({
  type: 'partsFound',
  of,
  parts: { cover: null, focus: null },
  coverOptions: [],
  itemPart,
});
export const wholeFound = foundPart(WHOLE_SCREENSHOT);
