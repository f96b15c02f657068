import type { SaleReading } from './sale-reading';
import type { Draft } from './draft';
import type { PersonalInfoCheck } from './personal-info-check';
import { isReadingPicture } from './share-sale-state';
import { EMPTY_SALE, isGuess, type SaleChoice, withReading } from './sale-form';

interface FormState {
  readonly draft: Draft;
  readonly check: PersonalInfoCheck;
}

/** Whether the screenshot did not tell the platform, and the member has not touched the default either. */
export function asksForPlatform({ draft, check }: FormState): boolean {
  const { screenshot, reading, touched, values } = draft;
  const isKnown = reading?.platform !== undefined || touched.includes('platform');
  return (
    screenshot !== null &&
    !isReadingPicture({ draft, check }) &&
    !isKnown &&
    values.platform === EMPTY_SALE.platform
  );
}

/** Whether My Sale is preselected because of a payout or fees, and the member has not chosen since. */
export const isOwnSaleGuess = ({ draft }: Pick<FormState, 'draft'>): boolean =>
  isGuess(draft.values.isOwnSale, draft.guesses.isOwnSale) && !draft.touched.includes('isOwnSale');

const NOTHING_READ: Partial<SaleReading> = {
  title: '',
  soldPrice: '',
  platform: undefined,
  soldDate: undefined,
  showsPayout: false,
};

/**
 * Takes back what was read from the former screenshot. Otherwise a share could take it before the new one is read.
 */
export function withoutGuesses(draft: Draft): Pick<Draft, 'values' | 'guesses'> {
  const { values, guesses } = withReading(NOTHING_READ, draft.values, draft.guesses, draft.touched);
  return { values: { ...draft.values, ...values }, guesses };
}

export const withTouched = (
  touched: readonly SaleChoice[],
  field: SaleChoice,
): readonly SaleChoice[] => (touched.includes(field) ? touched : [...touched, field]);
