const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats dollars: 1234.5 becomes '$1,234.50'. */
export const formatDollars = (amount: number): string => dollars.format(amount);
