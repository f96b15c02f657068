import { isNotInTheFuture } from '@contract/schemas/sale-submission';
import type { ExtractedSale } from '@/lib/extracted-sale';
import { EMPTY_SALE, type SaleFormValues } from './sale-form';

/** What an extraction put into fields that a member may have filled in before. */
export interface SaleGuesses {
  readonly platform: SaleFormValues['platform'] | undefined;
  readonly soldDate: string | undefined;
}

export const NO_GUESSES: SaleGuesses = { platform: undefined, soldDate: undefined };

/**
 * Returns what an extraction puts into the form. The member saw title and price before using them. Platform
 * and day are guesses: they do not replace what the member chose, and the next extraction replaces or
 * removes them.
 */
export function filledBy(
  sale: ExtractedSale,
  values: SaleFormValues,
  earlier: SaleGuesses,
): { readonly values: Partial<SaleFormValues>; readonly guesses: SaleGuesses } {
  const soldDate = sale.soldDate && isNotInTheFuture(sale.soldDate) ? sale.soldDate : undefined;
  const platformField = withGuess('platform', sale.platform, values.platform, earlier.platform);
  const dateField = withGuess('soldDate', soldDate, values.soldDate, earlier.soldDate);
  return {
    values: {
      title: sale.title,
      soldPrice: sale.soldPrice,
      platform: platformField.value,
      soldDate: dateField.value,
    },
    guesses: { platform: platformField.guess, soldDate: dateField.guess },
  };
}

function withGuess<Name extends keyof SaleGuesses>(
  name: Name,
  guess: SaleFormValues[Name] | undefined,
  value: SaleFormValues[Name],
  earlier: SaleFormValues[Name] | undefined,
) {
  const blank = EMPTY_SALE[name];
  const isMembers = value !== (earlier ?? blank);
  return isMembers ? { value, guess: earlier } : { value: guess ?? blank, guess };
}

/** Whether a field holds a guess, and not what the member chose. */
export const isGuess = <Value extends string>(value: Value, guess: Value | undefined): boolean =>
  guess !== undefined && value === guess;
