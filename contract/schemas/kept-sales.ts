import * as z from 'zod/mini';

export const KEPT_SALES_MESSAGES = {
  figures: "figures must be 'keep' or 'remove'",
} as const;

/** What a deletion does with own sales: they stay in the member's figures as kept sales, or leave them. */
export const figuresSchema = z._default(
  z.enum(['keep', 'remove'], KEPT_SALES_MESSAGES.figures),
  'keep',
);
export type Figures = z.output<typeof figuresSchema>;
