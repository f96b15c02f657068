import { parseCents } from '@contract/rules/money';
import type { Item } from '@contract/schemas/item';
import type { PictureArea } from '@contract/schemas/picture-area';
import type { SaleSubmission } from '@contract/schemas/sale-submission';
import * as z from 'zod/mini';

/** What a submission consists of, as text to compare: what its item shows, and the rest. */
const fingerprintSchema = z.object({ shown: z.string(), rest: z.string() });
export type Fingerprint = z.infer<typeof fingerprintSchema>;

/** The attempts to share one draft: they use one `Idempotency-Key`, so they create one item. */
export const attemptSchema = z.object({
  key: z.string(),
  /** The first submission that may have arrived; null if nothing was sent. */
  sent: z.nullable(fingerprintSchema),
  /** The server certainly created nothing. */
  refused: z.boolean(),
});
export type Attempt = z.infer<typeof attemptSchema>;

/** The key of a draft that was not sent yet. Two tabs with the same draft use it together. */
export const unsentAttempt = (key: string): Attempt => ({ key, sent: null, refused: false });

/** A picture to share: the member's own file, and the areas to redact before it is sent. */
export interface PictureToShare {
  readonly screenshot: File;
  readonly areas: readonly PictureArea[];
}

/** Returns the fingerprint of a submission with its picture. */
export function fingerprintOf(sale: SaleSubmission, picture: PictureToShare): Fingerprint {
  const { comment, categoryId, ...shown } = sale;
  const { name, size, lastModified } = picture.screenshot;
  const areas = picture.areas.map(({ x, y, width, height }) => [x, y, width, height]);
  return {
    shown: JSON.stringify(shown),
    // Stored attempts are compared with this text, so it stays as it was before redaction existed.
    rest: JSON.stringify([comment, categoryId, name, size, lastModified, ...areas]),
  };
}

const isSame = (one: Fingerprint, other: Fingerprint): boolean =>
  one.shown === other.shown && one.rest === other.rest;

/**
 * Returns the next attempt. It keeps the key of the last one, because the item may exist although its
 * answer was lost. Only if the server refused the last one and something changed is it a new submission.
 */
export function nextAttempt(
  last: Attempt | null,
  sending: Fingerprint,
  newKey: () => string,
): Attempt {
  if (last === null || (last.refused && last.sent && !isSame(last.sent, sending)))
    return { key: newKey(), sent: sending, refused: false };
  return { key: last.key, sent: last.sent ?? sending, refused: false };
}

/** A 4xx says that this request created nothing. It says nothing about earlier ones with the same key. */
export function refusedAttempt(last: Attempt | null, current: Attempt): Attempt {
  const isFirst = !last?.sent || last.key !== current.key || last.refused;
  return { ...current, refused: isFirst };
}

/** Whether the server may have created an item from what was sent. */
export const mayHaveArrived = (last: Attempt | null): boolean =>
  Boolean(last?.sent && !last.refused);

/** A 4xx says for certain that nothing was created; no answer, or a 5xx, does not. */
export const isRefusal = (status: number): boolean => status >= 400 && status < 500;

/** An item that an earlier attempt created, before the member changed the form. */
export interface EarlierItem {
  readonly title: string;
  /** Decimal dollars. */
  readonly soldPrice: string;
  /** False if the item does not show what changed, so that either attempt may have created it. */
  readonly certain: boolean;
}

/**
 * Returns the item of the answer if an earlier attempt created it, or may have: the server answers a
 * repeated key with the first item. Returns null if it is what was sent last.
 */
export function earlierItem(
  item: Item,
  sale: SaleSubmission,
  { sent }: Attempt,
  sending: Fingerprint,
): EarlierItem | null {
  const { title, soldPrice } = item;
  if (!shows(item, sale)) return { title, soldPrice, certain: true };
  const isUnclear = sent?.shown === sending.shown && sent.rest !== sending.rest;
  return isUnclear ? { title, soldPrice, certain: false } : null;
}

const cents = (decimal: string | null | undefined) => parseCents(decimal ?? '');

/** Whether the item shows every fact of the sale. */
function shows(item: Item, sale: SaleSubmission): boolean {
  return (
    item.title === sale.title &&
    cents(item.soldPrice) === cents(sale.soldPrice) &&
    item.soldDate === (sale.soldDate ?? null) &&
    item.isOwnSale === sale.isOwnSale &&
    cents(item.purchasePrice) === cents(sale.purchasePrice) &&
    item.sourceLocation === (sale.sourceLocation ?? null) &&
    item.platform === sale.platform &&
    item.categoryName === (sale.categoryName ?? null)
  );
}
