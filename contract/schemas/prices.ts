/** The prices of premium in US dollars, as texts with two decimals. */
export const PREMIUM_PRICES = { monthly: '4.99', yearly: '49.99' } as const;
