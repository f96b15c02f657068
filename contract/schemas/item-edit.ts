import * as z from 'zod/mini';
import { parseCents } from '../rules/money';
import { saleTypeSchema } from './item';
import { platformSchema } from './platform';
import {
  isOwnSaleSchema,
  optionalText,
  requireOwnSaleFields,
  saleFieldsSchema,
  SOURCE_LOCATIONS,
} from './sale-submission';

/** The longest valid change has about 1,500 characters, each up to 6 bytes in JSON. */
export const ITEM_CHANGE_MAX_BYTES = 8 * 1024;

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

const fields = z.extend(z.omit(saleFieldsSchema, { comment: true }), {
  saleType: z._default(saleTypeSchema, 'other'),
  offerPrice: optionalText(
    z.string().check(
      z.trim(),
      z.refine((text) => (parseCents(text) ?? 0) > 0, ITEM_EDIT_MESSAGES.offerPrice),
    ),
  ),
});

/** All fields that the owner can edit, by the rules of sharing. For the form, and for an item with its change applied. */
export const itemEditSchema = fields.check(({ value, issues }) => {
  const report = (path: keyof typeof value, message: string) =>
    issues.push({ code: 'custom', input: value[path], path: [path], message });
  requireOwnSaleFields(value, report);
  if (value.saleType === 'offer' && value.offerPrice === undefined)
    report('offerPrice', ITEM_EDIT_MESSAGES.offerPriceRequired);
});
export type ItemEdit = z.output<typeof itemEditSchema>;

const text = z.optional(z.string());

/** The body of an edit. Fields that are left out stay as they are, and a blank text removes an optional field. */
export const itemChangeSchema = z.strictObject({
  title: text,
  soldPrice: text,
  saleType: z.optional(saleTypeSchema),
  offerPrice: text,
  soldDate: text,
  isOwnSale: z.optional(isOwnSaleSchema),
  purchasePrice: text,
  sourceLocation: z.optional(z.enum(['', ...SOURCE_LOCATIONS])),
  platform: z.optional(platformSchema),
  categoryId: text,
});
export type ItemChange = z.output<typeof itemChangeSchema>;
export type ItemChangeInput = z.input<typeof itemChangeSchema>;
