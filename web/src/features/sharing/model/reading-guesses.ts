import { isFullyChecked } from '@/lib/fee-areas';
import type { Draft } from './draft-store';
import type { PersonalInfoCheck } from './personal-info-check';
import { EMPTY_SALE, isGuess, type SaleChoice } from './sale-form';

interface FormState {
  readonly draft: Draft;
  readonly check: PersonalInfoCheck;
}

/** Whether the screenshot did not tell the platform, and the member has not touched the default either. */
export function asksForPlatform({ draft, check }: FormState): boolean {
  const { screenshot, redaction, reading, touched, values } = draft;
  // The check and the reading are one request.
  const isRunning = check.phase === 'running' || check.phase === 'slow';
  const isReading = reading === null && isRunning && !isFullyChecked(redaction);
  const isKnown = reading?.platform !== undefined || touched.includes('platform');
  return screenshot !== null && !isReading && !isKnown && values.platform === EMPTY_SALE.platform;
}

/** Whether My Sale is preselected because of a payout or fees, and the member has not chosen since. */
export const isOwnSaleGuess = ({ draft }: Pick<FormState, 'draft'>): boolean =>
  isGuess(draft.values.isOwnSale, draft.guesses.isOwnSale) && !draft.touched.includes('isOwnSale');

export const withTouched = (
  touched: readonly SaleChoice[],
  field: SaleChoice,
): readonly SaleChoice[] => (touched.includes(field) ? touched : [...touched, field]);
