import * as z from 'zod/mini';
import { parseCents } from './money';
import { saleTypeSchema } from './item';
import { optionalText, requireOwnSaleFields, saleFieldsSchema } from './sale-submission';

const SIGN_IN_REQUIRED = 'You are logged out. Logging in again...';

export const ITEM_EDIT_MESSAGES = {
  offerPriceRequired: 'Offer price is required if you accepted an offer',
  offerPrice: 'Offer price must be a valid number greater than 0',
  conflict: 'This item was changed elsewhere.',
  failed: 'Failed to update item. Please try again.',
  signInRequired: SIGN_IN_REQUIRED,
} as const;

export const ITEM_REMOVAL_MESSAGES = {
  question: 'Are you sure you want to delete this item?',
  failed: 'Failed to delete item. Please try again.',
  signInRequired: SIGN_IN_REQUIRED,
} as const;

const fields = z.extend(z.omit(saleFieldsSchema, { comment: true, cover: true, focus: true }), {
  saleType: z._default(saleTypeSchema, 'other'),
  offerPrice: optionalText(
    z.string().check(
      z.trim(),
      z.refine((text) => (parseCents(text) ?? 0) > 0, ITEM_EDIT_MESSAGES.offerPrice),
    ),
  ),
});

/**
 * All fields of an item that the owner can edit, with the same rules as for a share. The edit form uses this schema.
 * The server applies a change to the item and then checks the result with this schema.
 */
export const editableItemFieldsSchema = fields.check(({ value, issues }) => {
  const report = (path: keyof typeof value, message: string) =>
    issues.push({ code: 'custom', input: value[path], path: [path], message });
  requireOwnSaleFields(value, report);
  if (value.saleType === 'offer' && value.offerPrice === undefined)
    report('offerPrice', ITEM_EDIT_MESSAGES.offerPriceRequired);
});
export type EditableItemFields = z.output<typeof editableItemFieldsSchema>;
