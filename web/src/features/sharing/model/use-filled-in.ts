import type { ExtractedSale, SaleReading } from '@/lib/extracted-sale';
import { filledBy, type SaleGuesses, withReading } from './sale-form';
import type { ShareSaleStore } from './use-share-sale-store';
import type { SaleForm } from './use-sale-form';

/** Fills in the form from a reading: immediately where the member typed nothing, and all of it on request. */
export function useFilledIn({ dispatch, getState }: ShareSaleStore, form: SaleForm) {
  const { fill, getValues } = form;
  return {
    /** Does nothing if the form has another screenshot. What is `isTyped` belongs to the member, as if typed into the form. */
    keepReading: (of: File | null, read: Partial<SaleReading>, isTyped = false) => {
      const { draft, guesses: earlier } = getState();
      if (of !== draft.screenshot) return;
      const { values, guesses } = withReading(read, getValues(), earlier);
      dispatch({ type: 'readingKept', guesses: isTyped ? without(guesses, read) : guesses });
      fill(values);
    },
    /** Takes over what the member confirmed in the overlay, and closes it. */
    fillIn: (extracted: ExtractedSale) => {
      const { values, guesses } = filledBy(extracted, getValues(), getState().guesses);
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
