import { useEffect, useEffectEvent } from 'react';
import type { PictureArea } from '@contract/schemas/picture-area';
import { type ReadingFacts, priceFromText, type SaleReading } from './sale-reading';
import { type DefaultedSaleField, type SaleFormValues, saleFormWithReading } from './sale-form';
import {
  extractScreenshot,
  findAreasToHide,
  findPictureParts,
  readSaleFromScreenshot,
  readingRefusalReason,
  saleReadingOf,
} from './extract-screenshot';
import type { SaleForm } from './use-sale-form';
import type { ShareSaleStore } from './use-share-sale-store';
import { isDraftRedactionChecked } from './draft';

/**
 * Fills in the form with the reading of each new screenshot. Skips fields in which the member has typed or chosen a
 * value. A second reading, which the member asks for, also replaces title and price. Stores the cover and the item's
 * part from the reading in the draft. A restored draft already has cover and part, so its screenshot is not read again.
 */
export function useSaleReading(
  { state, dispatch, getState }: ShareSaleStore,
  { getValues, fill }: Pick<SaleForm, 'getValues' | 'fill'>,
) {
  /**
   * Stores the cover and the item's part from the reading in the draft. This sends no second request, because all
   * readings of a screenshot share one request.
   */
  const keepParts = (of: File) =>
    void findPictureParts(of).then(
      ({ itemPart, coverOptions, ...parts }) =>
        dispatch({ type: 'partsFound', of, parts, coverOptions, itemPart }),
      // Ignores the failure, because the check for personal information reports it. After a failure, the sale has no
      // cover.
      () => undefined,
    );

  /**
   * Applies a reading to the form. Does nothing if the form has another screenshot by now. Fills in only the fields in
   * `used`.
   */
  const keepReading = (of: File, read: SaleReading, used: Partial<SaleReading> = read) => {
    const { draft } = getState();
    if (of !== draft.screenshot) return;
    const { values, guesses } = saleFormWithReading(
      used,
      getValues(),
      draft.guesses,
      draft.touched,
    );
    dispatch({ type: 'saleRead', reading: factsIn(read, draft.reading), guesses });
    fill(values);
    // If the draft has no part, the first attempt to get the cover and the part has failed, so they are requested
    // again.
    if (draft.itemPart === null) keepParts(of);
  };

  /**
   * Replaces title and price with the values of a reading that the member asked for. `before` contains the form's
   * values at the start of this reading. Keeps a field that the member has changed during the reading, and a field for
   * which the reading found no value.
   */
  const replaceText = ({ title, soldPrice }: SaleReading, before: SaleFormValues) => {
    const now = getValues();
    const found = {
      ...(title && now.title === before.title && { title }),
      ...(soldPrice && now.soldPrice === before.soldPrice && { soldPrice }),
    };
    const { reading, guesses } = getState().draft;
    dispatch({ type: 'saleRead', reading, guesses: { ...guesses, ...found } });
    fill(found);
  };

  const keepFirstReading = (of: File, read: SaleReading) => {
    const { check, upload } = getState();
    if (upload.phase === 'sending') keepReading(of, read, {});
    else if (check.held) keepReading(of, read, usedWhileWaiting(read, getValues()));
    else keepReading(of, read);
  };
  const readNew = useEffectEvent((of: File) => {
    keepParts(of);
    readSaleFromScreenshot(of).then(
      (sale) => keepFirstReading(of, sale),
      // Ignores a failed reading. After a failure, the form asks for the platform, and the member can have the
      // screenshot read again.
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
    /**
     * Reads the screenshot again because the member asked for it. Replaces title and price if the reading finds them,
     * and hides again all areas that the reading finds. Throws the same errors as `extractScreenshot`.
     */
    readAgain: async (of: File, signal: AbortSignal) => {
      const before = getValues();
      const extraction = await extractScreenshot(of, true);
      if (signal.aborted || getState().upload.phase === 'sending') return;
      const read = saleReadingOf(extraction);
      replaceText(read, before);
      keepReading(of, read, foundIn(read));
      const { personalInfo: found, fees } = extraction;
      dispatch({ type: 'redactionChanged', change: { type: 'proposed', found, fees } });
    },
    /** Fills in a field with the text that was read in the area that the member selected for it. */
    keepSelection: (field: 'title' | 'soldPrice', text: string, area: PictureArea) => {
      const { reading, guesses } = getState().draft;
      const place = field === 'title' ? { titleArea: area } : { priceArea: area };
      if (reading) dispatch({ type: 'saleRead', reading: { ...reading, ...place }, guesses });
      if (text !== '') fill({ [field]: text });
    },
    touch: (field: DefaultedSaleField) => void dispatch({ type: 'touched', field }),
    /** Confirms title and price, and opens the other details. Returns false if the price is not a number. */
    confirmText: (): boolean => {
      const { title, soldPrice } = getValues();
      const price = priceFromText(soldPrice);
      if (price === null) return false;
      fill({ title: title.trim(), soldPrice: price });
      dispatch({ type: 'stepChanged', step: 'details' });
      return true;
    },
  };
}

/**
 * Returns the values that the reading found. Leaves out fields without a value, because an empty value would remove the
 * value of an earlier reading.
 */
const foundIn = ({ title, soldPrice, platform, soldDate, ...page }: SaleReading) => ({
  ...page,
  ...(title && { title }),
  ...(soldPrice && { soldPrice }),
  ...(platform && { platform }),
  ...(soldDate && { soldDate }),
});

/**
 * Returns the values that a reading may still fill in while a share waits for the check of the screenshot. A reading
 * may only fill in the platform, because any other value would change the sale unnoticed. If the member has chosen a
 * category, it may fill in nothing, because only eBay has categories.
 */
const usedWhileWaiting = (
  { platform }: Partial<SaleReading>,
  { categoryId }: SaleFormValues,
): Partial<SaleReading> => (platform !== undefined && categoryId === '' ? { platform } : {});

/**
 * Returns what this reading found, except title, price and sold date. Keeps the platform of an earlier reading if this
 * reading found none.
 */
function factsIn(
  { title: _title, soldPrice: _price, soldDate: _date, ...read }: SaleReading,
  known: ReadingFacts | null,
): ReadingFacts {
  const { platform = known?.platform, titleArea, priceArea, ...facts } = read;
  return {
    ...facts,
    ...(platform && { platform }),
    ...(titleArea && { titleArea }),
    ...(priceArea && { priceArea }),
  };
}

const SLOW_AFTER_MS = 10_000;

/**
 * Checks each new screenshot for personal information in the background. Also checks the screenshot of a stored draft
 * if it was never searched for fees. Calls `resume` if the check finds nothing and a share was waiting for the check.
 */
export function usePersonalInfoCheck(
  { state, dispatch, getState }: ShareSaleStore,
  resume: () => void,
): void {
  const { screenshot } = state.draft;
  const isChecked = isDraftRedactionChecked(state.draft);

  const check = useEffectEvent(async (of: File) => {
    dispatch({ type: 'checkStarted', of });
    try {
      const { personalInfo: areas, ...others } = await findAreasToHide(of);
      const waited = getState().check.held;
      const { check } = dispatch({ type: 'checkFinished', of, areas, ...others });
      if (!check.held && waited) resume();
    } catch (error) {
      dispatch({ type: 'checkFailed', of, refusal: readingRefusalReason(error) });
    }
  });
  useEffect(() => {
    if (!screenshot || isChecked) return;
    void check(screenshot);
    const timer = setTimeout(() => dispatch({ type: 'checkSlow', of: screenshot }), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [screenshot, isChecked, dispatch]);
}
