const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const signedDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  signDisplay: 'exceptZero',
});

/** Integer cents as US dollars: 123456 is '$1,234.56'. */
export const formatCents = (cents: number): string => dollars.format(cents / 100);

/** The same with its sign, for profit and loss: '+$12.00', '-$3.50'. */
export const formatSignedCents = (cents: number): string => signedDollars.format(cents / 100);
