import type { Platform } from '@contract/schemas/platform';
import { isNotInTheFuture } from '@contract/schemas/sale-submission';
import { EMPTY_SALE, type SaleFormValues } from './sale-form';

/** What was read off a screenshot and is to be used; platform and day where they could be seen. */
export interface ReadSale {
  readonly title: string;
  /** Digits and a dot. */
  readonly soldPrice: string;
  readonly platform?: Platform;
  /** '2026-02-19'. */
  readonly soldDate?: string;
}

/** What was read into fields that a member may have filled in before. */
export interface Guesses {
  readonly platform: SaleFormValues['platform'] | undefined;
  readonly soldDate: string | undefined;
}

export const NO_GUESSES: Guesses = { platform: undefined, soldDate: undefined };

/**
 * What a reading puts into the form. Title and price were looked at before they were used; platform and day
 * are guesses, which leave alone what the member chose, and which the next reading replaces or takes back.
 */
export function filledBy(
  read: ReadSale,
  values: SaleFormValues,
  earlier: Guesses,
): { readonly values: Partial<SaleFormValues>; readonly guesses: Guesses } {
  const soldDate = read.soldDate && isNotInTheFuture(read.soldDate) ? read.soldDate : undefined;
  const platformField = withGuess('platform', read.platform, values.platform, earlier.platform);
  const dateField = withGuess('soldDate', soldDate, values.soldDate, earlier.soldDate);
  return {
    values: {
      title: read.title,
      soldPrice: read.soldPrice,
      platform: platformField.value,
      soldDate: dateField.value,
    },
    guesses: { platform: platformField.guess, soldDate: dateField.guess },
  };
}

function withGuess<Name extends keyof Guesses>(
  name: Name,
  guess: SaleFormValues[Name] | undefined,
  value: SaleFormValues[Name],
  earlier: SaleFormValues[Name] | undefined,
) {
  const blank = EMPTY_SALE[name];
  const isMembers = value !== (earlier ?? blank);
  return isMembers ? { value, guess: earlier } : { value: guess ?? blank, guess };
}

/** Whether a field holds what was read into it, and not what the member chose. */
export const isGuess = <Value extends string>(value: Value, guess: Value | undefined): boolean =>
  guess !== undefined && value === guess;
