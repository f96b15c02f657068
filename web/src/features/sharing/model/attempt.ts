import { formatPictureArea } from '@contract/schemas/picture-area-format';
import { parseCents } from '@contract/schemas/money';
import type { CoverAndFocus } from '@contract/rules/cover-thumbnail-square';
import type { Item } from '@contract/schemas/item';
import { isWholeScreenshot } from '@contract/schemas/item-part';
import type { PictureArea } from '@contract/schemas/picture-area';
import type { SaleSubmission } from '@contract/schemas/sale-submission';
import * as z from 'zod/mini';
import type { PreparedPictureOptions } from './prepared-picture';

/**
 * A submission as two texts, so that submissions can be compared: one text contains the fields that the item shows, and
 * the other contains all other fields.
 */
export const submissionFingerprintSchema = z.object({ shown: z.string(), rest: z.string() });
export type SubmissionFingerprint = z.infer<typeof submissionFingerprintSchema>;

export const attemptSchema = z.object({
  key: z.string(),
  /** The first submission under this idempotency key that may have reached the server. Null if nothing was sent. */
  sent: z.nullable(submissionFingerprintSchema),
  refused: z.boolean(),
});
export type Attempt = z.infer<typeof attemptSchema>;

/**
 * Returns the attempt of a draft that was not sent yet. If two tabs have the same draft, both tabs use the idempotency
 * key of the draft.
 */
export const unsentAttempt = (key: string): Attempt => ({ key, sent: null, refused: false });

export interface PictureToShare extends PreparedPictureOptions {
  readonly screenshot: File;
}

export function fingerprintOf(
  sale: SaleSubmission,
  picture: PictureToShare,
): SubmissionFingerprint {
  const { comment, categoryId, cover: _cover, focus: _focus, ...shown } = sale;
  const { screenshot, itemPart, areas, parts } = picture;
  const { name, size, lastModified } = screenshot;
  const cover = parts?.cover;
  return {
    shown: JSON.stringify(shown),
    // Leaves out hidden areas, cover and part if they are empty. Drafts of older versions of the app lack these fields,
    // and this text must equal the text that was stored with such a draft.
    rest: JSON.stringify([
      comment,
      categoryId,
      name,
      size,
      lastModified,
      ...areas.map(sidesOf),
      ...(cover ? [formatPictureArea(cover)] : []),
      ...(isWholeScreenshot(itemPart) ? [] : [{ itemPart: itemPart.map(sidesOf) }]),
    ]),
  };
}

/**
 * Returns the sale for a new picture. Takes cover and focus from `parts`, because those of `sale` are areas of the
 * earlier picture.
 */
export function withPictureParts(
  { cover: _cover, focus: _focus, ...sale }: SaleSubmission,
  parts: CoverAndFocus | null,
): SaleSubmission {
  const { cover = null, focus = null } = parts ?? {};
  return {
    ...sale,
    ...(cover && { cover: formatPictureArea(cover) }),
    ...(focus && { focus: formatPictureArea(focus) }),
  };
}

const sidesOf = ({ x, y, width, height }: PictureArea) => [x, y, width, height];

const isSame = (one: SubmissionFingerprint, other: SubmissionFingerprint): boolean =>
  one.shown === other.shown && one.rest === other.rest;

/**
 * Returns the next attempt. It keeps the idempotency key of the last attempt, because the item may exist even if the
 * response was lost. It gets a new key only if there is no last attempt, or if the server refused the last attempt and
 * the submission has changed since then.
 */
export function nextAttempt(
  last: Attempt | null,
  sending: SubmissionFingerprint,
  newKey: () => string,
): Attempt {
  if (last === null || (last.refused && last.sent && !isSame(last.sent, sending)))
    return { key: newKey(), sent: sending, refused: false };
  return { key: last.key, sent: last.sent ?? sending, refused: false };
}

/**
 * Returns the attempt after a 4xx response. After such a response, the item exists only if an earlier request with the
 * same key has created it.
 */
export function attemptAfterRefusal(last: Attempt | null, current: Attempt): Attempt {
  const isFirst = !last?.sent || last.key !== current.key || last.refused;
  return { ...current, refused: isFirst };
}

export const mayHaveArrived = (last: Attempt | null): boolean =>
  Boolean(last?.sent && !last.refused);

/**
 * Returns whether the status means that the server created no item. After a 5xx response, or without a response, the
 * item may exist.
 */
export const isRefusal = (status: number): boolean => status >= 400 && status < 500;

/**
 * The item that the server created from an earlier version of the form. The server responds to a repeated key with the
 * result of the first request, and the form may have changed since that request.
 */
export interface ItemFromEarlierForm {
  readonly title: string;
  /** The price in dollars as a decimal text. */
  readonly soldPrice: string;
  /** False if the submission has changed only in data that an item does not show, such as the comment. */
  readonly certain: boolean;
}

/**
 * Returns the item in the response if the server created it, or may have created it, from an earlier version of the
 * form. Otherwise returns null.
 */
export function itemOfEarlierForm(
  item: Item,
  sale: SaleSubmission,
  { sent }: Attempt,
  sending: SubmissionFingerprint,
): ItemFromEarlierForm | null {
  const { title, soldPrice } = item;
  if (!shows(item, sale)) return { title, soldPrice, certain: true };
  const isUnclear = sent?.shown === sending.shown && sent.rest !== sending.rest;
  return isUnclear ? { title, soldPrice, certain: false } : null;
}

const cents = (decimal: string | null | undefined) => parseCents(decimal ?? '');

function shows(item: Item, sale: SaleSubmission): boolean {
  return (
    item.title === sale.title &&
    cents(item.soldPrice) === cents(sale.soldPrice) &&
    item.soldDate === (sale.soldDate ?? null) &&
    item.isOwnSale === sale.isOwnSale &&
    cents(item.purchasePrice) === cents(sale.purchasePrice) &&
    item.sourceLocation === (sale.sourceLocation ?? null) &&
    item.platform === sale.platform &&
    (item.ebayUrl ?? null) === (sale.ebayUrl ?? null) &&
    item.categoryName === (sale.categoryName ?? null)
  );
}
