import * as z from 'zod/mini';

export const KEPT_SALES_MESSAGES = {
  figures: "figures must be 'keep' or 'remove'",
  choice: 'Keep sales in my figures',
  hint: 'Title, marketplace, prices, dates and source stay in your totals, charts and downloads. Nobody else sees them.',
  removeQuestion:
    'This removes the sales of items that are gone from your totals, charts and downloads. This action cannot be undone.',
  removeFailed: "We couldn't remove your sales. Please try again.",
} as const;

/**
 * What happens to own sales when their items are deleted: 'keep' leaves them in the member's sales figures as kept
 * sales, and 'remove' takes them out of the figures.
 */
export const keptSalesChoiceSchema = z._default(
  z.enum(['keep', 'remove'], KEPT_SALES_MESSAGES.figures),
  'keep',
);
export type KeptSalesChoice = z.output<typeof keptSalesChoiceSchema>;
