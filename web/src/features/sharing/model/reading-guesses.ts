import type { Draft } from './draft-store';
import type { PersonalInfoCheck } from './personal-info-check';
import { EMPTY_SALE, isGuess, NO_GUESSES, type SaleChoice, type SaleGuesses } from './sale-form';

interface FormState {
  readonly draft: Draft;
  readonly guesses: SaleGuesses;
  readonly check: PersonalInfoCheck;
}

/** Whether the screenshot did not tell the platform, and the member has not touched the default either. */
export function asksForPlatform({ draft, check }: Omit<FormState, 'guesses'>): boolean {
  const { screenshot, reading, touched, values } = draft;
  const isRead = reading !== null || check.phase === 'failed';
  const isKnown = reading?.platform !== undefined || touched.includes('platform');
  return screenshot !== null && isRead && !isKnown && values.platform === EMPTY_SALE.platform;
}

/** Whether My Sale is preselected because of a payout or fees, and the member has not chosen since. */
export const isOwnSaleGuess = ({ draft, guesses }: Omit<FormState, 'check'>): boolean =>
  isGuess(draft.values.isOwnSale, guesses.isOwnSale) && !draft.touched.includes('isOwnSale');

/** Returns the values of a restored draft that a reading preselected. */
export function guessesIn(stored: Draft | null): SaleGuesses {
  const { reading = null, touched = [] } = stored ?? {};
  const isOwnSale = reading?.showsPayout === true && !touched.includes('isOwnSale');
  return {
    ...NO_GUESSES,
    platform: reading?.platform,
    isOwnSale: isOwnSale ? 'true' : undefined,
  };
}

export const withTouched = (
  touched: readonly SaleChoice[],
  field: SaleChoice,
): readonly SaleChoice[] => (touched.includes(field) ? touched : [...touched, field]);
