import * as z from 'zod/mini';
import { parseCents } from './money';
import { sanitizeSingleLineText, sanitizeMultilineText } from './sanitize-text';
import { CATEGORY_ID_MAX_LENGTH } from './category';
import { commentTextSchema } from './comment';
import { formattedPictureAreaSchema } from './cover';
import { listingUrlSchema } from './listing-url';
import { DEFAULT_PLATFORM, platformSchema } from './platform';

export const TITLE_MAX_LENGTH = 200;
export const SOURCE_LOCATIONS = [
  'Garage/Yard Sale',
  'Thrift Store',
  'Flea Market',
  'Facebook Marketplace',
  'Estate Sale',
  'Retail Arbitrage',
  'Other',
] as const;

export const SALE_MESSAGES = {
  titleRequired: 'Title is required',
  titleLong: 'Title can be at most 200 characters long',
  soldPrice: 'Sold price must be a valid number greater than 0',
  soldDate: 'Enter a valid sold date',
  soldDateFuture: "Sold date can't be in the future",
  purchasePriceRequired: 'Purchase price is required for your own sales',
  purchasePrice: 'Purchase price must be 0 or more',
  sourceRequired: 'Source location is required for your own sales',
  usernameRequired: 'Please set up your username to share.',
} as const;

/**
 * The longest time, in milliseconds, that a sold date may be in the future (UTC). The day after today is allowed,
 * because it has already begun in time zones ahead of UTC (up to UTC+14).
 */
const SOLD_DATE_TOLERANCE_MS = 24 * 60 * 60 * 1000;

/** Returns true if a sold date is today or earlier in at least one time zone. The date can be tomorrow in UTC. */
export const isNotInTheFuture = (date: string): boolean =>
  Date.parse(date) <= Date.now() + SOLD_DATE_TOLERANCE_MS;

const blankToUndefined = (text: string | undefined) =>
  sanitizeMultilineText(text ?? '') === '' ? undefined : text;
const textOrBlank = z.pipe(z.optional(z.string()), z.transform(blankToUndefined));
/** Makes a text field optional: a blank text becomes undefined. */
export const optionalText = <T extends z.ZodMiniType<string, string>>(schema: T) =>
  z.pipe(textOrBlank, z.optional(schema));

export const isOwnSaleSchema = z.union([
  z.boolean(),
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((text) => text === 'true'),
  ),
]);

export const saleFieldsSchema = z.strictObject({
  title: z
    .string(SALE_MESSAGES.titleRequired)
    .check(
      z.overwrite(sanitizeSingleLineText),
      z.minLength(1, SALE_MESSAGES.titleRequired),
      z.maxLength(TITLE_MAX_LENGTH, SALE_MESSAGES.titleLong),
    ),
  soldPrice: z.string(SALE_MESSAGES.soldPrice).check(
    z.trim(),
    z.refine((text) => (parseCents(text) ?? 0) > 0, SALE_MESSAGES.soldPrice),
  ),
  soldDate: optionalText(
    z.iso
      .date(SALE_MESSAGES.soldDate)
      .check(z.refine(isNotInTheFuture, SALE_MESSAGES.soldDateFuture)),
  ),
  isOwnSale: z._default(isOwnSaleSchema, false),
  purchasePrice: optionalText(
    z.string().check(
      z.trim(),
      z.refine((text) => parseCents(text) !== null, SALE_MESSAGES.purchasePrice),
    ),
  ),
  sourceLocation: optionalText(z.enum(SOURCE_LOCATIONS)),
  platform: z._default(platformSchema, DEFAULT_PLATFORM),
  ebayUrl: optionalText(listingUrlSchema),
  comment: optionalText(commentTextSchema),
  categoryId: optionalText(z.string().check(z.trim(), z.maxLength(CATEGORY_ID_MAX_LENGTH))),
  /**
   * The name of the category, as the form shows it. The server does not store this name, but looks up the name of
   * `categoryId`.
   */
  categoryName: optionalText(z.string().check(z.trim(), z.maxLength(120))),
  /** The cover: the area of the screenshot that cards show. */
  cover: optionalText(formattedPictureAreaSchema),
  /** The area of title and price in the screenshot. Cards do not show it. */
  focus: optionalText(formattedPictureAreaSchema),
});

type OwnSale = Pick<
  z.infer<typeof saleFieldsSchema>,
  'isOwnSale' | 'purchasePrice' | 'sourceLocation'
>;

export function requireOwnSaleFields(
  sale: OwnSale,
  report: (path: keyof OwnSale, message: string) => void,
): void {
  if (!sale.isOwnSale) return;
  if (sale.purchasePrice === undefined)
    report('purchasePrice', SALE_MESSAGES.purchasePriceRequired);
  if (sale.sourceLocation === undefined) report('sourceLocation', SALE_MESSAGES.sourceRequired);
}

/**
 * The schema of the share form and of the multipart body that it sends. It turns blank optional fields into undefined,
 * and keeps prices as the member typed them.
 */
export const saleSubmissionSchema = saleFieldsSchema.check(({ value, issues }) => {
  requireOwnSaleFields(value, (path, message) =>
    issues.push({ code: 'custom', input: value[path], path: [path], message }),
  );
});
export type SaleSubmission = z.output<typeof saleSubmissionSchema>;
export type SaleSubmissionInput = z.input<typeof saleSubmissionSchema>;
