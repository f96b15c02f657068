import type { CoverAndFocus } from '@contract/rules/cover-thumbnail-square';
import type { ItemPart } from '@contract/schemas/item-part';
import type { PictureArea } from '@contract/schemas/picture-area';
import { areasInsidePart } from './redaction';
import type { PersonalInfoCheck } from './personal-info-check';
import { type ShareSaleState, withDraft } from './share-sale-state';

interface PartsFound {
  readonly type: 'partsFound';
  readonly of: File;
  readonly parts: CoverAndFocus;
  readonly coverOptions: readonly PictureArea[];
  readonly itemPart: ItemPart | null;
}

export type ItemPartEvent =
  | PartsFound
  | { readonly type: 'itemPartChosen'; readonly itemPart: ItemPart }
  | { readonly type: 'partDialogOpened' | 'partDialogClosed' }
  | { readonly type: 'coverDialogOpened' | 'coverDialogClosed' }
  | { readonly type: 'coverChosen'; readonly cover: PictureArea | null };

/**
 * Returns the state of the share form after an event that concerns the item's part or the cover. Until the member
 * chooses, the form uses the part and the cover that the reading found.
 */
export function nextStateForItemPart(
  state: ShareSaleState,
  event: ItemPartEvent,
  newKey: () => string,
): ShareSaleState {
  switch (event.type) {
    case 'partsFound':
      return withFoundParts(state, event, newKey);
    case 'itemPartChosen':
      return withChosenPart(state, event.itemPart, newKey);
    case 'partDialogOpened':
      return { ...state, partDialogOpen: true, check: withoutWaitingShare(state.check) };
    case 'partDialogClosed':
      return { ...state, partDialogOpen: false };
    case 'coverDialogOpened':
      return { ...state, coverDialogOpen: true, check: withoutWaitingShare(state.check) };
    case 'coverDialogClosed':
      return { ...state, coverDialogOpen: false };
    case 'coverChosen': {
      const focus = state.draft.parts?.focus ?? null;
      return withDraft(
        { ...state, coverDialogOpen: false },
        { parts: { cover: event.cover, focus } },
        newKey,
      );
    }
  }
}

/**
 * Applies the areas that the reading found. Ignores the areas of another screenshot. Does not replace what the member
 * chose.
 */
function withFoundParts(
  state: ShareSaleState,
  { of, parts, coverOptions, itemPart }: PartsFound,
  newKey: () => string,
): ShareSaleState {
  const { draft } = state;
  const found = {
    parts: draft.parts ?? parts,
    coverOptions: draft.parts ? draft.coverOptions : coverOptions,
    itemPart: draft.itemPart ?? itemPart,
  };
  const isNew = found.parts !== draft.parts || found.itemPart !== draft.itemPart;
  if (of !== draft.screenshot || !isNew) return state;
  const isPartAsked = state.isPartAsked && found.itemPart === null;
  return withDraft({ ...state, isPartAsked }, found, newKey);
}

/**
 * Cancels a share that waits for the check. Otherwise the sale would be shared when the check ends, while the member
 * looks at the picture. If the form already asks about found areas, the question stays open.
 */
export const withoutWaitingShare = (check: PersonalInfoCheck): PersonalInfoCheck =>
  check.phase === 'found' ? check : { ...check, held: false };

/**
 * Applies the part that the member has chosen. Does not share the sale, because the member first looks at the picture
 * and then presses the share button again.
 */
function withChosenPart(
  state: ShareSaleState,
  itemPart: ItemPart,
  newKey: () => string,
): ShareSaleState {
  const { check } = state;
  // If all areas that the check found are outside the new part, others do not see them, and the member need not look at
  // them.
  const isOutside =
    check.phase === 'found' && areasInsidePart(check.found ?? [], itemPart).length === 0;
  const answered: ShareSaleState = {
    ...state,
    partDialogOpen: false,
    isPartAsked: false,
    check: withoutWaitingShare(isOutside ? { ...check, phase: 'done' } : check),
  };
  return withDraft(answered, { itemPart }, newKey);
}
