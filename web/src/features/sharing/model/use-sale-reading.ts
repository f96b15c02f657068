import { useCallback, useEffect } from 'react';
import type { ExtractedSale } from '@/lib/extracted-sale';
import type { SaleReading } from '@/lib/sale-reading';
import { filledBy, guessedBy, type SaleChoice } from './sale-form';
import type { SharingSlots } from './sharing-slots';
import type { SaleForm } from './use-sale-form';
import type { ShareSaleStore } from './use-share-sale-store';

/**
 * Preselects what the reading of each new screenshot tells, and fills in its text when the member uses it. `saleRead` is
 * for readings that the overlay asked for. A share that waits for the check keeps its values, because the member has
 * sent them.
 */
export function useSaleReading(
  { state, dispatch, getState }: ShareSaleStore,
  { getValues, fill }: Pick<SaleForm, 'getValues' | 'fill'>,
  { readSale }: SharingSlots,
) {
  const saleRead = useCallback(
    (of: File, reading: SaleReading) => {
      const { draft, guesses: earlier, check } = getState();
      if (of !== draft.screenshot) return;
      const guessed = check.held
        ? { values: {}, guesses: earlier }
        : guessedBy(reading, getValues(), earlier, draft.touched);
      dispatch({ type: 'saleRead', reading, guesses: guessed.guesses });
      fill(guessed.values);
    },
    [dispatch, getState, getValues, fill],
  );
  const { screenshot, redaction, reading } = state.draft;
  const isUnread = screenshot !== null && reading === null && !redaction.checked;
  useEffect(() => {
    if (!isUnread) return;
    readSale(screenshot).then(
      (read) => saleRead(screenshot, read),
      // The check for personal information reports it.
      () => undefined,
    );
  }, [screenshot, isUnread, readSale, saleRead]);

  return {
    saleRead,
    touch: (field: SaleChoice) => void dispatch({ type: 'touched', field }),
    fillIn: (extracted: ExtractedSale) => {
      const { draft, guesses: earlier } = getState();
      const { values, guesses } = filledBy(extracted, getValues(), earlier, draft.touched);
      dispatch({ type: 'extractionUsed', guesses });
      fill(values);
    },
  };
}
