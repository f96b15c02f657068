/** In US dollars, as the API writes money. */
export const PREMIUM_PRICES = { monthly: '4.99', yearly: '49.99' } as const;
