const AMOUNT = /\d[\d,]*(?:\.\d{1,2})?|\.\d{1,2}/;

/**
 * Reduces a price as read or typed ('US $1,034.99') to digits and a dot ('1034.99'),
 * or null where that leaves no number (spec 1 §5).
 */
export function priceFromText(text: string): string | null {
  const reduced = text.replace(/[^\d.]/g, '');
  return /\d/.test(reduced) && Number.isFinite(Number(reduced)) ? reduced : null;
}

/** Returns the first amount in a text ('$34.99 + $5.00 shipping' gives '34.99'), or the text itself if it has none. */
export function firstAmount(text: string): string {
  const amount = AMOUNT.exec(text)?.[0];
  return (amount && priceFromText(amount)) ?? text;
}
