import { decimalToCents } from '@contract/schemas/money';
import { PREMIUM_PRICES } from '@contract/schemas/prices';
import { formatCents } from '@/lib/format';

const monthly = decimalToCents(PREMIUM_PRICES.monthly);
const yearly = decimalToCents(PREMIUM_PRICES.yearly);

/**
 * The prices of Premium as texts. `yearlySaving` is the difference between the yearly price and twelve monthly prices.
 */
export const PRICE_TEXTS = {
  monthly: formatCents(monthly),
  yearly: formatCents(yearly),
  yearlySaving: formatCents(12 * monthly - yearly),
} as const;
