import { useCallback, useEffect } from 'react';
import type { SaleReading } from '@/lib/sale-reading';
import { guessedBy } from './sale-form';
import type { SharingSlots } from './sharing-slots';
import type { SaleForm } from './use-sale-form';
import type { ShareSaleStore } from './use-share-sale-store';

/**
 * Preselects what the reading of each new screenshot tells. Returns a function for readings that the overlay asked for. A
 * share that waits for the check keeps its values, because the member has sent them.
 */
export function useSaleReading(
  { state, dispatch, getState }: ShareSaleStore,
  { getValues, fill }: Pick<SaleForm, 'getValues' | 'fill'>,
  { readSale }: SharingSlots,
): (of: File, reading: SaleReading) => void {
  const arrived = useCallback(
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
      (read) => arrived(screenshot, read),
      // The check for personal information reports it.
      () => undefined,
    );
  }, [screenshot, isUnread, readSale, arrived]);
  return arrived;
}
