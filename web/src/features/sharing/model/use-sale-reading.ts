import { useEffect, useEffectEvent } from 'react';
import type { ExtractedSale, PageFacts, SaleReading } from './sale-reading';
import {
  filledBy,
  type SaleChoice,
  type SaleFormValues,
  type SaleGuesses,
  withReading,
} from './sale-form';
import { findParts, findSale } from './extract-screenshot';
import type { SaleForm } from './use-sale-form';
import type { ShareSaleStore } from './use-share-sale-store';

/**
 * Fills in the form from the reading of each new screenshot: immediately the fields in which the member typed and chose nothing,
 * and all fields on request. Keeps the cover and the item's part that the reading finds. A restored draft has both, so it is not read again.
 */
export function useSaleReading(
  { state, dispatch, getState }: ShareSaleStore,
  { getValues, fill }: Pick<SaleForm, 'getValues' | 'fill'>,
) {
  /** Costs no second request, because all readings of a screenshot share one. */
  const keepParts = (of: File) =>
    void findParts(of).then(
      ({ itemPart, coverOptions, ...parts }) =>
        dispatch({ type: 'partsFound', of, parts, coverOptions, itemPart }),
      // The check for personal information reports the failure. The share then has no cover.
      () => undefined,
    );

  /**
   * Does nothing if the form has another screenshot. With `isTyped`, the values count as typed into the form. Fills in
   * only the part `used` of the reading.
   */
  const keepReading = (of: File, read: Partial<SaleReading>, isTyped = false, used = read) => {
    const { draft } = getState();
    if (of !== draft.screenshot) return;
    const { values, guesses } = withReading(used, getValues(), draft.guesses, draft.touched);
    const kept = isTyped ? without(guesses, read) : guesses;
    dispatch({ type: 'saleRead', reading: factsIn(read, draft.reading), guesses: kept });
    fill(values);
    // The part is missing if the form's own request failed.
    const isWholeReading = read.isHardToRead !== undefined;
    if (isWholeReading && draft.itemPart === null) keepParts(of);
  };

  const keepFirstReading = (of: File, read: SaleReading) => {
    const { check, upload } = getState();
    if (upload.phase === 'sending') keepReading(of, read, false, {});
    else if (check.held) keepReading(of, read, false, usedWhileWaiting(read, getValues()));
    else keepReading(of, read);
  };
  const readNew = useEffectEvent((of: File) => {
    keepParts(of);
    findSale(of).then(
      (sale) => keepFirstReading(of, sale),
      // The form asks for the platform, and the overlay reads it again.
      () => undefined,
    );
  });
  const { screenshot, redaction, parts, reading } = state.draft;
  const isKnown = parts !== null && reading !== null;
  const isUnread = screenshot !== null && !isKnown && !redaction.checked;
  useEffect(() => {
    if (isUnread) readNew(screenshot);
  }, [screenshot, isUnread]);

  return {
    chooseScreenshot: (file: File) =>
      fill(dispatch({ type: 'screenshotChosen', file }).draft.values),
    keepReading,
    /** Keeps what the overlay read if the form's own request failed. */
    keepMissedReading: (of: File, read: SaleReading) => {
      const { reading, itemPart } = getState().draft;
      if (reading === null) keepFirstReading(of, read);
      else if (itemPart === null) keepParts(of);
    },
    touch: (field: SaleChoice) => void dispatch({ type: 'touched', field }),
    /** Takes over what the member confirmed in the overlay, and closes it. */
    fillIn: (extracted: ExtractedSale) => {
      const { draft } = getState();
      const { values, guesses } = filledBy(extracted, getValues(), draft.guesses, draft.touched);
      dispatch({ type: 'extractionUsed', guesses });
      fill(values);
    },
  };
}

const without = (guesses: SaleGuesses, typed: Partial<SaleReading>): SaleGuesses => ({
  ...guesses,
  ...('title' in typed && { title: undefined }),
  ...('soldPrice' in typed && { soldPrice: undefined }),
});

/** A share that waits must not change unseen, except for a marketplace that nobody chose. Only eBay has categories. */
const usedWhileWaiting = (
  { platform }: Partial<SaleReading>,
  { categoryId }: SaleFormValues,
): Partial<SaleReading> => (platform !== undefined && categoryId === '' ? { platform } : {});

/** Returns null if only a part was read, which tells nothing new about the page. */
function factsIn(
  { platform, showsPayout, isCheckOnly, isHardToRead }: Partial<SaleReading>,
  known: PageFacts | null,
): PageFacts | null {
  if (showsPayout === undefined || isCheckOnly === undefined || isHardToRead === undefined)
    return known;
  const named = platform ?? known?.platform;
  return { ...(named && { platform: named }), showsPayout, isCheckOnly, isHardToRead };
}
