const AMOUNT = /\d[\d,]*(?:\.\d{1,2})?|\.\d{1,2}/;

/** Reduces a price ('US $1,034.99') to digits and a dot ('1034.99'). Returns null if it is not a number. */
export function priceFromText(text: string): string | null {
  const reduced = text.replace(/[^\d.]/g, '');
  return /\d/.test(reduced) && Number.isFinite(Number(reduced)) ? reduced : null;
}

/** Returns the first amount ('34.99' in '$34.99 + $5.00 shipping'), or the text if it has none. */
export function firstAmount(text: string): string {
  const amount = AMOUNT.exec(text)?.[0];
  return (amount && priceFromText(amount)) ?? text;
}
