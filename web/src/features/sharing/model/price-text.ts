import { centsToDecimal, parseCents } from '@contract/rules/money';

const AMOUNT = /\d+(?:,\d+)*(?:\.\d{1,2})?|\.\d{1,2}/;

/** Reduces a price ('US $1,034.99') to digits and a dot ('1034.99'). Returns null if it is not a valid price. */
export function priceFromText(text: string): string | null {
  const cents = parseCents(text.replaceAll(/[^\d.,]/g, ''));
  return cents === null ? null : centsToDecimal(cents);
}

/** Returns the first amount ('34.99' in '$34.99 + $5.00 shipping'), or the text if it has none. */
export function firstAmount(text: string): string {
  const amount = AMOUNT.exec(text)?.[0];
  return (amount && priceFromText(amount)) ?? text;
}
